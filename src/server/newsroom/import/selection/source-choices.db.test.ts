import { afterAll, afterEach, expect, test } from 'vitest';
import { FULL_BODY, range, startImportWorld } from '../../../../../tests/support/import-world.ts';
import { hours } from '../../../../domain/time/duration.ts';

const world = await startImportWorld();
const { titles } = world;
afterAll(() => world.close());
afterEach(() => world.empty());

test('only items that hold a wanted word and no unwanted one are imported; the others are remembered and told', async () => {
  const { server, feedOf } = world;
  const short = { body: '<p>Trumpai</p>' };
  server.route(
    '/rss',
    feedOf([
      { n: 1, title: 'Serverių priežiūra', ...short },
      { n: 2, title: 'Futbolo rezultatai', ...short },
      { n: 3, title: 'Serverio reklama', ...short },
    ]),
  );
  const source = await world.addSource({ include_words: 'serveris', exclude_words: 'reklama' });
  const first = await world.importOf(source.id);
  expect(first).toMatchObject({ imported: 1, notIncluded: 1, excluded: 1, skippedAsOld: 0 });
  expect(first.outcome.message).toBe(
    'Šaltinis: importuota straipsnių – 1, praleisti, nes nėra ieškomų žodžių, – 1, praleisti dėl nepageidaujamų žodžių – 1.',
  );
  expect(await titles()).toEqual(['Serverių priežiūra']);
  // Known from now on: neither judged again nor imported under other words, and their pages were never asked.
  expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 3, excluded: 0 });
  const asked = server.requests.map(({ path }) => path).filter((path) => path.startsWith('/s/'));
  expect(asked).toEqual(['/s/1']);
});

test('of a new source the newest ten that fit are imported', async () => {
  const items = range(1, 30).map(({ n }) => ({
    n,
    title: n % 2 ? `Apie serverį ${n}` : `Kita ${n}`,
    body: '<p>Trumpai</p>',
  }));
  world.server.route('/rss', world.feedOf(items));
  const source = await world.addSource({ include_words: 'serveris' });
  expect(await world.importOf(source.id)).toMatchObject({
    imported: 10,
    notIncluded: 15,
    skippedAsOld: 5,
  });
});

test('a listing’s link without words is judged by its page', async () => {
  const { server } = world;
  const link = (path: string) =>
    `<article><h2><a href="${path}"><img src="/x.png"></a></h2></article>`;
  server.route(
    '/naujienos',
    `<html><body><main>${link('/n/pirma-apie-serverius')}${link('/n/antra-apie-futbola')}</main></body></html>`,
  );
  const page = (title: string, body: string) =>
    `<html lang="lt"><head><title>${title}</title></head><body><article><h1>${title}</h1>${body}</article></body></html>`;
  server.route('/n/pirma-apie-serverius', page('Pirma', FULL_BODY));
  server.route(
    '/n/antra-apie-futbola',
    page('Antra', `<p>${'Rungtynės baigėsi. '.repeat(60)}</p>`),
  );
  const source = await world.addSource({
    type: 'crawl',
    rss_url: `${server.origin}/naujienos`,
    link_selector: 'article a',
    include_words: 'saugumas',
  });
  expect(await world.importOf(source.id)).toMatchObject({ imported: 1, notIncluded: 1 });
  expect(await titles()).toEqual(['Pirma']);
  expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 2 });
});

test('no more than its limit a day comes in; the rest waits for the next day in Vilnius', async () => {
  const { server, feedOf } = world;
  server.route('/rss', { headers: { etag: '"v1"' }, body: feedOf(range(1, 8)) });
  const source = await world.addSource({ daily_cap: 3 });
  world.setNow('2026-11-20T10:00:00Z');
  const first = await world.importOf(source.id);
  expect(first).toMatchObject({ imported: 3, waiting: 5 });
  expect(first.outcome.message).toContain('dėl dienos ribos laukia – 5');
  expect(await titles()).toEqual(['Naujiena 6', 'Naujiena 7', 'Naujiena 8']);
  server.route('/rss', (request, response) => {
    const isSame = request.headers['if-none-match'] === '"v1"';
    response.writeHead(isSame ? 304 : 200, { etag: '"v1"' });
    response.end(isSame ? undefined : feedOf(range(1, 8)));
  });
  world.setNow('2026-11-20T21:30:00Z');
  expect(await world.importOf(source.id)).toMatchObject({ imported: 0, notModified: true });
  // 22:00 UTC is midnight in Vilnius; the whole feed is asked for, though nothing in it has changed.
  world.setNow('2026-11-20T22:05:00Z');
  expect(await world.importOf(source.id)).toMatchObject({ imported: 3, waiting: 2 });
  world.passTime(hours(24));
  expect(await world.importOf(source.id)).toMatchObject({ imported: 2, waiting: 0 });
  expect(await titles()).toHaveLength(8);
});

test('of a source whose excerpts alone we may use nothing more is stored', async () => {
  world.server.route('/rss', world.feedOf([{ n: 1 }]));
  const source = await world.addSource({ rights: 'excerpt' });
  await world.importOf(source.id);
  const [article] = await world.articles();
  expect(article).toMatchObject({ rights: 'excerpt', is_thin: true });
  expect(article?.original_content).toBe(`<p>${article?.original_excerpt}</p>`);
  expect(article?.original_excerpt.length).toBeLessThanOrEqual(300);
});
