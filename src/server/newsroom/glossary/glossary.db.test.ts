import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { glossary_terms } from '../../database/schema/glossary.ts';
import { DEFAULT_TERMS } from './default-terms.ts';
import { createTermBody } from './glossary-schemas.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(glossary_terms);
});

const PATH = '/api/admin/glossary';
const CLOUD = { term: 'cloud, cloud computing', preferred: 'debesija', never: 'cloudas', note: '' };
const add = (values: object) => api.askAsAdmin('POST', PATH, values);

describe('terms', () => {
  test('are added, found by any of their words, changed and removed, each in the audit', async () => {
    const { status, body } = await add({ ...CLOUD, never: ' cloudas, debesys;\ncloudas ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...CLOUD, never: 'cloudas\ndebesys' });
    await add({ term: 'Backup', preferred: 'atsarginė kopija' });
    const list = async (q = '') => (await api.askAsAdmin('GET', `${PATH}?q=${q}`)).body;
    expect((await list()).items.map(({ term }: { term: string }) => term)).toEqual([
      'Backup',
      'cloud, cloud computing',
    ]);
    expect(await list('debesys')).toMatchObject({ total: 1, per_page: 100 });
    const changed = await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, { note: 'Ne orai' });
    expect(changed.body).toMatchObject({ note: 'Ne orai', preferred: 'debesija' });
    expect((await api.askAsAdmin('DELETE', `${PATH}/${body.id}`)).status).toBe(200);
    expect(await list('debesys')).toMatchObject({ total: 0, items: [] });
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, body.id))
      .orderBy(audit_log.id);
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'term.create',
      'term.delete',
      'term.update',
    ]);
  });

  test.each([
    ['no term', { term: '  ' }, 'term', 'Įrašykite, kaip terminą vadina šaltiniai'],
    ['no word of ours', { preferred: '\u200b' }, 'preferred', 'Įrašykite, kaip rašome'],
    ['no letter', { preferred: '…' }, 'preferred', 'Turi būti bent viena raidė'],
    ['a long term', { term: 'a'.repeat(121) }, 'term', 'Per ilgas tekstas (max 120 simbolių)'],
    ['a long note', { note: 'a'.repeat(301) }, 'note', 'Per ilgas tekstas (max 300 simbolių)'],
    [
      'many unwanted words',
      { never: Array.from({ length: 21 }, (_, at) => `žodis${at}`).join() },
      'never',
      'Per daug žodžių (daugiausia 20)',
    ],
    [
      'its own word unwanted',
      { never: 'Debesija' },
      'never',
      '„debesija“ negali būti ir rašoma, ir nerašoma',
    ],
  ])('with %s are refused, naming the field', async (_what, values, field, message) => {
    const { status, body } = await add({ ...CLOUD, ...values });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field, message })]);
    expect(await api.db.$count(glossary_terms)).toBe(0);
  });

  test('stand there once, whatever their capitals', async () => {
    await add(CLOUD);
    const { status, body } = await add({ ...CLOUD, term: 'Cloud, Cloud Computing' });
    expect(status).toBe(409);
    expect(body.errors).toEqual([{ field: 'term', message: 'Toks terminas jau yra' }]);
  });

  test('are one line each: nothing typed begins a line of the prompt', async () => {
    const { body } = await add({ ...CLOUD, note: 'Pirma\n- Antra\u2028Trečia' });
    expect(body.note).toBe('Pirma - Antra Trečia');
  });

  test('that are gone are not found', async () => {
    const gone = `${PATH}/${crypto.randomUUID()}`;
    expect((await api.askAsAdmin('PATCH', gone, { note: 'x' })).status).toBe(404);
    expect((await api.askAsAdmin('DELETE', gone)).status).toBe(404);
  });

  test('are an administrator’s alone', async () => {
    expect((await api.ask('GET', PATH)).status).toBe(401);
    expect((await api.ask('POST', PATH, { body: CLOUD })).status).toBe(401);
  });

  test('of a new installation keep the rules of the panel', () => {
    expect(DEFAULT_TERMS.length).toBeGreaterThan(8);
    for (const term of DEFAULT_TERMS) expect(createTermBody.parse(term)).toEqual(term);
  });
});
