import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startGoogleAi } from '../../../../tests/fakes/google-ai.ts';
import type { ModelRequest } from '../../../../tests/fakes/model-server.ts';
import { startOpenAi } from '../../../../tests/fakes/openai.ts';
import { asksForTranslation, BAD_TRANSLATION } from '../../../../tests/support/bad-translation.ts';
import { errsAtRandom } from '../../../../tests/support/noisy-model.ts';
import { ENGLISH_HTML } from '../../../../tests/support/preparation-world.ts';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { days } from '../../../domain/time/duration.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, auto_import_logs } from '../../database/schema/automation.ts';
import {
  model_calls,
  preparation_steps,
  provider_health,
} from '../../database/schema/preparation.ts';
import { replay_steps, replays } from '../../database/schema/replays.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import { cleanUp } from '../automation/schedule.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';

/* Replays through the API, their jobs as a worker runs them, models on loopback. */

const [google, openai] = await Promise.all([startGoogleAi(), startOpenAi()]);
const api = await startTestApi({
  GOOGLE_GENERATIVE_AI_API_KEY: 'k',
  GOOGLE_AI_BASE_URL: google.baseUrl,
  OPENAI_BASE_URL: openai.baseUrl,
});
const { db } = api;
const handlers = createJobHandlers({
  ...api.context,
  databaseUrl: api.databaseUrl,
  feeds: null as never,
  pages: null as never,
  robots: null as never,
});
afterAll(async () => {
  await api.close();
  await Promise.all([google.close(), openai.close()]);
});
beforeEach(async () => {
  google.reset();
  openai.reset();
  await api.pool.query('delete from jobs.job');
  for (const table of [replays, model_calls, provider_health, articles, auto_import_logs]) {
    await db.delete(table);
  }
  await db.delete(ai_import_settings);
  await db.insert(ai_import_settings).values(DEFAULT_PROMPTS);
});

/** A few sentences with facts: checks take their time, and there are many articles here. */
const SHORT_HTML = `<p>On March 4, 2026 researchers reported the flaw CVE-2026-12345 in the ExampleMail server. The vendor
asks everybody to install version 4.2.1 within 48 hours, and explains how to look for traces of a break-in.</p>`;

let counter = 0;
async function addArticle(values: Partial<typeof articles.$inferInsert> = {}): Promise<string> {
  counter += 1;
  const { id } = await storeArticle(db, {
    original_url: `https://example.com/news/${counter}`,
    original_title: 'ExampleMail server flaw under attack',
    original_content: SHORT_HTML,
    original_language: 'en',
    ...values,
  });
  return id;
}
const addArticles = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addArticle()));

const REPLAYS = '/api/admin/replays';
const post = (path: string, body: object = {}) => api.askAsAdmin('POST', REPLAYS + path, body);
const get = async (path: string) => (await api.askAsAdmin('GET', REPLAYS + path)).body;
async function start(article_ids: string[], candidate: object = {}): Promise<string> {
  const { status, body } = await post('', { article_ids, candidate });
  expect([status, body]).toEqual([201, { id: expect.any(String), run_id: expect.any(String) }]);
  return body.id;
}

/** Does what waits in the queue, one job after the other, as a worker does. */
async function work(limit = Number.POSITIVE_INFINITY): Promise<number> {
  const signal = new AbortController().signal;
  const { rows } = await api.pool.query(
    `select id, data from jobs.job where name = 'replay-article' and state = 'created' order by created_on, id`,
  );
  for (const { id, data } of rows.slice(0, limit)) {
    await handlers['replay-article'](data, { isLast: false, isPoison: false, signal });
    await api.pool.query(`update jobs.job set state = 'completed' where id = $1`, [id]);
  }
  return rows.length;
}
async function replay(article_ids: string[], candidate: object = {}) {
  const id = await start(article_ids, candidate);
  await work();
  return get(`/${id}`);
}

const WORSE = 'Išverskite kaip išeina.';
const isWorse = ({ system }: ModelRequest) => system.includes(WORSE);

// Of many preparations each.
describe('the verdict over all', { timeout: 120_000 }, () => {
  test.each([1, 2])(
    'of the same prompt is no difference, however the model errs (%i)',
    async (seed) => {
      google.answerWith(errsAtRandom(seed, () => 0.5));
      const { overall, better, worse, same, changed, status } = await replay(await addArticles(8));
      expect([status, changed]).toEqual([
        'done',
        { model: false, translation: false, relevance: false },
      ]);
      expect(better + worse).toBeGreaterThan(0);
      expect(better + worse + same).toBe(8);
      expect(overall.verdict).toBe('no_difference');
      expect(overall.betterShare.low).toBeLessThan(0.5);
      expect(overall.betterShare.high).toBeGreaterThan(0.5);
    },
  );

  const errsMoreWhenWorse = (seed: number) =>
    google.answerWith(errsAtRandom(seed, (request) => (isWorse(request) ? 1 : 0.3)));

  test.each([1, 2])('of a worse prompt is worse (%i)', async (seed) => {
    errsMoreWhenWorse(seed);
    const { overall, measures } = await replay(await addArticles(8), { translation_prompt: WORSE });
    expect(overall.verdict).toBe('worse');
    expect(overall.betterShare.high).toBeLessThan(0.5);
    expect(measures[0]).toMatchObject({ measure: 'problems', articles: 8 });
    expect(measures[0].interval.low).toBeGreaterThan(0);
  });

  test('of a better prompt is better', async () => {
    errsMoreWhenWorse(1);
    await db.update(ai_import_settings).set({ translation_prompt: WORSE });
    const { translation_prompt } = DEFAULT_PROMPTS;
    const { overall } = await replay(await addArticles(8), { translation_prompt });
    expect(overall.verdict).toBe('better');
  });

  test('of a handful of articles is none', async () => {
    google.answerWith(errsAtRandom(1, (request) => Number(isWorse(request))));
    const few = await replay(await addArticles(3), { translation_prompt: WORSE });
    expect([few.worse, few.overall.verdict]).toEqual([3, 'too_few']);
  });
});

test('nothing is stored in articles; what it costs is a trial’s and counts towards the day', async () => {
  const id = await addArticle();
  const before = await db.select().from(articles);
  const { articles: rows } = await replay([id], { translation_prompt: WORSE });
  expect(await db.select().from(articles)).toEqual(before);
  expect(await db.$count(article_revisions)).toBe(0);
  expect(await db.$count(preparation_steps)).toBe(0);
  expect(await db.$count(replay_steps)).toBe(0);
  const calls = await db.select().from(model_calls);
  expect(calls.map(({ purpose, step }) => `${purpose} ${step}`).toSorted()).toEqual([
    'trial judge',
    'trial judge',
    'trial translate',
    'trial translate',
  ]);
  const total = calls.reduce((sum, { cost_micro_usd }) => sum + cost_micro_usd, 0);
  const [{ current, candidate }] = rows;
  expect(current.costMicroUsd + candidate.costMicroUsd).toBe(total);
  expect((await api.askAsAdmin('GET', '/api/admin/settings/costs')).body.today).toMatchObject({
    cost_micro_usd: total,
  });
});

test('both sides go through a preparation’s own questions, with the addition for the source', async () => {
  const [source] = await db
    .insert(rss_sources)
    .values({
      name: 'A',
      rss_url: 'https://example.com/feed',
      type: 'rss',
      prompt_supplement: 'Rašykite trumpai.',
    })
    .returning();
  await replay([await addArticle({ source_id: source?.id ?? null })], {
    translation_prompt: WORSE,
  });
  const asked = google.requests.filter(({ fields }) => asksForTranslation(fields));
  expect(asked).toHaveLength(2);
  for (const { system } of asked) expect(system).toContain('Rašykite trumpai.');
  expect(asked.map(isWorse)).toEqual([false, true]);
});

test('an article opens to both texts, with what the checks said of each', async () => {
  const article = await addArticle();
  google.answerWith((request) => (isWorse(request) ? { json: BAD_TRANSLATION } : null));
  const { id, articles: rows } = await replay([article], { translation_prompt: WORSE });
  expect(rows[0]).toMatchObject({
    state: 'compared',
    verdict: 'worse',
    verdict_by: 'checks',
    current: { problems: [], repairs: 0, facts: { all: expect.any(Number) } },
    candidate: { problems: expect.arrayContaining(['Šaltinyje nerasta: „777“.']), repairs: 1 },
  });
  expect(rows[0]).not.toHaveProperty('current_text');
  expect(rows[0].current.facts.told).toBeGreaterThan(rows[0].candidate.facts.told);
  const opened = await get(`/${id}/articles/${article}`);
  expect(opened.candidate_text).toMatchObject({ title: BAD_TRANSLATION.title, score: 82 });
  expect(opened.current_text.html).toContain('CVE-2026-12345');
  expect((await api.askAsAdmin('GET', `${REPLAYS}/${id}/articles/${id}`)).status).toBe(404);
});

test('where people edited a text, the side that comes nearer to what they left is the better', async () => {
  const article = await addArticle({ original_content: ENGLISH_HTML });
  const first = await replay([article]);
  const { current_text } = await get(`/${first.id}/articles/${article}`);
  const theirs = current_text.html.replaceAll(/žmonės|saugumas|paslauga/gu, 'bendrovė');
  await db.update(articles).set({
    ai_translated_title: current_text.title,
    ai_translated_content: theirs,
    ai_category: current_text.category,
    ai_actuality_score: current_text.score,
    prepared_at: new Date('2026-01-01T10:00:00Z'),
    edited_date: new Date('2026-01-01T11:00:00Z'),
  });
  const untouched = await addArticle({ original_content: ENGLISH_HTML });
  google.answerWith(({ fields, system }) =>
    asksForTranslation(fields) && system.includes('Kaip žmonės.')
      ? { json: { title: current_text.title, excerpt: current_text.excerpt, content_html: theirs } }
      : null,
  );
  const { articles: rows } = await replay([article, untouched], {
    translation_prompt: 'Kaip žmonės.',
  });
  const of = (id: string) =>
    rows.find(({ article_id }: { article_id: string }) => article_id === id);
  expect(of(article)).toMatchObject({ verdict: 'better', verdict_by: 'edits' });
  expect(of(article).candidate.similarity).toBe(1);
  expect(of(article).current.similarity).toBeLessThan(0.98);
  expect(of(untouched)).toMatchObject({ verdict: 'same', verdict_by: null });
  expect(of(untouched).current.similarity).toBeNull();
});

test('a model of another provider is asked alone: nobody answers in its place', async () => {
  const id = await addArticle();
  openai.answerWith(({ fields }) =>
    asksForTranslation(fields) ? { json: BAD_TRANSLATION } : null,
  );
  const compared = await replay([id], { api_model: 'openai/gpt-5-mini' });
  expect(compared.changed).toMatchObject({ model: true, translation: false });
  expect(compared.articles[0]).toMatchObject({
    verdict: 'worse',
    current: { model: 'google/gemini-flash-latest' },
    candidate: { model: 'openai/gpt-5-mini' },
  });
  expect([google.requests.length, openai.requests.length]).toEqual([2, 3]);
});

describe('a provider that asks to wait', () => {
  test('postpones all that is left; what was answered is not paid for again', async () => {
    const ids = [await addArticle(), await addArticle()];
    const id = await start(ids, { translation_prompt: WORSE });
    google.answerWith(() =>
      google.requests.length === 3 ? { status: 429, retryAfter: 17 } : null,
    );
    await work();
    const paused = await get(`/${id}`);
    expect(paused).toMatchObject({
      status: 'paused',
      waiting: 2,
      resume_reason: expect.stringContaining('429'),
    });
    // The second article did not ask: it would only be told to wait as well.
    expect(google.requests).toHaveLength(3);
    const [run] = await db.select().from(auto_import_logs);
    expect(run).toMatchObject({ status: 'success', logs: expect.stringContaining('Atidėta') });

    api.passTime(18_000);
    google.answerWith(null);
    await handlers['resume-replay'](
      { replay_id: id },
      { isLast: false, isPoison: false, signal: new AbortController().signal },
    );
    await work();
    expect(await get(`/${id}`)).toMatchObject({ status: 'done', waiting: 0, resume_at: null });
    // Two questions a side of each, and the refused one.
    expect(google.requests).toHaveLength(9);
    expect(await db.$count(model_calls)).toBe(8);
    expect(await db.$count(auto_import_logs)).toBe(2);
  });

  test('is the day’s limit too: it goes on the next day', async () => {
    await db.update(ai_import_settings).set({ daily_token_cap: 1 });
    const id = await start([await addArticle()]);
    await work();
    const { status, resume_at, resume_reason } = await get(`/${id}`);
    expect([status, resume_reason]).toEqual(['paused', expect.stringContaining('dienos')]);
    expect(Date.parse(resume_at)).toBeGreaterThan(Date.now());
    expect(await db.$count(model_calls)).toBe(1);
  });
});

test('what fails is told of its article, and the others are compared', async () => {
  const [empty, gone, good] = [await addArticle(), await addArticle(), await addArticle()];
  const id = await start([empty, gone, good]);
  await db.update(articles).set({ original_content: '' }).where(eq(articles.id, empty));
  await db.delete(articles).where(eq(articles.id, gone));
  await work();
  const { status, failed, articles: rows } = await get(`/${id}`);
  expect([status, failed]).toEqual(['done', 2]);
  const reasons = rows.map(({ reason }: { reason: string | null }) => reason).filter(Boolean);
  expect(reasons).toHaveLength(2);
  for (const reason of reasons) expect(reason).toContain('nėra teksto');
});

test('a request that the provider rejects, and a key that it refuses, are the article’s end', async () => {
  const id = await start(await addArticles(2));
  google.answerNext({ status: 404 }, { status: 400, code: 'API_KEY_INVALID' });
  await work();
  const { articles: rows } = await get(`/${id}`);
  const reasons = rows.map(({ reason }: { reason: string }) => reason).toSorted();
  expect(reasons).toEqual([
    expect.stringContaining('atmetė raktą'),
    expect.stringContaining('nepriėmė užklausos (404)'),
  ]);
});

describe('a person stops it', () => {
  test('and what has not begun is not begun; what was compared stays', async () => {
    const id = await start(await addArticles(3));
    await work(1);
    const { status, body } = await post(`/${id}/stop`);
    expect([status, body.status, body.waiting]).toEqual([200, 'stopped', 2]);
    expect(await work()).toBe(0);
    expect((await get(`/${id}`)).same).toBe(1);
  });

  test('while it waits for a provider, and it does not go on; where runs are shown too', async () => {
    const ids = await addArticles(2);
    for (const stop of [
      async (id: string) => post(`/${id}/stop`),
      async (id: string) => {
        const { run_id } = await get(`/${id}`);
        // Its run has ended for the time being: the replay itself is stopped.
        await api.askAsAdmin('POST', `/api/admin/runs/${run_id}/stop`, {});
        return post(`/${id}/stop`);
      },
    ]) {
      const id = await start(ids);
      google.answerNext({ status: 429, retryAfter: 1 });
      await work();
      await stop(id);
      api.passTime(2000);
      await handlers['resume-replay'](
        { replay_id: id },
        { isLast: false, isPoison: false, signal: new AbortController().signal },
      );
      expect(await work()).toBe(0);
      expect(await get(`/${id}`)).toMatchObject({ status: 'stopped', waiting: 2 });
    }
  });
});

describe('the estimate', () => {
  test('names the articles that would be taken, tokens, cost and what the day has left', async () => {
    await addArticles(4);
    await addArticle({ source_rss_url: 'manual:1', original_content: '<p>Pačių.</p>' });
    await db.update(ai_import_settings).set({ daily_cost_cap_cents: 50 });
    const { body } = await post('/estimate', { sample: 3, candidate: {} });
    expect(body.article_ids).toHaveLength(3);
    expect(body).toMatchObject({
      is_same: true,
      edited: 0,
      left: { tokens: 5_000_000, cost_micro_usd: 500_000 },
      models: { current: 'google/gemini-flash-latest' },
    });
    expect((await post('/estimate', { sample: 50, candidate: {} })).body.article_ids).toHaveLength(
      4,
    );
    expect(google.requests).toEqual([]);
    await start(body.article_ids);
    await work();
    const [spent] = (
      await api.pool.query(
        'select sum(cost_micro_usd)::int as cost, sum(input_tokens + output_tokens)::int as tokens from model_calls',
      )
    ).rows;
    // Rounded up, and not by an order.
    expect(body.cost_micro_usd).toBeGreaterThan(spent.cost);
    expect(body.input_tokens + body.output_tokens).toBeLessThan(4 * spent.tokens);
  });

  test('counts what each side reads and writes of a text, in one question or several', async () => {
    await db
      .update(ai_import_settings)
      .set({ relevance_prompt: 'Ar tinka?', translation_prompt: 'Versk.' });
    const estimate = async (length: number) => {
      await db.delete(articles);
      await addArticle({ original_content: `<p>${'a'.repeat(length - 7)}</p>` });
      const { body } = await post('/estimate', { sample: 1, candidate: {} });
      return [body.input_tokens, body.output_tokens, body.seconds, body.cost_micro_usd];
    };
    // A third of a token a letter; 350 tokens of rules and 500 of thought a question, 50 of a verdict; twice, for two sides.
    expect(await estimate(3000)).toEqual([
      2 * (350 + 1003 + (350 + 2) + 1000),
      2 * (500 + 50 + 500 + 1000),
      Math.round(2 * ((500 + 50 + 500 + 1000) / 100 + 2 * 3)),
      2 * Math.round((350 + 1003 + 352 + 1000) * 0.5 + 2050 * 3),
    ]);
    // Only the beginning of it is judged, and it is translated in two pieces.
    const [input, output, seconds] = await estimate(13_000);
    expect([input, output, seconds]).toEqual([
      2 * (350 + 4003 + 2 * (350 + 2) + 4334),
      2 * (500 + 50 + 2 * 500 + 4334),
      Math.round(2 * ((500 + 50 + 2 * 500 + 4334) / 100 + 3 * 3)),
    ]);
  });

  test.each([
    ['no articles', { candidate: {} }, 400, 'Nurodykite straipsnius'],
    ['too many', { candidate: {}, sample: 101 }, 400, 'nuo 1 iki 100'],
    ['none that can be compared', { candidate: {}, sample: 5 }, 400, 'nėra'],
    ['an empty prompt', { candidate: { translation_prompt: ' ' }, sample: 5 }, 400, 'tuščias'],
    ['another model', { candidate: { api_model: 'x/y' }, sample: 5 }, 400, 'modelį'],
  ])('of %s says what is missing', async (_, body, status, words) => {
    const answer = await post('/estimate', body);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(words)]);
  });
});

test('replays are listed with their verdicts, the latest first, and kept for 90 days', async () => {
  const ids = await addArticles(6);
  google.answerWith(errsAtRandom(1, (request) => Number(isWorse(request))));
  const first = await start(ids, { translation_prompt: WORSE });
  await work();
  api.passTime(1000);
  const second = await start(ids, { api_model: 'openai/gpt-5-mini' });
  const { items, total } = await get('');
  expect([total, items.map(({ id }: { id: string }) => id)]).toEqual([2, [second, first]]);
  expect(items[0]).toMatchObject({
    status: 'running',
    waiting: 6,
    created_by: 'admin@example.com',
  });
  expect(items[1]).toMatchObject({ status: 'done', worse: 6, overall: { verdict: 'worse' } });
  await db
    .update(replays)
    .set({ created_at: new Date(Date.now() - days(91)) })
    .where(eq(replays.id, first));
  await cleanUp(api.context);
  expect((await get('')).total).toBe(1);
});
