import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLockWaits } from '../../tests/support/lock-waits.ts';
import {
  IMPORTED_ARTICLE,
  storeArticle,
  storePreparedArticle,
} from '../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../tests/support/test-api.ts';
import { DEFAULT_DAILY_BUDGET } from '../domain/default-daily-budget.ts';
import type { Transaction } from './database/database.ts';
import { article_keys } from './database/schema/article-keys.ts';
import { articles } from './database/schema/articles.ts';
import { ai_import_settings, auto_import_logs, run_tasks } from './database/schema/automation.ts';
import { model_calls } from './database/schema/preparation.ts';
import { rss_sources } from './database/schema/sources.ts';
import { createJobHandlers } from './job-handlers.ts';
import { lockRun } from './newsroom/automation/finish-run.ts';
import { getRun, startRun } from './newsroom/automation/runs.ts';
import { startAutoPublish, startPreparation } from './newsroom/automation/start-functions.ts';
import { titleKeyOf } from './newsroom/import/item/item-keys.ts';
import { composeBody } from './newsroom/import/pages/compose-body.ts';
import { DEFAULT_PROMPTS } from './newsroom/preparation/prompts/default-prompts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ GOOGLE_GENERATIVE_AI_API_KEY: 'k' });
  await api.db.insert(ai_import_settings).values({ ...DEFAULT_PROMPTS, auto_publish_min_score: 0 });
});
afterAll(() => api.close());

const attempt = { isLast: false, isPoison: false, signal: new AbortController().signal };
const handlers = () =>
  createJobHandlers({
    ...api.context,
    databaseUrl: api.databaseUrl,
    feeds: null as never,
    pages: null as never,
    robots: { isAllowed: async () => false, isSilent: async () => false },
  });
const store = async (values: Partial<typeof articles.$inferInsert> = {}) => {
  const { id } = await storeArticle(api.db, {
    original_content: '<p>The vendor explains the settings.</p>',
    original_language: 'en',
    ...values,
  });
  return id;
};
const set = (values: Partial<typeof ai_import_settings.$inferInsert>) =>
  api.db.update(ai_import_settings).set(values);
const startCover = (article_id: string) =>
  startRun(api.context, 'regenerate-blog-images', 'manual', 'regenerate-cover', [
    { article_id, version: 1 },
  ]);

test('a cover for an article that is gone ends at once, with its own words', async () => {
  const article_id = randomUUID();
  const run = await startCover(article_id);
  await handlers()['regenerate-cover']({ article_id, version: 1 }, attempt);
  expect(await getRun(api.context, run)).toMatchObject({
    status: 'failed',
    error_message: 'Straipsnis nerastas',
  });
});

test('a cover over the day’s limit has failed, and says why', async () => {
  const article_id = await store();
  const images = DEFAULT_DAILY_BUDGET.images;
  await api.db.insert(model_calls).values({ article_id, step: 'cover', model: 'm', images });
  const run = await startCover(article_id);
  await handlers()['regenerate-cover']({ article_id, version: 1 }, attempt);
  expect(await getRun(api.context, run)).toMatchObject({
    status: 'failed',
    count: 0,
    error_message: expect.stringContaining('riba. Bandykite rytoj'),
  });
  const [row] = await api.db.select().from(articles).where(eq(articles.id, article_id));
  expect(row?.ai_image_path).toBeNull();
});

/** Of jobs that read pages, each of which is a text and nothing else. */
function handlersOfPages(answer: (url: string) => { status: number; url: string }) {
  const body = Buffer.from('<p>Visas tekstas.</p>');
  const nothing = { title: null, author: null, excerpt: null, rawDate: null, language: null };
  const page = {
    ...nothing,
    headlines: [],
    html: body.toString(),
    canonicalUrl: null,
    imageUrl: null,
  };
  return createJobHandlers({
    ...api.context,
    databaseUrl: api.databaseUrl,
    outbound: {
      ...api.context.outbound,
      fetch: async (url) => ({ ...answer(url), headers: {}, body, movedPermanentlyTo: null }),
    },
    pages: {
      extractArticle: async (_html, baseUrl) => ({ ...page, baseUrl }),
      discoverLinks: async () => [],
      composeBody: async (parts) => composeBody(parts),
      judgeItems: async (items) => items.map(() => 'fits'),
      close: async () => {},
    },
    feeds: null as never,
    robots: { isAllowed: async () => true, isSilent: async () => false },
  });
}

test('pages are read again one host at a time: one that cannot answer is not asked for its other pages', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  const page_retry_at = api.context.clock.now();
  const urls = ['https://a.test/1', 'https://a.test/2', 'https://b.test/3'];
  await api.db.insert(articles).values(
    ids.map((id, n) => ({
      id,
      ...IMPORTED_ARTICLE,
      original_url: urls[n] ?? '',
      original_title: `Naujiena ${n + 1}`,
      page_retry_at,
    })),
  );
  const asked: string[] = [];
  const all = handlersOfPages((url) => {
    asked.push(url);
    return { status: url.includes('a.test') ? 503 : 200, url };
  });
  const payloads = ids.map((article_id) => ({ article_id }));
  const run = await startRun(
    api.context,
    'fix-short-articles',
    'schedule',
    'read-page-again',
    payloads,
  );
  for (const payload of payloads) await all['read-page-again'](payload, attempt);
  expect(asked).toEqual(['https://a.test/1', 'https://b.test/3']);
  expect(await getRun(api.context, run)).toMatchObject({ status: 'success', count: 1 });
  const rows = await api.db
    .select()
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  const tries = new Map(rows.map((row) => [row.id, row.page_tries]));
  expect(ids.map((id) => tries.get(id))).toEqual([1, 0, 0]);
  const [log] = await api.db.select().from(auto_import_logs).where(eq(auto_import_logs.id, run));
  expect(log?.logs).toBe('Perskaityta iš naujo: Naujiena 3');
});

test.each(['read-page-again', 'fix-short-article'] as const)(
  '%s: an article that turns out to be another one is not gone without a word',
  async (job) => {
    const url = `https://c.test/${job}`;
    const named = {
      ...IMPORTED_ARTICLE,
      original_title: `Naujiena ${job}`,
    };
    const [known, later] = await api.db
      .insert(articles)
      .values([
        { ...named, original_url: url },
        { ...named, original_url: `${url}?kitas` },
      ])
      .returning();
    const article_id = later?.id ?? '';
    await api.db.insert(article_keys).values({
      key: `url:c.test/${job}`,
      article_id: known?.id ?? null,
      title_key: titleKeyOf(named.original_title),
    });
    const all = handlersOfPages(() => ({ status: 200, url }));
    const run = await startRun(api.context, 'fix-short-articles', 'schedule', job, [
      { article_id },
    ]);
    await all[job]({ article_id }, attempt);
    expect(await api.db.$count(articles, eq(articles.id, article_id))).toBe(0);
    const [log] = await api.db.select().from(auto_import_logs).where(eq(auto_import_logs.id, run));
    expect(log).toMatchObject({
      status: 'success',
      articles_imported: 0,
      logs: `Sujungta su jau turimu straipsniu: Naujiena ${job}`,
    });
  },
);

describe('automatic publishing', () => {
  let source_id: string | null = null;
  beforeAll(async () => {
    const [source] = await api.db
      .insert(rss_sources)
      .values({ name: 'A', rss_url: 'https://example.com/a', type: 'rss', is_trusted: true })
      .returning();
    source_id = source?.id ?? null;
  });
  beforeEach(async () => {
    await api.db.delete(articles);
    for (const ai_slug of ['vienas', 'du', 'trys'])
      await storePreparedArticle(api.db, { source_id, ai_slug, ai_translated_title: ai_slug });
  });
  const publish = () => handlers()['auto-publish']({}, attempt);
  const logOf = async (run: string) =>
    (await api.db.select().from(auto_import_logs).where(eq(auto_import_logs.id, run)))[0]?.logs;
  const countPublished = () => api.db.$count(articles, isNotNull(articles.published_date));

  test.each([
    ['schedule', 0],
    ['key', 0],
    ['manual', 1],
  ] as const)('asked for by %s while it is switched off publishes %i', async (by, count) => {
    await set({ auto_publish_enabled: false });
    const run = await startAutoPublish(api.context, by);
    await publish();
    expect(await getRun(api.context, run)).toMatchObject({ status: 'success', count });
    expect(await countPublished()).toBe(count);
    expect((await logOf(run))?.includes('išjungtas')).toBe(count === 0);
  });

  test('that is killed before its run is told repeats nothing, and tells the true count', async () => {
    await set({ auto_publish_enabled: true });
    const run = await startAutoPublish(api.context, 'schedule');
    await publish();
    await api.db.update(run_tasks).set({ state: 'waiting' }).where(eq(run_tasks.run_id, run));
    await api.db
      .update(auto_import_logs)
      .set({ status: 'running' })
      .where(eq(auto_import_logs.id, run));
    await publish();
    expect(await getRun(api.context, run)).toMatchObject({ status: 'success', count: 1 });
    expect(await logOf(run)).toMatch(/^Publikuota: (vienas|du|trys)$/);
    // The same job once more: its run has ended, no run waits.
    await publish();
    expect(await countPublished()).toBe(1);
  });

  test.each([
    [
      'what no trusted source vouches for',
      { source_id: null },
      'Nepublikuota straipsnių, kurių šaltinis ištrintas arba nepažymėtas patikimu: 3.',
    ],
    [
      'what is nearly the same as another article',
      { has_near_duplicate: true },
      'Laukia žmogaus sprendimo, nes panašus straipsnis jau yra: 3.',
    ],
  ])('holds back %s, and says so beside that nothing fits', async (_, values, said) => {
    await set({ auto_publish_enabled: true });
    await api.db.update(articles).set(values);
    const run = await startAutoPublish(api.context, 'schedule');
    await publish();
    expect((await logOf(run))?.split('\n')).toEqual(['Tinkamų straipsnių nėra.', said]);
  });

  test.each<[string, (tx: Transaction, run: string) => Promise<unknown>]>([
    [
      'its switch is turned off',
      (tx) => tx.update(ai_import_settings).set({ auto_publish_enabled: false }),
    ],
    [
      'its run ends',
      async (tx, run) => {
        await lockRun(tx, run);
        await tx.update(run_tasks).set({ state: 'done' }).where(eq(run_tasks.run_id, run));
      },
    ],
  ])('publishes nothing when at that moment %s', async (_, happen) => {
    await set({ auto_publish_enabled: true });
    const run = await startAutoPublish(api.context, 'schedule');
    const { publishing } = await api.db.transaction(async (tx) => {
      await happen(tx, run);
      const publishing = publish();
      await expect.poll(() => countLockWaits(api.pool)).toBe(1);
      return { publishing };
    });
    await publishing;
    expect(await countPublished()).toBe(0);
  });
});

describe('preparation that the schedule has queued', () => {
  const prepare = (article_id: string) => handlers()['prepare-article']({ article_id }, attempt);
  const start = (article_id: string, by: 'schedule' | 'manual') =>
    startPreparation(api.context, by, [article_id]);
  const find = async (id: string) =>
    (await api.db.select().from(articles).where(eq(articles.id, id)))[0];

  test('is let go when it is switched off before it begins', async () => {
    await set({ ai_preparation_enabled: false });
    const id = await store();
    const before = await find(id);
    const run = await start(id, 'schedule');
    await prepare(id);
    expect(await getRun(api.context, run)).toMatchObject({ status: 'success', count: 0 });
    expect(await find(id)).toEqual(before);
  });

  test('is let go when a person has begun to write the text meanwhile', async () => {
    await set({ ai_preparation_enabled: true });
    const id = await store();
    await start(id, 'schedule');
    await api.askAsAdmin('PATCH', `/api/admin/articles/${id}`, {
      ai_translated_title: 'Mano antraštė',
      version: 1,
    });
    const before = await find(id);
    await prepare(id);
    expect(await find(id)).toEqual(before);
  });

  test('and deferred by the day’s limit goes on as a run of its own, with the trigger of the first', async () => {
    const id = await store();
    const cap = {
      article_id: id,
      step: 'judge',
      model: 'm',
      input_tokens: DEFAULT_DAILY_BUDGET.tokens,
    };
    await api.db.insert(model_calls).values(cap);
    const run = await start(id, 'manual');
    await prepare(id);
    expect(await getRun(api.context, run)).toMatchObject({ status: 'success', count: 0 });
    const { rows } = await api.pool.query(
      "select data from jobs.job where name = 'resume-preparation'",
    );
    const asked = { article_id: id, asked_at: expect.any(String) };
    expect(rows).toEqual([{ data: { ...asked, triggered_by: 'manual' } }]);
    await api.pool.query('delete from jobs.job');
    await handlers()['resume-preparation'](rows[0].data, attempt);
    const resumed = await api.db
      .select({ triggered_by: auto_import_logs.triggered_by })
      .from(auto_import_logs)
      .where(
        and(
          eq(auto_import_logs.function_name, 'prepare-articles-ai'),
          eq(auto_import_logs.status, 'running'),
          ne(auto_import_logs.id, run),
        ),
      );
    expect(resumed).toEqual([{ triggered_by: 'manual' }]);
    const queued = await api.pool.query('select name, data from jobs.job');
    expect(queued.rows).toEqual([{ name: 'prepare-article', data: asked }]);
  });
});
