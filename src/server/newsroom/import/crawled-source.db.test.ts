import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FULL_BODY, range, startImportWorld } from '../../../../tests/support/import-world.ts';
import { days } from '../../../domain/time/duration.ts';
import { rss_sources } from '../../database/schema/sources.ts';

const world = await startImportWorld();
const { numbers } = world;
afterAll(() => world.close());
afterEach(() => world.empty());

// What a site said of robots a test before is forgotten.
beforeEach(() => {
  world.passTime(days(2));
  world.server.route('/robots.txt', { status: 404 });
  world.other.route('/robots.txt', { status: 404 });
  world.server.requests.length = 0;
  world.other.requests.length = 0;
});

describe('a crawled source', () => {
  const listing = (from: number, to: number) =>
    `<!doctype html><html><body><nav><a href="/apie-mus-ir-musu-komanda">Apie mus ir mūsų komandą</a></nav><main>${range(
      from,
      to,
    )
      .toReversed()
      .map(
        ({ n }) =>
          `<article><h2><a href="/naujienos/ivykis-numeris-${n}">Įvykis numeris ${n} ir jo pasekmės</a></h2></article>`,
      )
      .join('')}</main></body></html>`;
  const article = (n: number) =>
    `<!doctype html><html lang="lt"><head><title>Įvykis ${n}</title></head><body><article><h1>Įvykis ${n}</h1>${FULL_BODY}</article></body></html>`;

  it('is read through the links of its listing page, and only what is new', async () => {
    for (const { n } of range(1, 14))
      world.server.route(`/naujienos/ivykis-numeris-${n}`, article(n));
    world.server.route('/naujienos', listing(1, 12));
    const source = await world.addSource({
      type: 'crawl',
      rss_url: `${world.server.origin}/naujienos`,
    });
    expect(await world.importOf(source.id)).toMatchObject({ imported: 10, skippedAsOld: 2 });
    expect(await numbers()).toEqual(range(3, 12).map(({ n }) => n));
    world.server.route('/naujienos', listing(2, 14));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 2, known: 11 });
    expect(await numbers()).toEqual(range(3, 14).map(({ n }) => n));
  });

  it('is left alone where robots.txt says so', async () => {
    world.server.route('/robots.txt', 'User-agent: TestBot\nDisallow: /naujienos');
    world.server.route('/naujienos', listing(1, 3));
    const source = await world.addSource({
      type: 'crawl',
      rss_url: `${world.server.origin}/naujienos`,
    });
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).last_error_kind).toBe('robots');
    expect(world.server.requests.map(({ path }) => path)).not.toContain('/naujienos');
  });

  it('is left alone too where it leads to such a place; a feed is made for robots', async () => {
    const { server, feedOf } = world;
    const { origin } = server;
    server.route('/robots.txt', 'User-agent: TestBot\nDisallow: /slapta');
    server.route('/naujienos', { status: 302, headers: { location: '/slapta' } });
    server.route('/slapta', listing(1, 3));
    const page = await world.addSource({ type: 'crawl', rss_url: `${origin}/naujienos` });
    await world.importOf(page.id);
    expect((await world.sourceRow(page.id)).last_error_kind).toBe('robots');
    await world.db.delete(rss_sources);
    server.route('/slapta', feedOf(range(1, 2)));
    const feed = await world.addSource({ rss_url: `${origin}/naujienos`, type: 'rss' });
    expect(await world.importOf(feed.id)).toMatchObject({ imported: 2 });
    expect((await world.sourceRow(feed.id)).last_error_kind).toBeNull();
  });

  it('says what is wrong with the site that cannot be asked for its rules', async () => {
    world.server.route('/robots.txt', { status: 503 });
    const source = await world.addSource({
      type: 'crawl',
      rss_url: `${world.server.origin}/naujienos`,
    });
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).last_error_kind).toBe('server-error');
    const nowhere = await world.addSource({ type: 'crawl', rss_url: 'http://127.0.0.1/naujienos' });
    await world.importOf(nowhere.id);
    expect((await world.sourceRow(nowhere.id)).last_error_kind).toBe('blocked-address');
  });

  const ofOthers = (from: number, to: number, origin = world.other.origin) =>
    listing(from, to).replaceAll('href="/naujienos', `href="${origin}/naujienos`);

  it('whose stories lie on other hosts says so, and reads them once a person wants them', async () => {
    for (const { n } of range(1, 3))
      world.other.route(`/naujienos/ivykis-numeris-${n}`, article(n));
    world.server.route('/naujienos', ofOthers(1, 3));
    const rss_url = `${world.server.origin}/naujienos`;
    const source = await world.addSource({ type: 'crawl', rss_url });
    await world.importOf(source.id);
    const row = await world.sourceRow(source.id);
    expect(row.last_error_kind).toBe('no-links');
    expect(row.last_error).toContain(world.other.hostPort);
    expect(world.other.requests).toEqual([]);
    await world.db.delete(rss_sources);
    const wanted = await world.addSource({ type: 'crawl', rss_url, reads_other_hosts: true });
    expect(await world.importOf(wanted.id)).toMatchObject({ imported: 3 });
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('asks each other host for its rules first', async () => {
    world.other.route('/robots.txt', 'User-agent: TestBot\nDisallow: /naujienos');
    for (const { n } of range(1, 3))
      world.other.route(`/naujienos/ivykis-numeris-${n}`, article(n));
    world.server.route('/naujienos', ofOthers(1, 3));
    const source = await world.addSource({
      type: 'crawl',
      rss_url: `${world.server.origin}/naujienos`,
      reads_other_hosts: true,
    });
    await world.importOf(source.id);
    expect(world.other.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it('says when there are no links', async () => {
    world.server.route('/naujienos', '<html><body><p>Naujienų nėra</p></body></html>');
    const source = await world.addSource({
      type: 'crawl',
      rss_url: `${world.server.origin}/naujienos`,
    });
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).last_error_kind).toBe('no-links');
  });
});
