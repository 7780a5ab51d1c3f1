import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { days } from '../../../domain/time/duration.ts';
import { article_keys, article_sources } from '../../database/schema/article-keys.ts';
import {
  article_bin,
  article_drafts,
  article_revisions,
} from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { preparation_steps } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { cleanUp } from '../../newsroom/automation/schedule.ts';
import { findMovedSlug } from '../model/redirects.ts';
import { autoPublishArticles } from '../publishing/auto-publish.ts';

let api: TestApi;
let source: string;
beforeAll(async () => {
  api = await startTestApi();
  const rows = await api.db
    .insert(rss_sources)
    .values({ name: 'A', rss_url: 'https://example.com/a', type: 'rss', is_trusted: true })
    .returning({ id: rss_sources.id });
  source = rows[0]?.id ?? '';
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [article_bin, article_keys, article_revisions, articles, page_cache_events])
    await api.db.delete(table);
});

const ARTICLES = '/api/admin/articles';
const BIN = '/api/admin/bin';
const store = (values: Partial<typeof articles.$inferInsert> = {}) =>
  storePreparedArticle(api.db, { source_id: source, ...values });
const remove = (id: string) => api.askAsAdmin('DELETE', `${ARTICLES}/${id}`);
const bulk = async (body: object) => (await api.askAsAdmin('POST', `${ARTICLES}/bulk`, body)).body;
const find = async (id: string) =>
  (await api.db.select().from(articles).where(eq(articles.id, id)))[0];

describe('the bin', () => {
  test('shows who deleted what and until when it can be brought back', async () => {
    const id = await store({ published_date: new Date() });
    await store();
    await remove(id);
    const { body } = await api.askAsAdmin('GET', `${BIN}?q=antraste`);
    const [item] = body.items;
    expect(body.total).toBe(1);
    expect(item).toMatchObject({ id, deleted_by: 'admin@example.com', was_published: true });
    expect(Date.parse(item.expires_at) - Date.parse(item.deleted_at)).toBe(days(30));
    expect((await api.askAsAdmin('GET', `${BIN}?q=kita`)).body.total).toBe(0);
  });

  test('is refused an article that has changed since the person saw it', async () => {
    const id = await store();
    const remove = (query: string) => api.askAsAdmin('DELETE', `${ARTICLES}/${id}${query}`);
    const stale = await remove('?version=7');
    expect([stale.status, stale.body.errors[0].field]).toEqual([409, 'version']);
    expect(stale.body.current).toMatchObject({ id, version: 1 });
    expect((await remove('?version=x')).status).toBe(400);
    expect(await find(id)).toBeDefined();
    expect((await remove('?version=1')).status).toBe(200);
    expect(await find(id)).toBeUndefined();
  });

  test('gives an article back whole, as a draft that automation leaves alone', async () => {
    const reviewed_at = new Date('2026-01-05T07:00:00Z');
    const published_date = new Date('2026-01-05T08:00:00Z');
    const id = await store({ published_date, reviewed_at, pending_values: { a: 1 } });
    await api.db.insert(article_keys).values({ key: 'url:example.com/x', article_id: id });
    await api.db
      .insert(article_sources)
      .values({ article_id: id, source_id: source, url: 'https://example.com/x' });
    await api.db
      .insert(article_drafts)
      .values({ article_id: id, values: { ai_translated_title: 'Rašoma' } });
    await api.db.insert(preparation_steps).values({
      article_id: id,
      step: 'candidate',
      input_hash: 'x',
      prompt_version: '1',
      model: 'm',
      output: { text: null },
    });
    const before = await find(id);
    await remove(id);
    const { status, body } = await api.askAsAdmin('POST', `${BIN}/${id}/restore`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'prepared', published_date: null, version: 2 });
    expect(await find(id)).toEqual({
      ...before,
      search_words: null,
      title_words: null,
      published_date: null,
      auto_publish_blocked_at: expect.any(Date),
      version: 2,
    });
    expect(await api.db.$count(article_keys, eq(article_keys.article_id, id))).toBe(1);
    expect(await api.db.$count(article_sources, eq(article_sources.article_id, id))).toBe(1);
    expect(await api.db.$count(article_drafts, eq(article_drafts.article_id, id))).toBe(1);
    expect(await api.db.$count(preparation_steps, eq(preparation_steps.article_id, id))).toBe(1);
    const rule = async () => ({ minScore: 0, batchSize: 9 });
    expect(await autoPublishArticles(api.context, rule)).toEqual([]);
    expect((await api.askAsAdmin('POST', `${BIN}/${id}/restore`)).status).toBe(404);
  });

  test('gives an article back with its sources that was deleted before changes of pages were remembered', async () => {
    const id = await store();
    await api.db
      .insert(article_sources)
      .values({ article_id: id, source_id: source, url: 'https://example.com/y' });
    await remove(id);
    const former = sql`${article_bin.snapshot} #- '{article_sources,0,page_changes}'`;
    await api.db.update(article_bin).set({ snapshot: former });
    expect((await api.askAsAdmin('POST', `${BIN}/${id}/restore`)).status).toBe(200);
    const given = await api.db.select().from(article_sources);
    expect(given).toMatchObject([{ article_id: id, page_changes: [] }]);
  });

  test('gives back a planned post unplanned, and one whose slug is taken with a number', async () => {
    const id = await store({ ai_slug: 'nuoroda', scheduled_for: new Date(Date.now() - 1000) });
    await remove(id);
    await store({ ai_slug: 'nuoroda' });
    const { body } = await api.askAsAdmin('POST', `${BIN}/${id}/restore`);
    expect(body).toMatchObject({ ai_slug: 'nuoroda-2', scheduled_for: null, state: 'prepared' });
  });

  test('lets the address readers know lead to the article once it is published again', async () => {
    const id = await store({ ai_slug: 'pirma', published_date: new Date() });
    await remove(id);
    await store({ ai_slug: 'pirma' });
    await api.askAsAdmin('POST', `${BIN}/${id}/restore`);
    const { body } = await api.askAsAdmin('POST', `${ARTICLES}/${id}/publish`, {});
    expect(body.ai_slug).toBe('pirma-2');
    expect(await findMovedSlug(api.db, 'pirma')).toBe('pirma-2');
  });

  test('gives back an article whose source is gone', async () => {
    const [gone] = await api.db
      .insert(rss_sources)
      .values({ name: 'B', rss_url: 'https://example.com/b', type: 'rss' })
      .returning();
    const id = await store({ source_id: gone?.id ?? null });
    await remove(id);
    await api.db.delete(rss_sources).where(eq(rss_sources.id, gone?.id ?? ''));
    const { body } = await api.askAsAdmin('POST', `${BIN}/${id}/restore`);
    expect(body.source_id).toBeNull();
  });

  test('is emptied of one article when a person says so', async () => {
    const id = await store();
    await remove(id);
    expect((await api.askAsAdmin('DELETE', `${BIN}/${id}`)).status).toBe(200);
    expect((await api.askAsAdmin('DELETE', `${BIN}/${id}`)).status).toBe(404);
    expect((await api.askAsAdmin('POST', `${BIN}/${id}/restore`)).status).toBe(404);
  });
});

describe('an act on many articles', () => {
  test('does what can be done, names the rest, and is one change of the public pages', async () => {
    const ready = [await store(), await store()].toSorted();
    const incomplete = await store({ ai_slug: null });
    const changed = await store({ version: 4 });
    const absent = '0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';
    const ids = [...ready, incomplete, absent].map((id) => ({ id }));
    const { done, failed } = await bulk({
      action: 'publish',
      items: [...ids, { id: changed, version: 3 }],
    });
    expect(done).toEqual(ready.map((id) => ({ id, version: 2 })));
    const reasons = Object.fromEntries(
      failed.map(({ id, detail }: { id: string; detail: string }) => [id, detail]),
    );
    expect(reasons).toEqual({
      [incomplete]: 'Trūksta nuorodos',
      [absent]: 'Straipsnis nerastas',
      [changed]: 'Tekstas ką tik pakeistas. Įkelkite jį iš naujo ir pakartokite.',
    });
    expect(await api.db.$count(page_cache_events)).toBe(1);
  });

  test('deletes and brings back', async () => {
    const items = [{ id: await store() }, { id: await store() }];
    expect((await bulk({ action: 'delete', items })).done).toHaveLength(2);
    expect(await api.db.$count(articles)).toBe(0);
    expect((await bulk({ action: 'restore', items })).done).toHaveLength(2);
    expect(await api.db.$count(article_bin)).toBe(0);
  });

  test('takes a deletion back as if it had not been: on the blog, with its date, for readers too', async () => {
    const published_date = new Date('2026-01-05T08:00:00Z');
    const shown = await store({ ai_slug: 'matoma', published_date });
    const planned = await store({ scheduled_for: new Date('2026-12-01T07:00:00Z') });
    const before = [await find(shown), await find(planned)];
    const items = [{ id: shown }, { id: planned }];
    await bulk({ action: 'delete', items });
    await api.db.delete(page_cache_events);
    expect((await bulk({ action: 'undelete', items })).failed).toEqual([]);
    const after = [await find(shown), await find(planned)];
    expect(after).toEqual(before.map((row) => ({ ...row, version: 2 })));
    expect((await api.ask('GET', '/api/articles/matoma')).status).toBe(200);
    expect(await findMovedSlug(api.db, 'matoma')).toBeNull();
    expect((await api.db.select().from(page_cache_events))[0]?.tags).toContain('article:matoma');
    expect((await bulk({ action: 'undelete', items })).failed).toHaveLength(2);
  });

  test('takes back only one’s own deletion', async () => {
    const id = await store({ published_date: new Date() });
    await remove(id);
    await api.db.update(article_bin).set({ deleted_by: null });
    const { failed } = await bulk({ action: 'undelete', items: [{ id }] });
    expect(failed).toEqual([
      { id, detail: 'Tekstą ištrynė kitas žmogus. Jį rasite šiukšliadėžėje.' },
    ]);
    expect(await api.db.$count(article_bin)).toBe(1);
  });

  test('is refused without articles, with too many, and a category without a name', async () => {
    const id = await store();
    const many = Array.from({ length: 201 }, () => ({ id }));
    expect((await bulk({ action: 'publish', items: [] })).detail).toBe(
      'Nepasirinktas nė vienas tekstas',
    );
    expect((await bulk({ action: 'publish', items: many })).errors[0].field).toBe('items');
    expect((await bulk({ action: 'category', items: [{ id }] })).errors).toEqual([
      { field: 'ai_category', message: 'Kategorija privaloma' },
    ]);
  });
});

// The last one: a month from now nobody is signed in any more.
test('the bin is emptied after 30 days to the hour, history and all; the keys stay for ever', async () => {
  const id = await store();
  await api.db.insert(article_keys).values({ key: 'url:example.com/y', article_id: id });
  await api.askAsAdmin('POST', `${ARTICLES}/${id}/publish`, {});
  await remove(id);
  const deleted = (await api.db.select().from(article_bin))[0]?.deleted_at.getTime() ?? 0;
  const at = (moment: number) => ({ db: api.db, clock: { now: () => new Date(moment) } });
  await cleanUp(at(deleted + days(30)));
  expect([await api.db.$count(article_bin), await api.db.$count(article_revisions)]).toEqual([
    1, 1,
  ]);
  await cleanUp(at(deleted + days(30) + 1));
  expect([await api.db.$count(article_bin), await api.db.$count(article_revisions)]).toEqual([
    0, 0,
  ]);
  expect(await api.db.$count(article_keys)).toBe(1);
  const entries = await api.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.entity_id, id))
    .orderBy(audit_log.id);
  expect(entries.at(-1)).toMatchObject({ action: 'article.purge', actor: 'automatika' });
});
