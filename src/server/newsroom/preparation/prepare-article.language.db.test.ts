import { afterAll, afterEach, expect, test } from 'vitest';
import { asksForTranslation } from '../../../../tests/support/bad-translation.ts';
import { createPreparationWorld } from '../../../../tests/support/preparation-world.ts';
import { glossary_terms } from '../../database/schema/glossary.ts';
import { prepareArticle } from './prepare-article.ts';
import { findCandidate } from './storing/candidate.ts';

const world = await createPreparationWorld();
afterEach(() => world.reset());
afterAll(() => world.close());

const SOURCE = {
  original_title: 'Users of the mail server',
  original_excerpt: 'Users are asked to update the mail server.',
  original_content:
    '<p>Users of the "ExampleMail" server - about 3.5 million - should update it within 24-48 hours, <code>update - "now"</code>.</p>',
};
const translation = (users: string) => ({
  title: `${users} "ExampleMail" serveryje`,
  excerpt: 'Raginama atnaujinti pašto serverį.',
  content_html: `<p>${users} - apie 3.5 mln. - turėtų atnaujinti "ExampleMail" serverį per 24-48 valandas, <code>update - "now"</code>.</p>`,
});
const answer = (users: string) =>
  world.google.answerWith(({ fields }) =>
    asksForTranslation(fields) ? { json: translation(users) } : null,
  );
const prepare = async (values: object = {}) => {
  const article = await world.addArticle({ ...SOURCE, ...values });
  const { outcome } = await prepareArticle(world.deps({ google: 'k' }), article.id);
  return { outcome, row: await world.getArticle(article.id) };
};
const shown = (text: string | null) => text?.replaceAll('\u00A0', '_');

test('what a model wrote is stored with Lithuanian marks and spaces, its code to the letter', async () => {
  answer('Naudotojai');
  const { outcome, row } = await prepare();
  expect(outcome).toBe('prepared');
  expect(shown(row.ai_translated_title)).toBe('Naudotojai „ExampleMail“ serveryje');
  expect(shown(row.ai_translated_content)).toBe(
    '<p>Naudotojai_– apie 3,5_mln._– turėtų atnaujinti „ExampleMail“ serverį per 24–48_valandas, <code>update - "now"</code>.</p>',
  );
  expect(row.check_findings).toBeNull();
});

test('what rules prepare is set the same way', async () => {
  const article = await world.addArticle({
    original_title: 'Įmonių serveriai - "saugūs"',
    original_content: `<p>${'Įmonės serverius prižiūri "saugiai" - nuolat. '.repeat(12)}</p>`,
    original_language: 'lt',
  });
  await prepareArticle(world.deps(), article.id);
  const row = await world.getArticle(article.id);
  expect(shown(row.ai_translated_title)).toBe('Įmonių serveriai_– „saugūs“');
  expect(row.ai_translated_content).toContain('prižiūri „saugiai“');
});

test('the glossary is told to the model, and its words are written where their form is sure', async () => {
  await world.database.db
    .insert(glossary_terms)
    .values({ term: 'user', preferred: 'naudotojas', never: 'vartotojas' });
  answer('Vartotojai');
  const { outcome, row } = await prepare();
  expect(outcome).toBe('prepared');
  expect(row.ai_translated_title).toMatch(/^Naudotojai/);
  expect(row.ai_translated_content).toMatch(/^<p>Naudotojai/);
  const asked = world.google.requests.filter(({ fields }) => asksForTranslation(fields));
  expect(asked[0]?.system).toContain('- user: rašykite „naudotojas“, nerašykite „vartotojas“');
});

test('a word that the glossary forbids waits for a person, with what we write', async () => {
  await world.database.db
    .insert(glossary_terms)
    .values({ term: 'user', preferred: 'naudotoja', never: 'juzeris' });
  answer('Juzeriai');
  const { outcome, row } = await prepare();
  expect(outcome).toBe('needs_review');
  expect(row.check_findings).toContainEqual(
    expect.objectContaining({ kind: 'term', fact: 'Juzeriai', hint: 'naudotoja' }),
  );
  const repair = world.google.requests.findLast(({ fields }) => asksForTranslation(fields));
  expect(repair?.prompt).toContain('Nerašome „Juzeriai“: rašome „naudotoja“.');
  const candidate = await findCandidate(world.database.db, row.id);
  expect(candidate?.problems).toContainEqual(expect.objectContaining({ rule: 'term' }));
});

test('a word that no dictionary knows is marked, and keeps nothing from being published', async () => {
  answer('Naudotojiai');
  const { outcome, row } = await prepare();
  expect(outcome).toBe('prepared');
  answer('Serverio naudotojjai');
  const misspelt = await prepare();
  expect(misspelt.outcome).toBe('prepared');
  expect(misspelt.row.check_findings).toMatchObject([
    { kind: 'spelling', problem: 'unknown', fact: 'naudotojjai', isUnsure: true },
  ]);
  expect(row.check_findings).toBeNull();
});
