import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { articles } from '../database/schema/articles.ts';
import { ai_import_settings } from '../database/schema/automation.ts';
import { DEFAULT_PROMPTS } from '../newsroom/preparation/prompts/default-prompts.ts';
import { recordChange } from './record-change.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.insert(ai_import_settings).values({ id: 1, ...DEFAULT_PROMPTS });
});
afterAll(() => api.close());

const audit = async (query = '') =>
  (await api.askAsAdmin('GET', `/api/admin/audit${query}`)).body as {
    items: Record<string, unknown>[];
    total: number;
  };

test('changes of a source are kept with what they changed, the latest first', async () => {
  const address = { name: 'Šaltinis', rss_url: 'https://example.com/feed', type: 'rss' };
  const { body: source } = await api.askAsAdmin('POST', '/api/admin/sources', address);
  const path = `/api/admin/sources/${source.id}`;
  await api.askAsAdmin('PATCH', path, { is_active: false, name: 'Šaltinis' });
  await api.askAsAdmin('PATCH', path, { is_active: false });
  await api.askAsAdmin('DELETE', path);
  const { items, total } = await audit(`?entity=source&entity_id=${source.id}`);
  expect(total).toBe(3);
  expect(items).toMatchObject([
    { action: 'source.delete', before: address, after: null },
    { action: 'source.update', before: { is_active: true }, after: { is_active: false } },
    { action: 'source.create', before: null, after: address },
  ]);
  const one = (id: unknown) => api.askAsAdmin('GET', `/api/admin/audit/${id}`);
  expect((await one(items[1]?.id)).body).toEqual(items[1]);
  expect([(await one(999_999)).status, (await one('x')).status]).toEqual([404, 404]);
  expect(Object.keys(items[0] ?? {})).toEqual([
    'id',
    'at',
    'actor',
    'action',
    'entity',
    'entity_id',
    'before',
    'after',
    'subject',
    'names',
  ]);
});

test('a change of the settings names only what is other than before', async () => {
  const read = async () => (await api.askAsAdmin('GET', '/api/admin/settings')).body;
  const body = await read();
  const names = Object.keys(body).filter(
    (name) => !/^(id|version|updated_at|.*_due_at|daily_.*)$/.test(name),
  );
  const values = Object.fromEntries(names.map((name) => [name, body[name]]));
  const save = async (changes: object) => {
    const { version } = await read();
    return api.askAsAdmin('PUT', '/api/admin/settings', { ...values, ...changes, version });
  };
  expect((await save({ auto_publish_min_score: 81 })).status).toBe(200);
  expect((await save({ auto_publish_min_score: 81 })).status).toBe(200);
  expect(await audit('?entity=settings')).toMatchObject({
    total: 1,
    items: [
      {
        action: 'settings.update',
        actor: 'admin@example.com',
        before: { auto_publish_min_score: 70 },
        after: { auto_publish_min_score: 81 },
      },
    ],
  });
});

test('is looked through by actor, action and words', async () => {
  expect((await audit('?action=source.delete')).total).toBe(1);
  expect((await audit('?actor=ADMIN@')).total).toBe(4);
  expect((await audit('?actor=komanda')).total).toBe(0);
  expect((await audit('?q=min_score')).total).toBe(1);
  expect((await audit('?q=example.com%2Ffeed')).total).toBe(2);
  const { items } = await audit('?sort=at&per_page=1&page=2');
  expect(items.map(({ action }) => action)).toEqual(['source.update']);
});

test('is read only', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await api.askAsAdmin(method, '/api/admin/audit', {})).status).toBe(405);
    expect((await api.askAsAdmin(method, '/api/admin/audit/1', {})).status).toBe(405);
  }
});

test('an entry says what people call the thing today, and what it was called when it is gone', async () => {
  const address = { name: 'Portalas', rss_url: 'https://example.com/kitas', type: 'rss' };
  const { body: source } = await api.askAsAdmin('POST', '/api/admin/sources', address);
  const path = `/api/admin/sources/${source.id}`;
  await api.askAsAdmin('PATCH', path, { is_active: false });
  await api.askAsAdmin('PATCH', path, { name: 'Naujas vardas' });
  const subjects = async () =>
    (await audit(`?entity_id=${source.id}`)).items.map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Naujas vardas', 'Naujas vardas', 'Naujas vardas']);
  await api.askAsAdmin('DELETE', path);
  expect(await subjects()).toEqual(['Naujas vardas', 'Naujas vardas', null, 'Portalas']);
});

test('what people did is told from what the product did by itself', async () => {
  await recordChange(api.db, {
    by: { machine: 'automatika' },
    action: 'article.prepare',
    entity: 'article',
    entityId: 'a',
    at: new Date(),
  });
  const machines = await audit('?by=machines');
  expect(machines.items.map(({ actor }) => actor)).toEqual(['automatika']);
  const people = await audit('?by=people');
  expect(people.total).toBeGreaterThan(0);
  expect(people.items.every(({ actor }) => actor === 'admin@example.com')).toBe(true);
  expect((await api.askAsAdmin('GET', '/api/admin/audit?by=x')).status).toBe(400);
});

test('names the sources that a run was started for', async () => {
  const address = { name: 'Tikrinamas', rss_url: 'https://example.com/tikrinamas', type: 'rss' };
  const { body: source } = await api.askAsAdmin('POST', '/api/admin/sources', address);
  await api.db.transaction((tx) =>
    recordChange(tx, {
      by: api.people.admin.id,
      action: 'run.start',
      entity: 'run',
      entityId: crypto.randomUUID(),
      after: { function_name: 'import-rss-sources', source_ids: [source.id] },
      at: new Date(),
    }),
  );
  const [entry] = (await audit('?action=run.start')).items;
  expect(entry?.names).toEqual({ [source.id]: 'Tikrinamas' });
});

test('names the article of a draft, and a file by the name it came with', async () => {
  const values = { ...IMPORTED_ARTICLE, ai_translated_title: 'Atsarginės kopijos' };
  const [article] = await api.db.insert(articles).values(values).returning();
  const at = new Date();
  const entry = { by: api.people.admin.id, at };
  await api.db.transaction(async (tx) => {
    const draft = { entity: 'draft', entityId: crypto.randomUUID() };
    const after = { article_id: article?.id, title: null };
    await recordChange(tx, { ...entry, ...draft, action: 'draft.create', after });
    const file = { entity: 'file', entityId: crypto.randomUUID() };
    const name = `files/${crypto.randomUUID()}/kainos-2024.pdf`;
    await recordChange(tx, { ...entry, ...file, action: 'file.delete', before: { name } });
  });
  const [draft] = (await audit('?action=draft.create')).items;
  expect(draft?.names).toEqual({ [article?.id ?? '']: 'Atsarginės kopijos' });
  const [file] = (await audit('?action=file.delete')).items;
  expect(file?.subject).toBe('kainos-2024.pdf');
});
