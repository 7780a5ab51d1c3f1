import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { FULL_BODY, startImportWorld } from '../../../../../tests/support/import-world.ts';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { article_corrections } from '../../../database/schema/corrections.ts';
import { page_cache_events } from '../../../database/schema/instances.ts';
import { OutboundError } from '../../../outbound/outbound-error.ts';
import { createHostCircuitBreaker } from '../documents/host-circuit-breaker.ts';
import { recordWithdrawals } from './withdrawn-stories.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(async () => {
  await world.empty();
  await world.db.delete(article_corrections);
  await world.db.delete(page_cache_events);
});

const TOLD = 'Įmonė už programą mokėjo 1200 eurų, o ją diegė 14 dienų.';
const bodyOf = (told: string) => `<p>${told}</p>${FULL_BODY}`;
const show = (body: string, title = 'Naujiena 1') =>
  world.server.route('/rss', world.feedOf([{ n: 1, title, body }]));
const page = (status: number) =>
  world.server.route('/s/1', { status, body: world.pageOf('Naujiena 1') });

/** An article that is public with us and tells what its source told. */
async function publish(values: Partial<typeof articles.$inferInsert> = {}) {
  show(bodyOf(TOLD));
  page(200);
  const source = await world.addSource();
  await world.importOf(source.id);
  await world.db.update(articles).set({
    ai_translated_title: 'Pavadinimas',
    ai_slug: 'pavadinimas',
    ai_translated_excerpt: 'Programa kainavo 1200 eurų.',
    ai_translated_content: `<p>${TOLD}</p>`,
    ai_actuality_score: 80,
    preparation_state: 'prepared',
    prepared_by: 'ai',
    published_date: world.ctx.clock.now(),
    ...values,
  });
  return source.id;
}
const checks = async () =>
  (await world.db.select().from(article_corrections)).map(({ cause, decision }) => [
    cause,
    decision,
  ]);
const tags = async () =>
  (await world.db.select().from(page_cache_events)).map((event) => event.tags);

describe('readers are told that a public article is being checked', () => {
  test('when its source takes back a figure that it tells', async () => {
    const id = await publish();
    show(bodyOf(TOLD.replace('1200', '1500')));
    await world.importOf(id);
    expect(await checks()).toEqual([['facts', null]]);
    expect(await tags()).toEqual([['articles', 'article:pavadinimas']]);
    // The same change is told once.
    await world.importOf(id);
    expect(await tags()).toHaveLength(1);
  });

  test('when its source says in the title, or by leaving nothing, that the story is taken back', async () => {
    const id = await publish();
    show(bodyOf(TOLD), 'Retracted: Naujiena 1');
    await world.importOf(id);
    expect(await checks()).toEqual([['withdrawn', null]]);
  });

  test.each([
    ['gone for good', 410],
    ['not found any more', 404],
  ])('when its page is %s', async (_, status) => {
    const id = await publish();
    await world.importOf(id);
    page(status);
    world.passTime(hours(1));
    const { outcome, withdrawn } = await world.importOf(id);
    expect([withdrawn, await checks()]).toEqual([1, [['withdrawn', null]]]);
    expect(outcome.message).toContain('publikuoti, bet šaltinio nebeskelbiami, – 1');
    const [article] = await world.articles();
    expect(article?.source_changed_at).toEqual(world.ctx.clock.now());
    // A person decides once.
    world.passTime(days(1));
    expect((await world.importOf(id)).withdrawn).toBe(0);
  });
});

describe('readers are told nothing', () => {
  test('when the source adds to its text, or changes what ours does not tell', async () => {
    const id = await publish();
    show(`${bodyOf(TOLD)}<p>Papildyta: pardavimai išaugo 30 procentų.</p>`);
    await world.importOf(id);
    show(`${bodyOf(TOLD)}<p>Papildyta: pardavimai išaugo 40 procentų.</p>`);
    await world.importOf(id);
    expect(await checks()).toEqual([]);
    const [article] = await world.articles();
    expect(article?.source_changed_at).not.toBeNull();
  });

  test('when the article is not public', async () => {
    const id = await publish({ published_date: null });
    show(bodyOf(TOLD.replace('1200', '1500')));
    page(410);
    await world.importOf(id);
    expect(await checks()).toEqual([]);
  });

  test('when a page never answered, does not answer now, or forbids to be asked', async () => {
    const id = await publish({ source_seen_at: null });
    page(404);
    await world.importOf(id);
    page(503);
    world.passTime(days(1));
    await world.importOf(id);
    page(410);
    world.server.route('/robots.txt', 'User-agent: *\nDisallow: /s/');
    world.passTime(days(2));
    await world.importOf(id);
    expect(await checks()).toEqual([]);
  });
});

describe('a page is asked', () => {
  /** Imports after this time: whether the page was asked, which is noted. */
  async function isAsked(id: string, passed: number) {
    world.passTime(passed);
    await world.importOf(id);
    const [article] = await world.articles();
    return article?.source_checked_at?.getTime() === world.ctx.clock.now().getTime();
  }

  test('every half hour on the first day, every twelve hours then, for thirty days', async () => {
    const id = await publish();
    expect(await isAsked(id, minutes(31))).toBe(true);
    expect(await isAsked(id, minutes(29))).toBe(false);
    expect(await isAsked(id, minutes(2))).toBe(true);
    expect(await isAsked(id, hours(24))).toBe(true);
    expect(await isAsked(id, hours(11))).toBe(false);
    expect(await isAsked(id, hours(1) + 1)).toBe(true);
    expect(await isAsked(id, days(27))).toBe(true);
    expect(await isAsked(id, days(2))).toBe(false);
  });

  test('of ten stories of a source at one import', async () => {
    const id = await publish();
    const [first] = await world.articles();
    const more = Array.from({ length: 11 }, (_, n) => ({
      ...(first as ArticleRow),
      id: crypto.randomUUID(),
      ai_slug: `kita-${n}`,
      original_url: `${world.server.origin}/s/${n + 2}`,
      source_checked_at: null,
    }));
    await world.db.insert(articles).values(more);
    await isAsked(id, 0);
    const asked = (await world.articles()).filter((one) => one.source_checked_at);
    expect(asked).toHaveLength(10);
  });

  test('not where its host could not answer a moment ago', async () => {
    const id = await publish();
    const hostBreaker = createHostCircuitBreaker(world.ctx.clock);
    world.passTime(hours(1));
    page(410);
    hostBreaker.trip(`${world.server.origin}/s/2`, null);
    const source = await world.sourceRow(id);
    expect(await recordWithdrawals({ ...world.ctx, hostBreaker }, source)).toBe(0);
    expect(await checks()).toEqual([]);
  });
});

test('a page that cannot be asked for says nothing; when we are stopping, the next import asks', async () => {
  const source = await world.sourceRow(await publish());
  world.passTime(hours(1));
  const failing = (kind: 'timeout' | 'aborted') => ({
    ...world.ctx,
    robots: { ...world.ctx.robots, isAllowed: async () => true },
    outbound: {
      ...world.ctx.outbound,
      fetch: () => Promise.reject(new OutboundError(kind, 'why')),
    },
  });
  await expect(recordWithdrawals(failing('aborted'), source)).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(await recordWithdrawals(failing('timeout'), source)).toBe(0);
  expect(await checks()).toEqual([]);
});

test('a source that takes its change back ends the check by itself', async () => {
  const id = await publish();
  show(bodyOf(TOLD.replace('1200', '1500')));
  await world.importOf(id);
  world.passTime(days(2));
  show(bodyOf(TOLD));
  await world.importOf(id);
  expect(await checks()).toEqual([['facts', 'dismissed']]);
});
