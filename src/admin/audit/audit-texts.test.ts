import { expect, it } from 'vitest';
import { showNumber } from '../../domain/text/show-numbers.ts';
import {
  actionName,
  actorName,
  changedFields,
  describeObject,
  entityName,
  foldAutomation,
  summariseActions,
  summariseFields,
} from './audit-texts.ts';

type Values = Record<string, unknown> | null;
const changed = (before: Values, after: Values, names = {}) =>
  changedFields({ before, after, names });
const summarise = (before: Values, after: Values, names = {}) =>
  summariseFields({ before, after, names });

it('tells what an entry mentions by its id by name, and nothing where no name is known', () => {
  const id = '9c43a341-c5bc-4d5e-8f21-0123456789ab';
  const other = '8432351e-c5bc-4d5e-8f21-0123456789ab';
  const after = { article_id: id, title: 'Kopijos' };
  expect(summarise(null, after)).toBe('Pavadinimas: Kopijos');
  expect(summarise(null, after, { [id]: 'Atsarginės' })).toBe(
    'Tekstas: Atsarginės; Pavadinimas: Kopijos',
  );
  expect(changed(null, { article_ids: [other, id] }, { [id]: 'Atsarginės' })).toEqual([
    { name: 'Tekstai', before: '–', after: 'Atsarginės' },
  ]);
  expect(changed({ story_id: id }, { story_id: other })).toEqual([]);
});

it('shows a field as it was and as it is', () => {
  expect(
    changed({ ai_category: null, is_active: true }, { ai_category: 'Sauga', is_active: false }),
  ).toEqual([
    { name: 'Kategorija', before: '–', after: 'Sauga' },
    { name: 'Aktyvus', before: 'taip', after: 'ne' },
  ]);
});

it('leaves out of a line what reads as it did, and what is empty in something new', () => {
  const [before, after] = [
    { is_decorative: false, alt: null, title: 'A' },
    { is_decorative: false, alt: null, title: 'B' },
  ];
  expect(summarise(before, after)).toBe('Pavadinimas: A → B');
  expect(summarise(null, { alt: null, title: 'A' })).toBe('Pavadinimas: A');
});

it('tells of a post that was written here no address of a source', () => {
  expect(summarise(null, { original_url: 'manual:0f2c', ai_slug: 'a' })).toBe('Nuoroda: a');
  expect(summarise(null, { original_url: 'https://a.lt/b' })).toBe(
    'Originalo adresas: https://a.lt/b',
  );
});

it('writes roles as people call them', () => {
  expect(changed({ roles: ['moderator'] }, { roles: ['admin'] })).toEqual([
    { name: 'Rolė', before: 'moderatorius', after: 'administratorius' },
  ]);
  expect(summarise({ roles: ['admin'] }, { roles: ['user'] })).toBe(
    'Rolė: administratorius → naudotojas',
  );
});

it('writes choices, sums, sizes and structures in the words of people, money with fixed decimals', () => {
  const told = (after: Record<string, unknown>) =>
    changed(null, after).map((field) => `${field.name}: ${field.after}`);
  expect(
    told({
      rights: 'excerpt',
      daily_cost_cap_cents: 250,
      daily_token_cap: 200000,
      bytes: 1_234_567,
      source_import_interval: '1hr',
      function_name: 'import-rss-sources',
      digital_source_type: 'algorithmicMedia',
      cause: 'facts',
    }),
  ).toEqual([
    'Teisės: tik ištrauka ir nuoroda',
    'Išlaidų per dieną, USD: 2,50',
    `Žetonų per dieną: ${showNumber(200_000)}`,
    'Dydis: 1,2 MB',
    'Šaltinių importo intervalas: Kas valandą',
    'Kas vykdoma: Šaltinių importas',
    'Kaip sukurtas paveikslas: Paveikslą pagal taisykles nupiešė programa.',
    'Priežastis: šaltinis pakeitė jame minimus duomenis',
  ]);
  expect(told({ pending_values: { ai_translated_title: 'Kopijos', is_active: true } })).toEqual([
    'Laukiantis tekstas: Pavadinimas: Kopijos\nAktyvus: taip',
  ]);
  expect(told({ rights: 'kita', daily_cost_cap_cents: null })).toEqual([
    'Teisės: kita',
    'Išlaidų per dieną, USD: –',
  ]);
});

it('names only the fields of a contact message', () => {
  expect(changed(null, { fields: ['status', 'delivery_state'] })).toEqual([
    { name: 'Pakeisti laukai', before: '–', after: 'Būsena, Pranešimo būsena' },
  ]);
});

it('keeps a line short', () => {
  const after = { ai_slug: 1, ai_category: 1, name: 1, rss_url: 1, type: 1, role: 1 };
  expect(summarise(null, after)).toBe(
    'Nuoroda: 1; Kategorija: 1; Pavadinimas: 1; Adresas: 1 ir dar 2',
  );
  const { ai_slug, ai_category, name, rss_url } = after;
  const four = { ai_slug, ai_category, name, rss_url };
  expect(summarise(null, four)).toBe('Nuoroda: 1; Kategorija: 1; Pavadinimas: 1; Adresas: 1');
  expect(summarise(null, null)).toBe('');
});

it('says in a line what was and is, of a long text its name alone', () => {
  expect(
    summarise(
      { is_active: true, original_content: 'Senas', note: 'Pastaba' },
      { is_active: false, original_content: 'Žodis '.repeat(9), note: null },
    ),
  ).toBe('Aktyvus: taip → ne; Pastaba: Pastaba → –; pakeista: Originalo tekstas');
  expect(summarise(null, { second_factor: false, is_new_browser: true })).toBe(
    'Be antrojo veiksnio; Iš naujos naršyklės',
  );
});

it('tells of what is new or gone one value of each field, and nothing without a value', () => {
  const network = '0123456789abcdef0123456789abcdef0123456789abcdef';
  expect(summarise(null, { browser: 'Firefox', network, is_new_browser: false })).toBe(
    'Naršyklė: Firefox; Iš jau žinomos naršyklės',
  );
  expect(summarise({ ai_slug: 'kopijos', original_content: 'Žodis '.repeat(9) }, null)).toBe(
    'Nuoroda: kopijos',
  );
});

it('calls a run by what it does, and names the one source that was checked', () => {
  const id = '9c43a341-c5bc-4d5e-8f21-0123456789ab';
  const entry = {
    entity: 'run',
    subject: null,
    before: null,
    after: { function_name: 'import-rss-sources', source_ids: [id] },
    names: { [id]: 'LRT' },
  };
  expect(describeObject(entry)).toBe('Vykdymas „Šaltinių importas“');
  expect(summariseFields(entry)).toBe('Šaltinis: LRT');
});

it('says no name twice: who acted on the own account', () => {
  const own = { entity: 'profile', subject: 'ona@example.com' };
  expect(describeObject({ ...own, actor: 'ona@example.com' })).toBe('Savo paskyra');
  expect(describeObject({ ...own, actor: 'komanda' })).toBe('Paskyra „ona@example.com“');
});

it('calls a thing by its name, and by its kind where it has none', () => {
  expect(describeObject({ entity: 'article', subject: 'Kopijos' })).toBe('Tekstas „Kopijos“');
  expect(describeObject({ entity: 'contact', subject: null })).toBe('Žinutė');
  expect(['automatika', 'ona@example.com', ''].map(actorName)).toEqual([
    'Automatika',
    'ona@example.com',
    '–',
  ]);
});

it('writes values as people do, and leaves names as they are', () => {
  expect(
    changed(null, {
      status: 'read',
      name: 'read',
      scheduled_for: '2026-03-01T10:05:00.000Z',
    }),
  ).toEqual([
    { name: 'Būsena', before: '–', after: 'perskaityta' },
    { name: 'Pavadinimas', before: '–', after: 'read' },
    { name: 'Suplanuota', before: '–', after: expect.stringMatching(/12:05/) },
  ]);
});

it('folds what the product did by itself, one after another', () => {
  const entry = (actor: string, action = 'article.prepare') => ({ actor, action });
  const entries = [
    entry('automatika'),
    entry('automatika', 'source.update'),
    entry('automatika'),
    entry('ona@example.com'),
    entry('automatika'),
  ];
  expect(foldAutomation(entries).map(({ length }) => length)).toEqual([3, 1, 1]);
  expect(summariseActions(entries.slice(0, 3))).toBe(
    'Straipsnis paruoštas (2), Šaltinis pakeistas',
  );
  // The most frequent first, wherever it stands.
  expect(summariseActions(entries.slice(1, 5))).toBe(
    'Straipsnis paruoštas (3), Šaltinis pakeistas',
  );
});

it('shows what it does not know as it is written', () => {
  expect([actionName('article.publish'), actionName('x.y'), entityName('x')]).toEqual([
    'Tekstas publikuotas',
    'x.y',
    'x',
  ]);
});
