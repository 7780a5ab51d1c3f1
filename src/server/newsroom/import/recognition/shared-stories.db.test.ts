import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  FULL_BODY,
  SHORT_BODY,
  startImportWorld,
} from '../../../../../tests/support/import-world.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { rss_sources } from '../../../database/schema/sources.ts';

const world = await startImportWorld();
const { titles } = world;
afterAll(() => world.close());
afterEach(() => world.empty());

/** A source whose items have short texts, so that their pages are asked. */
async function sourceOf(
  path: string,
  items: { n: number; title: string; body?: string }[],
  values: Partial<typeof rss_sources.$inferInsert> = {},
) {
  const { server, feedOf, addSource } = world;
  server.route(path, feedOf(items.map((item) => ({ body: SHORT_BODY, ...item }))));
  return addSource({ rss_url: `${server.origin}${path}`, ...values });
}

test('stories of two sources whose pages wrongly claim one canonical address are all kept', async () => {
  const { server, pageOf } = world;
  const head = `<link rel="canonical" href="${server.origin}/naujienos">`;
  for (const n of [1, 2, 3]) server.route(`/s/${n}`, pageOf(`Puslapis apie ${n} dalyką`, head));
  const one = await sourceOf('/a', [{ n: 1, title: 'Serverių priežiūra įmonėje brangsta' }]);
  const two = await sourceOf('/b', [
    { n: 2, title: 'Nauja asmens duomenų tvarka' },
    { n: 3, title: 'Elektroninio pašto saugumas' },
  ]);
  await world.importOf(one.id);
  expect(await world.importOf(two.id)).toMatchObject({ imported: 2, known: 0 });
  expect(await titles()).toHaveLength(3);
  expect(await world.db.$count(article_sources, eq(article_sources.source_id, two.id))).toBe(2);
  expect(await world.importOf(two.id)).toMatchObject({ imported: 0, known: 2 });
});

test('one story under two addresses and nearly one title is one article with two sources', async () => {
  const { server, pageOf } = world;
  const head = `<link rel="canonical" href="${server.origin}/s/tikras">`;
  for (const n of [1, 2]) server.route(`/s/${n}`, pageOf('Serverių priežiūra', head));
  const one = await sourceOf('/a', [{ n: 1, title: 'Serverių priežiūra įmonėje brangsta' }]);
  const two = await sourceOf('/b', [
    { n: 2, title: 'Įmonėse brangsta serverių priežiūra: tyrimas' },
  ]);
  await world.importOf(one.id);
  expect(await world.importOf(two.id)).toMatchObject({ imported: 0, known: 1 });
  expect(await titles()).toHaveLength(1);
  expect(await world.db.$count(article_sources)).toBe(2);
});

test('a headline of the page’s own shows that two titles mean one story', async () => {
  const { server, pageOf } = world;
  const head = `<link rel="canonical" href="${server.origin}/s/tikras">`;
  for (const n of [1, 2]) server.route(`/s/${n}`, pageOf('Serverių priežiūra brangsta', head));
  const one = await sourceOf('/a', [{ n: 1, title: 'Serverių priežiūra brangsta' }]);
  const two = await sourceOf('/b', [{ n: 2, title: 'Skaitykite savaitgalį' }]);
  await world.importOf(one.id);
  expect(await world.importOf(two.id)).toMatchObject({ imported: 0, known: 1 });
});

test('a page without an article proves nothing, whoever is led to it', async () => {
  const { server } = world;
  server.route('/tuscia-vieta', '<html><body></body></html>');
  for (const n of [1, 2])
    server.route(`/s/${n}`, { status: 302, headers: { location: '/tuscia-vieta' } });
  const one = await sourceOf('/a', [{ n: 1, title: 'Savaitės naujienos' }]);
  const two = await sourceOf('/b', [{ n: 2, title: 'Savaitės naujienos' }]);
  await world.importOf(one.id);
  expect(await world.importOf(two.id)).toMatchObject({ imported: 1 });
});

const STORY = [{ n: 1, title: 'Serverių reklama', body: FULL_BODY }];
const READ = { last_full_fetch_at: new Date('2026-11-01T00:00:00Z') };

test('what one source’s words keep out is new to another source, and a deleted article to none', async () => {
  const choosy = await sourceOf('/a', STORY, { exclude_words: 'reklama' });
  const other = await sourceOf('/b', STORY, READ);
  expect(await world.importOf(choosy.id)).toMatchObject({ imported: 0, excluded: 1 });
  expect(await world.importOf(other.id)).toMatchObject({ imported: 1, known: 0 });
  expect(await world.importOf(choosy.id)).toMatchObject({ imported: 0, excluded: 0, known: 1 });
  await world.db.delete(articles);
  for (const { id } of [choosy, other])
    expect(await world.importOf(id)).toMatchObject({ imported: 0, known: 1 });
  const third = await sourceOf('/c', STORY, READ);
  expect(await world.importOf(third.id)).toMatchObject({ imported: 0, known: 1 });
});

test('what a source’s first reading only remembers is new to another source, and stays out under new addresses', async () => {
  const items = Array.from({ length: 12 }, (_, n) => ({
    n,
    title: `Pranešimas apie serverį ${n}`,
    body: FULL_BODY,
  }));
  const one = await sourceOf('/a', items);
  expect(await world.importOf(one.id)).toMatchObject({ imported: 10, skippedAsOld: 2 });
  const two = await sourceOf('/b', items, READ);
  expect(await world.importOf(two.id)).toMatchObject({ imported: 2, known: 10 });
  await world.db.delete(articles);
  world.server.route(
    '/a',
    world.feedOf(
      items.map((item) => ({ ...item, link: `${world.server.origin}/perkelta/${item.n}` })),
    ),
  );
  expect(await world.importOf(one.id)).toMatchObject({ imported: 0, known: 12 });
});
