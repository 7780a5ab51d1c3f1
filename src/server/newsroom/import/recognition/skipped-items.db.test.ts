import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startImportWorld } from '../../../../../tests/support/import-world.ts';
import { skipped_items } from '../../../database/schema/sources.ts';
import { pruneSkippedKeys } from './skipped-items.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(() => world.empty());

const daysAgo = (days: number) => sql`current_date - ${days}::integer`;
async function addSource(path: string) {
  const rss_url = `${world.server.origin}${path}`;
  return world.addSource({ rss_url, last_full_fetch_at: new Date(), include_words: 'saugumas' });
}
const skip = (source_id: string, key: string, days: number) =>
  world.db.insert(skipped_items).values({ source_id, key, seen_on: daysAgo(days) });
const kept = async () =>
  (await world.db.select().from(skipped_items)).map(({ key }) => key).toSorted();

test('what a source has not shown for 400 days is forgotten, counted from what it showed last', async () => {
  const [read, silent] = [await addSource('/a'), await addSource('/b')];
  await skip(read.id, 'long gone', 402);
  await skip(read.id, 'gone for a year', 400);
  await skip(read.id, 'there', 0);
  // Nothing of it has been read since: all of it may stand there still.
  await skip(silent.id, 'old', 900);
  await skip(silent.id, 'old too', 880);
  await pruneSkippedKeys(world.db);
  expect(await kept()).toEqual(['gone for a year', 'old', 'old too', 'there']);
});

test('what a source shows still stays left out, however old it is', async () => {
  const source = await addSource('/rss');
  world.server.route('/rss', world.feedOf([{ n: 1, body: '<p>Trumpai</p>' }]));
  expect(await world.importOf(source.id)).toMatchObject({ imported: 0, notIncluded: 1 });
  const keys = await kept();
  await world.db.update(skipped_items).set({ seen_on: daysAgo(500) });
  world.server.route('/rss', world.feedOf([1, 2].map((n) => ({ n, body: '<p>Trumpai</p>' }))));
  await world.importOf(source.id);
  await pruneSkippedKeys(world.db);
  expect(await kept()).toEqual(expect.arrayContaining(keys));
  expect(await world.importOf(source.id)).toMatchObject({ imported: 0, notIncluded: 0, known: 2 });
});
