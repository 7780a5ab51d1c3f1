import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { BEYOND_RIGHTS } from '../../../domain/articles/publish-reasons.ts';
import { articles } from '../../database/schema/articles.ts';
import { model_calls } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import type { CheckProblem } from '../../newsroom/preparation/checks/check-problem.ts';
import { storeCandidate } from '../../newsroom/preparation/storing/candidate.ts';

const api = await startTestApi();
afterAll(() => api.close());

let number = 0;
async function add(values: Partial<typeof articles.$inferInsert> = {}): Promise<string> {
  number += 1;
  const { id } = await storeArticle(api.db, {
    original_url: `https://example.com/${number}`,
    original_title: 'Title',
    original_content: '<p>Ten servers.</p>',
    ...values,
  });
  return id;
}
const PREPARED = {
  ai_translated_title: 'Antraštė',
  ai_translated_excerpt: 'Santrauka',
  ai_translated_content: '<p>Dešimt serverių.</p>',
  ai_category: 'Technologijos',
  ai_actuality_score: 80,
  preparation_state: 'prepared',
  prepared_by: 'ai',
  prepared_at: new Date('2026-03-01T10:00:00Z'),
} as const;
const FINDING = { fact: '777', kind: 'number', excerpt: 'apie 777 serverius' } as const;
const PROBLEM: CheckProblem = {
  rule: 'fact',
  message: 'Šaltinyje nerasta: „777“.',
  value: '777',
  finding: FINDING,
};
/** As the preparation leaves an article whose text did not pass. */
async function addFailedCheck(): Promise<string> {
  const id = await add({
    preparation_state: 'needs_review',
    preparation_reason: {
      code: 'problems',
      problems: [{ message: 'Šaltinyje nerasta: „777“.', isFact: true }],
      more: 0,
    },
    check_findings: [FINDING],
  });
  const text = {
    title: 'Antraštė',
    excerpt: 'Santrauka',
    html: '<p>Apie 777 serverius.</p>',
    score: 80,
    category: 'Technologijos',
  };
  await storeCandidate(api.context, id, { text, problems: [PROBLEM], model: 'm' });
  return id;
}
const act = (id: string, verb: string, body: object = {}) =>
  api.askAsAdmin('POST', `/api/admin/articles/${id}/${verb}`, body);
const read = async (id: string) => (await api.askAsAdmin('GET', `/api/admin/articles/${id}`)).body;

describe('an article whose text did not pass its checks', () => {
  test('is not published by accident: first its text is taken, then the reasons are confirmed', async () => {
    const id = await addFailedCheck();
    const bare = await act(id, 'publish', { is_confirmed: true });
    expect([bare.status, bare.body.errors[0].field]).toEqual([409, 'ai_slug']);

    const taken = await act(id, 'rejected-text');
    expect(taken.body).toMatchObject({
      state: 'prepared',
      preparation_state: 'needs_review',
      prepared_by: 'ai',
      ai_slug: 'antraste',
      ai_translated_content: '<p>Apie 777 serverius.</p>',
      check_findings: [FINDING],
    });
    const refused = await act(id, 'publish', { is_reviewed: true });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ reasons: ['Šaltinyje nerasta: „777“.'] });
    const bulk = await api.askAsAdmin('POST', '/api/admin/articles/bulk', {
      action: 'publish',
      items: [{ id }],
    });
    expect(bulk.body).toMatchObject({ done: [], failed: [{ id }] });

    const published = await act(id, 'publish', { is_confirmed: true });
    expect(published.body).toMatchObject({
      state: 'published',
      preparation_state: 'prepared',
      preparation_error: null,
      reviewed_at: null,
      // It has not been reviewed yet, so the mark stays.
      check_findings: [FINDING],
    });
    expect((await act(id, 'review')).body).toMatchObject({ check_findings: null });
  });

  test('needs no confirmation once a person has mended what was found', async () => {
    const id = await addFailedCheck();
    const { version } = (await act(id, 'rejected-text')).body;
    const mend = (ai_translated_content: string, seen: number) =>
      api.askAsAdmin('PATCH', `/api/admin/articles/${id}`, {
        ai_translated_content,
        ai_slug: `taisytas-${number}`,
        version: seen,
      });
    const half = await mend('<p>Tikrai 777 serveriai.</p>', version);
    expect(half.body).toMatchObject({ preparation_state: 'prepared', check_findings: [FINDING] });
    expect((await act(id, 'publish')).status).toBe(409);
    const whole = await mend('<p>Dešimt serverių.</p>', half.body.version);
    expect(whole.body.check_findings).toBeNull();
    expect((await act(id, 'publish')).body).toMatchObject({
      state: 'published',
      prepared_by: 'ai',
    });
  });

  test('without such a text there is nothing to take', async () => {
    const id = await add({ preparation_state: 'needs_review' });
    expect((await act(id, 'rejected-text')).status).toBe(409);
  });
});

test('a new text of a published article with findings is approved only knowingly', async () => {
  const id = await add({
    ...PREPARED,
    ai_slug: 'viesas',
    published_date: new Date('2026-03-02T10:00:00Z'),
    preparation_state: 'needs_review',
    check_findings: [FINDING],
    pending_values: { ai_translated_content: '<p>777</p>', problems: [PROBLEM.message] },
  });
  expect((await act(id, 'publish')).body.reasons).toEqual([PROBLEM.message]);
  expect((await act(id, 'publish', { is_confirmed: true, is_reviewed: true })).body).toMatchObject({
    ai_translated_content: '<p>777</p>',
    preparation_state: 'prepared',
    check_findings: null,
    reviewed_at: expect.any(String),
  });
});

test('a review tells who, when, and what people changed of the machine’s text', async () => {
  const id = await add({ ...PREPARED, ai_slug: 'perziureta' });
  expect((await read(id)).review).toBeNull();
  const first = await act(id, 'review');
  expect(first.body.review).toEqual({
    by: 'admin@example.com',
    at: first.body.reviewed_at,
    changed_fields: [],
  });
  await api.askAsAdmin('PATCH', `/api/admin/articles/${id}`, {
    ai_translated_title: 'Kita antraštė',
    version: first.body.version,
  });
  const second = await act(id, 'publish', { is_reviewed: true });
  expect(second.body.review.changed_fields).toEqual(['ai_translated_title']);
});

test('an article tells what it cost, and which one it is nearly the same as', async () => {
  const twin = await add({ original_title: 'Beveik tokia pat' });
  const id = await add({ has_near_duplicate: true, near_duplicate_of: twin });
  const call = { article_id: id, step: 'judge', model: 'm', input_tokens: 3, cost_micro_usd: 7 };
  await api.db.insert(model_calls).values([call, call]);
  expect(await read(id)).toMatchObject({
    near_duplicate: { id: twin, title: 'Beveik tokia pat', is_published: false },
    preparation_cost: { input_tokens: 6, output_tokens: 0, images: 0, cost_micro_usd: 14 },
  });
});

test('a change of the source after publication waits for review until a person leaves our text as it is', async () => {
  const changed_original = { original_title: 'New title', original_content: '<p>New</p>' };
  const at = new Date('2026-03-03T10:00:00Z');
  const id = await add({
    ...PREPARED,
    ai_slug: 'pasikeite',
    published_date: new Date('2026-03-02T10:00:00Z'),
    changed_original,
    source_changed_at: at,
  });
  const waiting = async () => {
    const { body } = await api.askAsAdmin('GET', '/api/admin/articles?state=needs_review');
    const items: { id: string; source_changed_at: string | null }[] = body.items;
    expect([body.total, body.is_total_exact]).toEqual([items.length, true]);
    return items.find((item) => item.id === id);
  };
  expect(await read(id)).toMatchObject({ changed_original, source_changed_at: at.toISOString() });
  expect(await waiting()).toMatchObject({
    state: 'published',
    source_changed_at: at.toISOString(),
  });
  const seen = await act(id, 'source-change/dismiss');
  expect(seen.body).toMatchObject({ changed_original: null, source_changed_at: null });
  expect(await waiting()).toBeUndefined();
  const [row] = await api.db.select().from(articles).where(eq(articles.id, id));
  expect(row?.original_title).toBe('Title');
  expect((await act(id, 'source-change/dismiss')).status).toBe(409);
});

describe('an article of a source whose rights were tightened', () => {
  const LONG = `<p>${'Ilgas tekstas. '.repeat(70)}</p>`;
  async function addTightened(values: Partial<typeof articles.$inferInsert>): Promise<string> {
    const rss_url = `https://example.com/tightened-${number}`;
    const source = { name: 'Griežtas', rss_url, type: 'rss', rights: 'excerpt' } as const;
    const [row] = await api.db.insert(rss_sources).values(source).returning({ id: rss_sources.id });
    return add({ ...PREPARED, ai_slug: `griezta-${number}`, source_id: row?.id ?? '', ...values });
  }

  test('is published whole only by a person who says that they have seen it', async () => {
    const id = await addTightened({ ai_translated_content: LONG });
    expect(await read(id)).toMatchObject({ rights: 'licensed', is_beyond_rights: true });
    const refused = await act(id, 'publish', { is_reviewed: true });
    expect([refused.status, refused.body.reasons]).toEqual([409, [BEYOND_RIGHTS]]);
    const many = { action: 'publish', items: [{ id }] };
    const bulk = await api.askAsAdmin('POST', '/api/admin/articles/bulk', many);
    expect(bulk.body).toMatchObject({ done: [], failed: [{ id }] });
    const published = await act(id, 'publish', { is_confirmed: true });
    expect(published.body).toMatchObject({ state: 'published' });
  });

  test('is warned of when the new text that waits is longer than an excerpt gives', async () => {
    const pending = { ai_translated_content: LONG, ai_slug: 'nauja', problems: [] };
    const published_date = new Date('2026-03-02T10:00:00Z');
    const id = await addTightened({ pending_values: pending, published_date });
    expect((await act(id, 'publish')).body.reasons).toEqual([BEYOND_RIGHTS]);
  });

  test('needs no confirmation while it is as short as an excerpt gives, however much markup it has', async () => {
    const ai_translated_content = '<p><strong>Trumpas</strong> tekstas.</p>'.repeat(40);
    const id = await addTightened({ ai_translated_content });
    expect((await act(id, 'publish')).body).toMatchObject({ state: 'published' });
  });
});
