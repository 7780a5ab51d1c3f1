import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import type { Condition } from '../../../domain/conditions.ts';
import { days, hours, minutes } from '../../../domain/time/duration.ts';
import { listArticles } from '../../articles/lists/list-articles.ts';
import { type ListArticles, listArticlesQuery } from '../../articles/model/article-schemas.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import {
  ai_import_settings,
  auto_import_logs,
  run_tasks,
} from '../../database/schema/automation.ts';
import { backups } from '../../database/schema/backups.ts';
import { conditions } from '../../database/schema/conditions.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { model_calls } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { listWork } from './list-work.ts';

// A Tuesday; 10:00 in Vilnius.
const NOW = new Date('2026-11-24T08:00:00Z');
const { db, drop } = await createTestDatabase();
afterAll(drop);
beforeEach(async () => {
  for (const table of [
    articles,
    article_drafts,
    auto_import_logs,
    contacts,
    rss_sources,
    conditions,
    backups,
    model_calls,
    ai_import_settings,
  ])
    await db.delete(table);
});

const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const ask = () => listWork({ db, clock: { now: () => NOW } });
const lines = async () => (await ask()).lines;

const addArticle = async (values: Partial<typeof articles.$inferInsert> = {}) => {
  const id = randomUUID();
  const original_url = `https://example.com/${id}`;
  await storeArticle(db, { id, original_url, original_title: 'Naujiena', ...values });
  return id;
};
const PREPARED = {
  ai_translated_title: 'Antraštė',
  ai_translated_content: '<p>Tekstas</p>',
  ai_actuality_score: 80,
  preparation_state: 'prepared' as const,
};
const addMessage = (created_at: Date, is_suspect = false, status: 'new' | 'read' = 'new') =>
  db
    .insert(contacts)
    .values({ name: 'A', email: 'a@b.lt', message: 'Labas', created_at, is_suspect, status });
const addSource = (name: string, values: Partial<typeof rss_sources.$inferInsert> = {}) =>
  db
    .insert(rss_sources)
    .values({ name, rss_url: `https://example.com/${randomUUID()}`, type: 'rss', ...values });
const addRun = (
  function_name: string,
  status: string,
  created_at: Date,
  values: Partial<typeof auto_import_logs.$inferInsert> = {},
) =>
  db
    .insert(auto_import_logs)
    .values({ function_name, action_type: function_name, status, created_at, ...values });

test('nothing waits in an empty product', async () => {
  expect(await ask()).toEqual({
    lines: [],
    counts: {
      changes: { published: 0, scheduled: 0 },
      imported: 0,
      processed: 0,
      needs_review: 0,
      failed: 0,
      draft: 0,
      scheduled: 0,
      messages: { new: 0, suspect: 0, unsent: 0 },
      sources: { failing: 0, dead: 0, working: 0, unchecked: 0, off: 0 },
    },
  });
});

test('new messages wait with the oldest that is not suspected; read ones do not', async () => {
  await addMessage(ago(hours(3)));
  await addMessage(ago(hours(1)));
  await addMessage(ago(days(20)), true);
  await addMessage(ago(days(20)), false, 'read');
  const at = expect.stringMatching(/^2026-11-24T05:00:00/);
  expect(await lines()).toEqual([
    { code: 'messages', count: 3, suspect: 1, oldest: { at, due_at: '2026-11-25T16:00:00.000Z' } },
  ]);
});

test('messages are late once the promised day is over; suspected ones never are', async () => {
  await addMessage(ago(days(20)), true);
  expect(await lines()).toEqual([{ code: 'messages', count: 1, suspect: 1, oldest: null }]);
  await addMessage(new Date('2026-11-20T12:00:00Z'));
  expect(await lines()).toMatchObject([
    { code: 'messages_late', count: 2, oldest: { due_at: '2026-11-23T16:00:00.000Z' } },
  ]);
});

test('texts wait at each step: for review, after a failure, for publishing, for preparation', async () => {
  await addArticle();
  await addArticle();
  const ready = await addArticle({ ...PREPARED, ai_slug: 'a' });
  const review = { ...PREPARED, preparation_state: 'needs_review' as const };
  await addArticle(review);
  const first_id = await addArticle({ ...review, ai_actuality_score: 90 });
  await addArticle({ preparation_state: 'failed' });
  await addArticle({ ...PREPARED, ai_slug: 'b', published_date: ago(hours(1)) });
  const { lines: found, counts } = await ask();
  expect(found).toEqual([
    { code: 'texts_to_review', count: 2, first_id },
    { code: 'articles_failed', count: 1 },
    { code: 'articles_ready', count: 1, first_id: ready },
    // One that failed has no score yet either.
    { code: 'articles_waiting', count: 3 },
  ]);
  expect(counts).toMatchObject({ imported: 3, processed: 1, needs_review: 2, failed: 1 });
});

test('near duplicates are those kept back beside an article that is there, and their list has as many', async () => {
  const twin = await addArticle({ published_date: ago(1), ai_slug: 'a', ...PREPARED });
  const near = { has_near_duplicate: true, near_duplicate_of: twin };
  await addArticle(near);
  await addArticle({ ...near, near_duplicate_of: null });
  await addArticle({ ...near, is_story_lead: false });
  await addArticle({ ...near, ...PREPARED, ai_slug: 'b', published_date: ago(1) });
  expect(await lines()).toContainEqual({ code: 'near_duplicates', count: 1 });
  const query = listArticlesQuery.parse({ state: 'of_import', near_duplicate: '1' });
  expect((await listArticles(db, query as ListArticles, NOW)).total).toBe(1);
});

test('sources fail that are on and were not read the last time; those longest without success are named', async () => {
  const last_error = 'Svetainė neatsakė';
  await addSource('Sveikas', { last_fetched_at: NOW });
  await addSource('Išjungtas', { last_error, is_active: false });
  await addSource('Vakar', { last_error, last_success_at: ago(days(1)) });
  await addSource('Seniai', { last_error, last_success_at: ago(days(9)) });
  await addSource('Niekada', { last_error });
  await addSource('Šiandien', { last_error, last_success_at: ago(hours(1)) });
  const { lines: found, counts } = await ask();
  expect(found).toEqual([
    { code: 'sources_failing', count: 4, names: ['Niekada', 'Seniai', 'Vakar'] },
  ]);
  expect(counts.sources).toEqual({ failing: 4, dead: 0, working: 1, unchecked: 0, off: 1 });
});

test('a run that failed waits until a later one of its kind did not; one that a person stopped does not', async () => {
  await addRun('import-rss-sources', 'failed', ago(hours(2)), {
    error_message: 'Neatsakė: a\nNeatsakė: b',
  });
  await addRun('prepare-articles-ai', 'failed', ago(hours(2)));
  await addRun('prepare-articles-ai', 'success', ago(hours(1)));
  await addRun('fix-short-articles', 'failed', ago(hours(1)), { stop_requested_at: NOW });
  await addRun('import-rss-sources', 'running', ago(minutes(1)));
  expect(await lines()).toMatchObject([
    {
      code: 'run_failed',
      count: 1,
      runs: [{ action: 'import-rss-sources', error: 'Neatsakė: a' }],
    },
  ]);
  await addRun('import-rss-sources', 'partial', ago(hours(1)));
  expect(await lines()).toEqual([]);
});

test('an import in which nothing failed but sources that are counted themselves is no second line', async () => {
  const [source] = await addSource('Neveikia', { last_error: 'Svetainė neatsakė' }).returning();
  const [run] = await addRun('import-rss-sources', 'failed', ago(hours(1))).returning();
  const fail = (source_id: string | undefined) =>
    db.insert(run_tasks).values({
      run_id: run?.id ?? '',
      task_key: randomUUID(),
      job_name: 'import-source',
      payload: { source_id },
      state: 'failed',
    });
  const codes = async () => (await lines()).map(({ code }) => code);
  await fail(source?.id);
  expect(await codes()).toEqual(['sources_failing']);
  // What failed in one that reads well is told of nowhere else.
  const [other] = await addSource('Veikia', { last_fetched_at: NOW }).returning();
  await fail(other?.id);
  expect((await codes()).toSorted()).toEqual(['run_failed', 'sources_failing']);
});

test('planned posts of the next seven days are told of, and apart from them those whose time has passed', async () => {
  const plan = (title: string, scheduled_for: Date) =>
    addArticle({ ...PREPARED, ai_slug: title, ai_translated_title: title, scheduled_for });
  await plan('Vėliau', ago(-days(8)));
  expect(await lines()).toEqual([]);
  await plan('Rytoj', ago(-days(1)));
  expect(await lines()).toMatchObject([{ code: 'posts_planned', count: 1, title: 'Rytoj' }]);
  await plan('Ką tik', ago(minutes(1)));
  expect(await lines()).toMatchObject([{ code: 'posts_planned', count: 2, title: 'Ką tik' }]);
  await plan('Vakar', ago(days(1)));
  expect(await lines()).toMatchObject([
    { code: 'posts_missed', count: 1, title: 'Vakar' },
    { code: 'posts_planned', count: 2, title: 'Ką tik' },
  ]);
});

test('drafts begun are counted once each, changes of posts where the posts are listed', async () => {
  const own = { import_type: 'manual' as const, source_rss_url: 'manual:1', ai_slug: 'a' };
  const draft = await addArticle({ ...PREPARED, ...own });
  const published = await addArticle({ ...PREPARED, ai_slug: 'b', published_date: NOW });
  const values = { ai_translated_title: '' } as typeof article_drafts.$inferInsert.values;
  const planned = await addArticle({ ...PREPARED, ai_slug: 'c', scheduled_for: ago(-days(9)) });
  for (const [hour, article_id] of [draft, published, planned, null].entries())
    await db
      .insert(article_drafts)
      .values({ article_id, values, updated_at: ago(hours(hour + 1)) });
  const at = (hour: string) => expect.stringMatching(`^2026-11-24T0${hour}:00:00`);
  expect(await lines()).toMatchObject([
    { code: 'drafts', count: 2, edited_at: at('7') },
    { code: 'changes', of: 'published', count: 1, edited_at: at('6') },
    { code: 'changes', of: 'scheduled', count: 1, edited_at: at('5') },
  ]);
  expect((await ask()).counts).toMatchObject({
    draft: 2,
    changes: { published: 1, scheduled: 1 },
  });
});

test('what of the running needs a person is told by kind, with where it is mended; what is over is not', async () => {
  const add = (subject: string, facts: Condition, closed_at: Date | null = null) =>
    db.insert(conditions).values({
      code: facts.code,
      subject,
      facts,
      opened_at: ago(hours(1)),
      seen_at: NOW,
      closed_at,
    });
  await add('a:/', { code: 'disk_low', host: 'a', path: '/', free_percent: 7 });
  await add('b:/', { code: 'disk_low', host: 'b', path: '/', free_percent: 8 });
  await add('openai', { code: 'key_refused', provider: 'openai' }, NOW);
  await add('', { code: 'mail_not_set_up', missing: 'SMTP_URL' });
  await addArticle({ ai_actuality_score: 80 });
  expect(await lines()).toMatchObject([
    {
      code: 'running',
      count: 2,
      title: 'Baigiasi vieta diske',
      href: '/admin/settings/system?kind=disk_low',
    },
    { code: 'running_notice', count: null, href: '/admin/settings/system?kind=mail_not_set_up' },
    { code: 'articles_ready', count: 1 },
  ]);
});

test('a dead source is told of once: on, it fails; switched off for it a week ago at most, it is among those that are dead', async () => {
  const last_error = 'Svetainė neatsakė';
  await addSource('Tebetikrinamas', { last_error });
  const gone = { last_error, last_error_kind: 'gone', is_active: false };
  await addSource('Dingęs', { ...gone, last_fetched_at: ago(days(6)) });
  await addSource('Seniai dingęs', { ...gone, last_fetched_at: ago(days(8)) });
  const facts = { code: 'source_dead' as const, name: 'Dingęs', is_off: true };
  await db
    .insert(conditions)
    .values({ code: facts.code, subject: 'a', facts, opened_at: NOW, seen_at: NOW });
  expect(await lines()).toEqual([
    { code: 'sources_failing', count: 1, names: ['Tebetikrinamas'] },
    { code: 'sources_dead', count: 1, names: ['Dingęs'] },
  ]);
  expect((await ask()).counts.sources).toMatchObject({ failing: 1, dead: 1, off: 1 });
});

test('messages are counted for each tab of their list', async () => {
  await addMessage(NOW, true);
  await addMessage(NOW, true, 'read');
  await addMessage(NOW, false, 'read');
  await db.update(contacts).set({ delivery_error: 'Neatsakė' }).where(eq(contacts.status, 'read'));
  expect((await ask()).counts.messages).toEqual({ new: 1, suspect: 2, unsent: 2 });
});

test('a back-up that failed is told of once, whatever the watch of the running says of it', async () => {
  const started_at = ago(hours(5));
  await db.insert(backups).values({ started_at, failure: 'no-room' });
  const facts: Condition = { code: 'backup_overdue', proven_at: null };
  await db.insert(conditions).values({ code: facts.code, facts, opened_at: NOW, seen_at: NOW });
  expect(await lines()).toMatchObject([{ code: 'backup', status: { failure: 'no-room' } }]);
});

test('a daily limit is told of from four fifths until it is reached', async () => {
  await db.insert(ai_import_settings).values({
    translation_prompt: 'x',
    relevance_prompt: 'x',
    image_generation_prompt: 'x',
    daily_image_cap: 10,
  });
  const draw = (images: number) =>
    db.insert(model_calls).values({
      article_id: randomUUID(),
      purpose: 'preparation',
      step: 'image',
      model: 'm',
      input_tokens: 0,
      output_tokens: 0,
      images,
      cost_micro_usd: 0,
      created_at: ago(minutes(1)),
    });
  await draw(7);
  expect(await lines()).toEqual([]);
  await draw(1);
  expect(await lines()).toEqual([{ code: 'budget', count: null, of: 'images', percent: 80 }]);
  await draw(2);
  expect(await lines()).toEqual([]);
});

test('the most urgent comes first', async () => {
  await addArticle();
  await addArticle({ ...PREPARED, preparation_state: 'needs_review' });
  await addSource('Neveikia', { last_error: 'Klaida' });
  await addMessage(NOW);
  const codes = async () => (await lines()).map(({ code }) => code);
  const others = ['texts_to_review', 'articles_waiting'];
  expect(await codes()).toEqual(['sources_failing', 'messages', ...others]);
  await addMessage(ago(days(9)));
  expect(await codes()).toEqual(['messages_late', 'sources_failing', ...others]);
});
