import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { listAuditEntries } from '../../../../../tests/support/audit-entries.ts';
import {
  FULL_BODY,
  SHORT_BODY,
  startImportWorld,
} from '../../../../../tests/support/import-world.ts';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { article_keys, article_sources } from '../../../database/schema/article-keys.ts';
import {
  article_bin,
  article_drafts,
  article_revisions,
} from '../../../database/schema/article-versions.ts';
import { articles } from '../../../database/schema/articles.ts';
import { createHostCircuitBreaker } from '../documents/host-circuit-breaker.ts';
import { createRobots } from '../documents/robots.ts';
import { extractAgain } from '../storing/extract-again.ts';

const world = await startImportWorld();
afterAll(() => world.close());
beforeEach(() => {
  const { server, other } = world;
  server.requests.length = 0;
  for (const site of [server, other]) site.route('/robots.txt', { status: 404 });
  // What a site said yesterday is not asked again for a day.
  world.ctx.robots = createRobots({ ...world.ctx, agent: 'TestBot' });
});
afterEach(() => world.empty());

const first = async () => {
  const [row] = await world.articles();
  if (!row) throw new Error('no article');
  return row;
};
const short = (n: number, title = `Naujiena ${n}`) => ({ n, title, body: SHORT_BODY });
async function importShort(...ns: number[]) {
  world.server.route('/rss', {
    headers: { etag: '"v1"' },
    body: world.feedOf(ns.map((n) => short(n))),
  });
  const source = await world.addSource();
  return { source, result: await world.importOf(source.id) };
}
const asked = () =>
  world.server.requests.map(({ path }) => path).filter((path) => path.startsWith('/s/'));
const later = (milliseconds: number) => new Date(world.ctx.clock.now().getTime() + milliseconds);

const words = 'Prašome įrodyti, kad esate žmogus, ir palaukti, kol patikrinsime naršyklę. '.repeat(
  9,
);
test.each([
  [
    'a check for robots',
    `<html><body><article><div class="g-recaptcha captcha"></div><p>${words}</p></article></body></html>`,
  ],
  [
    'a form to sign in',
    `<html><body><article><p>${words}</p><input type="password"></article></body></html>`,
  ],
  ['a page without any text', '<html><body><img src="/a.png"></body></html>'],
  ['a page that is too much for the reader', '<div>'.repeat(5000)],
])('%s is never the text of an article, and a fault that is tried again', async (_name, page) => {
  world.server.route('/s/1', page);
  const { result } = await importShort(1);
  expect(result.retried).toBe(1);
  expect(await first()).toMatchObject({
    original_content: SHORT_BODY,
    is_thin: true,
    page_retry_at: later(minutes(15)),
  });
});

test('a page that keeps hiding its article is given up the third time, and why is told', async () => {
  world.server.route('/s/1', '<title>Just a moment...</title><p>Verify you are human.</p>');
  await importShort(1);
  const { id } = await first();
  expect(await extractAgain(world.ctx, id)).toEqual({ outcome: 'same', title: 'Naujiena 1' });
  expect((await first()).page_retry_at).toEqual(later(hours(1)));
  expect(await extractAgain(world.ctx, id)).toMatchObject({
    outcome: 'same',
    lost: 'interstitial',
  });
  expect((await first()).page_retry_at).toBeNull();
});

test('an article behind a page of proof is read when the page is gone', async () => {
  const { server, pageOf } = world;
  server.route('/s/1', '<title>Just a moment...</title><p>Verify you are human.</p>');
  await importShort(1);
  server.route('/s/1', pageOf('Naujiena 1', '<script>var captcha = "type=password";</script>'));
  expect(await extractAgain(world.ctx, (await first()).id)).toMatchObject({ outcome: 'longer' });
  expect(await first()).toMatchObject({ is_thin: false, page_retry_at: null });
});

test.each(['/consent?continue=x', '/vartotojas/prisijungti', '/', '/cookie-wall/'])(
  'a page that a reader is led away to (%s) is never the text of an article',
  async (target) => {
    const { server, pageOf } = world;
    server.route(target, pageOf('Sutikimas'));
    server.route('/s/1', { status: 302, headers: { location: target } });
    await importShort(1);
    expect(await first()).toMatchObject({
      original_content: SHORT_BODY,
      page_retry_at: later(minutes(15)),
    });
  },
);

test('a page that cannot answer now is asked again later, as late as its server wants; its host is left alone meanwhile', async () => {
  for (const n of [1, 2, 3])
    world.server.route(`/s/${n}`, { status: 503, headers: { 'retry-after': '7200' } });
  const { result } = await importShort(1, 2, 3);
  expect(result).toMatchObject({ imported: 3, retried: 3 });
  expect(result.outcome.message).toContain(
    'importuota straipsnių – 3, iš jų dar kartą bus skaitomi dabar neatsakę puslapiai – 3',
  );
  expect(asked()).toEqual(['/s/3']);
  for (const row of await world.articles()) expect(row.page_retry_at).toEqual(later(hours(2)));
});

test.each([
  ['429', { status: 429 }],
  ['an error of the server', { status: 500 }],
  [
    'a connection cut off',
    (_: unknown, response: { socket: { destroy(): void } | null }) => response.socket?.destroy(),
  ],
])('%s is a fault that passes', async (_name, route) => {
  world.server.route('/s/1', route as Parameters<typeof world.server.route>[1]);
  await importShort(1);
  expect((await first()).page_retry_at).toEqual(later(minutes(15)));
});

test('so is a site that cannot be asked for its rules; a site that forbids is left alone for good', async () => {
  const { server, pageOf } = world;
  server.route('/s/1', pageOf('Naujiena 1'));
  server.route('/robots.txt', { status: 503 });
  const hostBreaker = createHostCircuitBreaker(world.ctx.clock);
  await importShort(1);
  expect((await first()).page_retry_at).toEqual(later(minutes(15)));
  // For a while nobody asks it anything.
  expect(await extractAgain({ ...world.ctx, hostBreaker }, (await first()).id)).toMatchObject({
    outcome: 'same',
  });
  expect(hostBreaker.remainingMs(server.origin)).toBe(minutes(15));
  await world.empty();
  server.route('/robots.txt', 'User-agent: *\nDisallow: /s/');
  world.ctx.robots = createRobots({ ...world.ctx, agent: 'TestBot' });
  await importShort(1);
  expect((await first()).page_retry_at).toBeNull();
  expect(asked()).toEqual([]);
});

test('the page read later makes the article whole; until then its pauses grow, and they end', async () => {
  const { server, pageOf } = world;
  server.route('/s/1', { status: 503 });
  await importShort(1);
  const { id } = await first();
  expect(await extractAgain(world.ctx, id)).toMatchObject({ outcome: 'same' });
  const second = await first();
  expect(second).toMatchObject({ page_tries: 2, page_retry_at: later(hours(1)) });
  server.route('/s/1', pageOf('Naujiena 1'));
  expect(await extractAgain(world.ctx, id)).toMatchObject({ outcome: 'longer' });
  expect(await first()).toMatchObject({
    page_retry_at: null,
    is_thin: false,
    original_content: FULL_BODY,
  });

  server.route('/s/1', { status: 503 });
  await world.db.update(articles).set({ page_tries: 5, page_retry_at: later(0) });
  expect(await extractAgain(world.ctx, id)).toMatchObject({ outcome: 'same' });
  expect((await first()).page_retry_at).toBeNull();
});

test('two days after the import pages are given up, also those that only met their host resting', async () => {
  for (const n of [1, 2]) world.server.route(`/s/${n}`, { status: 503 });
  await importShort(1, 2);
  const ctx = { ...world.ctx, hostBreaker: createHostCircuitBreaker(world.ctx.clock) };
  const areWaiting = async () => {
    for (const { id } of await world.articles()) await extractAgain(ctx, id);
    return (await world.articles()).map((row) => row.page_retry_at !== null);
  };
  world.passTime(hours(47));
  expect(await areWaiting()).toEqual([true, true]);
  world.passTime(hours(1));
  expect(await areWaiting()).toEqual([false, false]);
  expect((await world.articles()).map((row) => row.page_tries).toSorted()).toEqual([1, 2]);
});

test('behind a redirect it is the host it leads to that rests, after the second time without an answer', async () => {
  const { server, other, pageOf } = world;
  for (const n of [2, 3, 4])
    server.route(`/s/${n}`, { status: 302, headers: { location: `${other.origin}/nebera/${n}` } });
  for (const n of [2, 3, 4])
    other.route(`/nebera/${n}`, (_, response) => void response.socket?.destroy());
  server.route('/s/1', pageOf('Naujiena 1'));
  other.requests.length = 0;
  await importShort(1, 2, 3, 4);
  expect(other.requests.map(({ path }) => path)).toEqual(['/nebera/4', '/nebera/3']);
  expect(asked()).toEqual(['/s/4', '/s/3', '/s/2', '/s/1']);
  const rows = await world.articles();
  expect(rows.map((row) => row.page_retry_at !== null)).toEqual([false, true, true, true]);
  expect(rows.map((row) => row.page_tries)).toEqual([0, 0, 1, 1]);
  expect(rows[0]?.original_content).toBe(FULL_BODY);
});

test('a host that misses one page and answers the next is not left alone', async () => {
  const { server, pageOf } = world;
  const cut = (_: unknown, response: { socket: { destroy(): void } | null }) =>
    response.socket?.destroy();
  for (const n of [1, 3]) server.route(`/s/${n}`, cut);
  for (const n of [2, 4]) server.route(`/s/${n}`, pageOf(`Naujiena ${n}`));
  await importShort(1, 2, 3, 4);
  expect(asked()).toHaveLength(4);
});

test('a page read later that is another article’s makes one article of the two, with both sources', async () => {
  const { server, pageOf, feedOf } = world;
  const page = pageOf('Naujiena 1', `<link rel="canonical" href="${server.origin}/s/tikras">`);
  server.route('/s/1', { status: 503 });
  server.route('/s/tikras', page);
  const { source } = await importShort(1);
  const { id } = await first();
  server.route('/b', feedOf([{ ...short(1), guid: 'kitas', link: `${server.origin}/s/tikras` }]));
  const other = await world.addSource({ rss_url: `${server.origin}/b` });
  await world.importOf(other.id);
  expect(await world.articles()).toHaveLength(2);
  server.route('/s/1', page);
  const [draft] = await world.db
    .insert(article_drafts)
    .values({ article_id: id, values: {} })
    .returning();
  await extractAgain(world.ctx, id);
  expect(await world.articles()).toHaveLength(2);
  if (draft) await world.db.delete(article_drafts).where(eq(article_drafts.id, draft.id));
  // Nor is what a person has had in hand before.
  await world.db
    .insert(article_revisions)
    .values({ article_id: id, reason: 'reprocess', snapshot: {} });
  await world.db
    .update(articles)
    .set({ page_retry_at: later(0), original_content: SHORT_BODY })
    .where(eq(articles.id, id));
  await extractAgain(world.ctx, id);
  expect(await world.articles()).toHaveLength(2);
  await world.db.delete(article_revisions);
  await world.db
    .update(articles)
    .set({ page_retry_at: later(0), original_content: SHORT_BODY })
    .where(eq(articles.id, id));
  expect(await extractAgain(world.ctx, id)).toEqual({ outcome: 'joined', title: 'Naujiena 1' });
  expect((await world.articles()).map((row) => row.source_id)).toEqual([other.id]);
  expect(await world.db.$count(article_sources)).toBe(2);
  // The row that went can be had back, and the audit tells whose story it was.
  const [binned] = await world.db.select().from(article_bin).where(eq(article_bin.id, id));
  expect(binned).toMatchObject({
    deleted_by: null,
    snapshot: { original_title: 'Naujiena 1', original_content: SHORT_BODY },
  });
  const [story] = await world.articles();
  expect((await listAuditEntries(world.db, id)).at(-1)).toMatchObject({
    actor: 'automatika',
    action: 'article.join',
    before: { original_title: 'Naujiena 1' },
    after: { near_duplicate_of: story?.id },
  });
  for (const each of [source, other])
    expect(await world.importOf(each.id)).toMatchObject({ imported: 0, known: 1 });
});

test('a page read later that is a deleted article’s takes its article away, and says so', async () => {
  const { server, pageOf } = world;
  server.route('/s/1', { status: 503 });
  await importShort(1);
  const { id } = await first();
  await world.db.insert(article_keys).values({
    key: `url:${server.hostPort}/s/tikras`,
    article_id: null,
    title_key: 'naujiena1',
  });
  server.route(
    '/s/1',
    pageOf('Naujiena 1', `<link rel="canonical" href="${server.origin}/s/tikras">`),
  );
  expect(await extractAgain(world.ctx, id)).toEqual({ outcome: 'deleted', title: 'Naujiena 1' });
  expect(await world.articles()).toEqual([]);
});

test('a listing’s link without words waits in its listing until its page answers', async () => {
  const { server, pageOf } = world;
  const link = '<article><h2><a href="/s/1"><img src="/x.png"></a></h2></article>';
  server.route('/naujienos', {
    headers: { etag: '"v1"' },
    body: `<html><body><main>${link}</main></body></html>`,
  });
  server.route('/s/1', { status: 503 });
  const source = await world.addSource({
    type: 'crawl',
    rss_url: `${server.origin}/naujienos`,
    link_selector: 'article a',
    include_words: 'saugumas',
  });
  const result = await world.importOf(source.id);
  expect(result).toMatchObject({ imported: 0, notIncluded: 0, deferred: 1 });
  expect(result.outcome.message).toContain('atidėti, nes jų puslapiai dabar neatsako, – 1');
  expect((await world.sourceRow(source.id)).etag).toBeNull();
  server.route('/s/1', pageOf('Pirma'));
  expect(await world.importOf(source.id)).toMatchObject({ imported: 1, deferred: 0 });
  expect(await first()).toMatchObject({ original_title: 'Pirma', original_content: FULL_BODY });
});

test('a listing’s link with words is stored at once and takes headline and date from its page later', async () => {
  const { server, pageOf } = world;
  server.route(
    '/naujienos',
    '<html><body><main><article><h2><a href="/s/1">Skaityti apie serverius</a></h2></article></main></body></html>',
  );
  server.route('/s/1', { status: 503 });
  const source = await world.addSource({
    type: 'crawl',
    rss_url: `${server.origin}/naujienos`,
    link_selector: 'article a',
  });
  expect(await world.importOf(source.id)).toMatchObject({ imported: 1, retried: 1 });
  const { id } = await first();
  world.passTime(days(1));
  server.route(
    '/s/1',
    pageOf(
      'Tikra antraštė',
      '<meta property="article:published_time" content="2026-11-16T08:30:00+02:00">',
    ),
  );
  await extractAgain(world.ctx, id);
  expect(await first()).toMatchObject({
    original_title: 'Tikra antraštė',
    original_date: new Date('2026-11-16T06:30:00Z'),
    original_content: FULL_BODY,
  });
});

test('where a redirect ends is asked for its rules too, of an article and of a listing', async () => {
  const { server, other, pageOf } = world;
  other.route('/robots.txt', 'User-agent: *\nDisallow: /slapta');
  other.route('/slapta', pageOf('Slapta'));
  const redirect = { status: 302, headers: { location: `${other.origin}/slapta` } };
  server.route('/s/1', redirect);
  await importShort(1);
  expect(await first()).toMatchObject({ original_content: SHORT_BODY, page_retry_at: null });
  server.route('/naujienos', redirect);
  const listing = await world.addSource({ type: 'crawl', rss_url: `${server.origin}/naujienos` });
  await world.importOf(listing.id);
  expect((await world.sourceRow(listing.id)).last_error_kind).toBe('robots');
});

test('a charset chosen for a feed is not forced on pages in UTF-8', async () => {
  const { server, pageOf } = world;
  server.route('/s/1', pageOf('Naujiena 1'));
  server.route('/s/2', {
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(
      `<html><body><article><p>${'\xfeodis. '.repeat(300)}</p></article></body></html>`,
      'latin1',
    ),
  });
  server.route('/rss', world.feedOf([short(1, 'Pirma'), short(2, 'Antra')]));
  const source = await world.addSource({ charset: 'windows-1257' });
  await world.importOf(source.id);
  const [second, one] = await world.articles();
  expect(one?.original_content).toBe(FULL_BODY);
  expect(second?.original_content).toContain('žodis.');
});
