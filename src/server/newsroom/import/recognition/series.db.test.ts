import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  FULL_BODY,
  SHORT_BODY,
  startImportWorld,
  type WorldItem,
} from '../../../../../tests/support/import-world.ts';
import { days } from '../../../../domain/time/duration.ts';
import { article_keys } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import { extractAgain } from '../storing/extract-again.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(() => world.empty());
const { server } = world;

const TITLE = 'Savaitės saugumo apžvalga';
/** Of a text of its own each week. */
const textOf = (week: number) =>
  `<p>${`Savaitę ${week} ${['rašoma apie laiškus', 'kalbama apie serverius', 'aiškinama, kas yra slaptažodžiai'][week]}. `.repeat(40)}</p>`;
const item = (week: number, values: Partial<WorldItem> = {}): WorldItem => ({
  n: week,
  title: TITLE,
  date: new Date(Date.UTC(2026, 10, 1 + 7 * week, 8)).toISOString(),
  ...values,
});
const read = (...items: WorldItem[]) => server.route('/rss', world.feedOf(items));
/** In the order of their dates: whether each waits for a person. */
const held = async () =>
  (await world.db.select().from(articles).orderBy(articles.original_date)).map(
    ({ has_near_duplicate }) => has_near_duplicate,
  );

describe('a weekly series under one title whose pages all name the column as their address', () => {
  const head = `<link rel="canonical" href="${server.origin}/apzvalgos">`;
  const pageOf = (week: number) =>
    world.pageOf(TITLE, head).replace(FULL_BODY, textOf(week).replaceAll('<p>', '<p lang="lt">'));
  const short = (week: number, values: Partial<WorldItem> = {}) =>
    item(week, { body: SHORT_BODY, ...values });
  const route = (...weeks: number[]) => {
    for (const week of weeks) server.route(`/s/${week}`, pageOf(week));
  };

  test('has an article of each week, and the later ones wait for a person', async () => {
    const source = await world.addSource();
    route(0, 1);
    read(short(0));
    await world.importOf(source.id);
    world.passTime(days(7));
    read(short(1), short(0));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1, known: 1 });
    expect(await held()).toEqual([false, true]);
    const [first, second] = await world.db.select().from(articles).orderBy(articles.original_date);
    expect(second?.near_duplicate_of).toBe(first?.id);
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 2 });
  });

  test('in two feeds of its site too', async () => {
    const [one, two] = [
      await world.addSource(),
      await world.addSource({ rss_url: `${server.origin}/rss2` }),
    ];
    route(0, 1);
    read(short(0));
    await world.importOf(one.id);
    server.route('/rss2', world.feedOf([short(1)]));
    expect(await world.importOf(two.id)).toMatchObject({ imported: 1 });
    expect(await held()).toEqual([false, true]);
  });

  test('goes on when a week was deleted, and the deleted one stays away under another address', async () => {
    const source = await world.addSource();
    route(0, 1, 2);
    read(short(0));
    await world.importOf(source.id);
    await world.db.delete(articles);
    await world.db.update(article_keys).set({ first_seen_at: new Date('2026-11-01T09:00:00Z') });
    server.route('/perkelta', pageOf(0));
    read(short(1), short(0, { link: `${server.origin}/perkelta`, guid: 'kitas' }));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1, known: 1 });
    expect(await held()).toEqual([true]);
  });

  test('has an article of each week also when a page could be read only later', async () => {
    const source = await world.addSource();
    route(0);
    read(short(0));
    await world.importOf(source.id);
    server.route('/s/1', { status: 503 });
    read(short(1), short(0));
    await world.importOf(source.id);
    route(1);
    const later = await world.db
      .select()
      .from(articles)
      .where(eq(articles.original_content, SHORT_BODY));
    expect(await extractAgain(world.ctx, later[0]?.id ?? '')).toMatchObject({ outcome: 'longer' });
    expect(await held()).toEqual([false, true]);
  });

  test.each([
    ['another text of one day is the article', true, 1, 1],
    ['without dates another text is another article', false, 1, 2],
    ['without dates nearly the same text is the article', false, 0, 1],
  ])('under another address %s', async (_what, isDated, week, count) => {
    const source = await world.addSource();
    const feedOf = (one: WorldItem) =>
      isDated
        ? world.feedOf([one])
        : world.feedOf([one]).replaceAll(/<pubDate>.*?<\/pubDate>/g, '');
    route(0);
    server.route('/rss', feedOf(short(0)));
    await world.importOf(source.id);
    server.route('/s/kitas', pageOf(week).replace('Savaitę', 'Papildyta: savaitę'));
    server.route('/rss', feedOf(short(0, { link: `${server.origin}/s/kitas`, guid: 'kitas' })));
    await world.importOf(source.id);
    expect(await world.articles()).toHaveLength(count);
  });
});

describe.each([
  ['the home page', `${server.origin}/`],
  ['a page of theirs', `${server.origin}/busena`],
])('a series under one title whose items all link %s', (_what, link) => {
  const edition = (week: number, values: Partial<WorldItem> = {}) =>
    item(week, { link, body: textOf(week), ...values });

  test('has an article of each edition, and the later ones wait for a person', async () => {
    const source = await world.addSource();
    read(edition(0));
    await world.importOf(source.id);
    for (const week of [1, 2]) {
      world.passTime(days(7));
      read(...Array.from({ length: week + 1 }, (_, at) => edition(week - at)));
      expect(await world.importOf(source.id)).toMatchObject({ imported: 1, known: week });
    }
    expect(await held()).toEqual([false, true, true]);
    read(edition(2));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 1, flagged: 0 });
    const all = await world.db.select().from(articles).orderBy(articles.original_date);
    expect(all.map(({ original_content }) => original_content)).toEqual([0, 1, 2].map(textOf));
    expect(all.map(({ source_changed_at }) => source_changed_at)).toEqual([null, null, null]);
  });

  test('is not brought again by new guids and dates of the same words', async () => {
    const source = await world.addSource();
    read(edition(0), edition(1));
    await world.importOf(source.id);
    const count = (await world.articles()).length;
    read(edition(1, { guid: 'kitas', date: '2026-11-15T08:00:00Z' }), edition(0));
    await world.importOf(source.id);
    expect(await world.articles()).toHaveLength(count);
  });

  test('begins anew with its next edition when the first reading only remembered the former', async () => {
    const source = await world.addSource({ exclude_words: 'laiškus' });
    read(edition(0));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, excluded: 1 });
    read(edition(1), edition(0));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1, known: 1 });
  });

  test('begins anew so in a feed without guids too, which showed the former more than once', async () => {
    const source = await world.addSource({ exclude_words: 'laiškus' });
    const readBare = (...items: WorldItem[]) =>
      server.route('/rss', world.feedOf(items).replaceAll(/<guid.*?<\/guid>/g, ''));
    readBare(edition(0));
    await world.importOf(source.id);
    readBare(edition(0), item(2, { title: 'Kita' }));
    await world.importOf(source.id);
    readBare(edition(1), edition(0));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1, known: 1 });
  });
});
