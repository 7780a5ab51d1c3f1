import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  FULL_BODY,
  startImportWorld,
  type WorldItem,
} from '../../../../../tests/support/import-world.ts';
import { days, hours } from '../../../../domain/time/duration.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { cleanUp } from '../../automation/schedule.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(() => world.empty());
const { server } = world;

const item = (values: Partial<WorldItem> = {}): WorldItem => ({
  n: 1,
  title: 'Serverių priežiūra įmonėje brangsta',
  date: '2026-11-19T08:00:00Z',
  ...values,
});
const MOVED = {
  link: `${server.origin}/irasai/serveriai`,
  guid: `${server.origin}/irasai/serveriai`,
};
const OTHER_BODY = FULL_BODY.replaceAll('vadovas', 'savininkas');
const read = (...items: WorldItem[]) => server.route('/rss', world.feedOf(items));
/** Whether each article waits for a person, in the order of import. */
const held = async () =>
  (await world.db.select().from(articles).orderBy(articles.created_at)).map(
    ({ has_near_duplicate }) => has_near_duplicate,
  );
/** By the words of a story it is no longer found. */
async function passWeeks() {
  world.passTime(days(20));
  await cleanUp(world.ctx);
}

describe('a source that gives its items new addresses and guids after weeks', () => {
  test('brings none of them again', async () => {
    const source = await world.addSource();
    read(item());
    await world.importOf(source.id);
    await passWeeks();
    read(item(MOVED));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 1 });
    expect(await held()).toEqual([false]);
  });

  test.each([
    ['text', { body: OTHER_BODY }],
    ['date', { date: '2026-12-01T08:00:00Z' }],
  ])('has a person look at those with another %s', async (_what, values) => {
    const source = await world.addSource();
    read(item());
    await world.importOf(source.id);
    await passWeeks();
    read(item({ ...MOVED, ...values }));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1 });
    expect(await held()).toEqual([false, true]);
  });

  test('and brings what has another date and text as an article', async () => {
    const source = await world.addSource();
    read(item());
    await world.importOf(source.id);
    await passWeeks();
    read(item({ ...MOVED, body: OTHER_BODY, date: '2026-12-01T08:00:00Z' }));
    await world.importOf(source.id);
    expect(await held()).toEqual([false, false]);
  });

  test('brings neither deleted articles nor what its first reading only remembered', async () => {
    const items = Array.from({ length: 12 }, (_, n) =>
      item({ n, title: `Pranešimas apie serverį ${n}`, date: `2026-11-${10 + n}` }),
    );
    const source = await world.addSource();
    read(...items);
    expect(await world.importOf(source.id)).toMatchObject({ imported: 10, skippedAsOld: 2 });
    await world.db.delete(articles);
    await passWeeks();
    read(
      ...items.map((each) => ({
        ...each,
        link: `${MOVED.link}/${each.n}`,
        guid: `kitas-${each.n}`,
      })),
    );
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 12 });
  });

  test('brings none again by a second feed of its own either', async () => {
    const [one, two] = [
      await world.addSource(),
      await world.addSource({ rss_url: `${server.origin}/b` }),
    ];
    read(item());
    server.route('/b', world.feedOf([item()]));
    for (const { id } of [one, two]) await world.importOf(id);
    await passWeeks();
    server.route('/b', world.feedOf([item(MOVED)]));
    expect(await world.importOf(two.id)).toMatchObject({ imported: 0, known: 1 });
  });
});

test('a feed without addresses that is deleted and added again brings nothing again', async () => {
  const feed = () => world.feedOf([item()]).replaceAll(/<link>.*?<\/link>/g, '');
  server.route('/rss', feed());
  await world.importOf((await world.addSource()).id);
  await passWeeks();
  await world.db.delete(rss_sources);
  const again = await world.addSource();
  expect(await world.importOf(again.id)).toMatchObject({ imported: 0, known: 1 });
  expect(await world.db.select({ id: article_sources.source_id }).from(article_sources)).toEqual([
    { id: again.id },
  ]);
  expect(await world.importOf(again.id)).toMatchObject({ imported: 0, known: 1 });
});

test('another source’s article of that title, date and text is no reason to doubt', async () => {
  read(item());
  await world.importOf((await world.addSource()).id);
  await passWeeks();
  server.route('/b', world.feedOf([item(MOVED)]));
  const other = await world.addSource({ rss_url: `${server.origin}/b` });
  await world.importOf(other.id);
  expect(await held()).toEqual([false, false]);
});

describe('an item that comes again under another headline and guid, at the same address', () => {
  const again = item({
    guid: 'kitas',
    title: 'Įmonės už serverius mokės daugiau',
    date: '2026-11-19T09:00:00Z',
  });

  test('is its article', async () => {
    const source = await world.addSource();
    read(item());
    await world.importOf(source.id);
    read(again);
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 1 });
  });

  test('waits for a person beside the old entry: an address that repeats identifies nothing', async () => {
    const source = await world.addSource();
    read(item());
    await world.importOf(source.id);
    read(again, item());
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1, known: 1, flagged: 0 });
    expect(await held()).toEqual([false, true]);
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 2 });
  });
});

test('an item whose headline and address were rewritten waits for a person: guid, date and text are the same', async () => {
  const source = await world.addSource();
  read(item({ guid: 'node-1' }));
  await world.importOf(source.id);
  world.passTime(hours(2));
  const title = 'Įmonės už serverius mokės daugiau';
  read(item({ guid: 'node-1', title, link: `${server.origin}/s/mokes` }));
  expect(await world.importOf(source.id)).toMatchObject({ imported: 1 });
  expect(await held()).toEqual([false, true]);
});
