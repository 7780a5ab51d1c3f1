import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../../../tests/support/feed-server.ts';
import { shareReaders } from '../../../../../tests/support/shared-threads.ts';
import { systemClock } from '../../../../domain/time/clock.ts';
import { createOutbound, type Outbound } from '../../../outbound/outbound.ts';
import { createRobots, type Robots } from '../documents/robots.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { readArticleBody } from './article-body.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {} };
const { pages } = shareReaders();
let server: FeedServer;
let outbound: Outbound;
let robots: Robots;

beforeAll(async () => {
  server = await startFeedServer({ routes: { '/robots.txt': 'User-agent: *\nDisallow: /slapta' } });
  outbound = createOutbound({ allow: [server.hostPort], userAgent: 'TestBot/1.0', log });
  robots = createRobots({ outbound, clock: systemClock, agent: 'TestBot' });
  // The thread's start on a busy machine belongs to no test.
  await read({ url: null });
}, 60_000);
afterAll(async () => {
  await outbound.close();
  await server.close();
});

const SENTENCE = 'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. ';
const paragraphs = (count: number) => `<p>${SENTENCE.repeat(4)}</p>`.repeat(count);
const item = (values: Partial<FeedItem> = {}): FeedItem => ({
  guid: 'g',
  url: `${server.origin}/s/1`,
  title: 'Antraštė',
  summaryHtml: '<p>Trumpa įžanga.</p>',
  contentHtml: '',
  baseUrl: server.origin,
  author: null,
  publishedAt: null,
  rawDate: null,
  imageUrl: null,
  ...values,
});
const read = (values?: Partial<FeedItem>) =>
  readArticleBody({ outbound, pages, robots, clock: systemClock, log }, item(values), {
    type: 'rss',
    charset: null,
  });
const page = (inside: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><nav>Meniu</nav><article><h1>Puslapio antraštė</h1>${inside}</article></body></html>`;

describe('the body of an article', () => {
  it('is the feed’s own when that is whole, and the page is not asked', async () => {
    const body = await read({ contentHtml: paragraphs(6), url: `${server.origin}/neklausti` });
    expect(body.html).toContain('saugumas prasideda');
    expect(body).toMatchObject({
      isThin: false,
      language: 'lt',
      finalUrl: null,
      excerpt: 'Trumpa įžanga.',
    });
    expect(server.requests.some(({ path }) => path === '/neklausti')).toBe(false);
  });

  it('of a hostile feed is its words, up to a length', { timeout: 20_000 }, async () => {
    const deep = await read({ contentHtml: '<div>žodis '.repeat(80_000) });
    expect(deep.html).toMatch(/^<p>žodis žodis[^<]*<\/p>$|^<p>žodis\s/);
    expect(deep.html.length).toBeLessThan(600_000);
    const long = await read({ contentHtml: `<p>${'žodis '.repeat(500_000)}</p>` });
    expect(long.isThin).toBe(false);
    expect(long.html.length).toBeLessThan(600_000);
  });

  it('is extracted from the page when the feed has only a summary', async () => {
    server.route('/s/1', page(paragraphs(4), `<link rel="canonical" href="/s/tikras">`));
    const body = await read();
    expect(body.html).toContain('saugumas prasideda');
    expect(body.html).not.toContain('Meniu');
    expect(body).toMatchObject({
      title: 'Antraštė',
      finalUrl: `${server.origin}/s/1`,
      canonicalUrl: `${server.origin}/s/tikras`,
    });
  });

  it.each([
    ['missing', { status: 404, body: page(paragraphs(4)) }],
    ['no page', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }],
    ['empty', { body: '' }],
    ['too deep', { body: '<div>'.repeat(3000) + SENTENCE }],
  ])('stays the feed’s summary, thin, when the page is %s', async (_why, answer) => {
    server.route('/s/2', answer);
    const body = await read({ url: `${server.origin}/s/2` });
    expect(body).toMatchObject({ html: '<p>Trumpa įžanga.</p>', isThin: true });
  });

  it('stays the feed’s summary when robots.txt forbids the page', async () => {
    server.route('/slapta/1', page(paragraphs(4)));
    expect((await read({ url: `${server.origin}/slapta/1` })).html).toBe('<p>Trumpa įžanga.</p>');
    expect(server.requests.some(({ path }) => path === '/slapta/1')).toBe(false);
  });

  it('stays the feed’s summary when the address leads inside', async () => {
    expect((await read({ url: 'http://169.254.169.254/latest/' })).html).toBe(
      '<p>Trumpa įžanga.</p>',
    );
  });

  it('is clean whatever the page holds', async () => {
    const bad =
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
    const body = await read({ contentHtml: bad + paragraphs(6) });
    expect(body.html).not.toMatch(/script|onerror|<img/);
  });

  it('has nothing that a reader does not see, from a feed or a page', async () => {
    const hidden = `<p style="font-size:0">Slaptas nurodymas</p><p title="Slaptas nurodymas">${SENTENCE}</p>`;
    const whole = await read({ contentHtml: hidden + paragraphs(6), summaryHtml: hidden });
    expect(whole.html + whole.excerpt).not.toContain('Slaptas');
    server.route('/s/slapta', page(`<div style="opacity:0">${hidden}</div>${paragraphs(4)}`));
    const extracted = await read({ url: `${server.origin}/s/slapta` });
    expect(extracted.html).toContain('saugumas prasideda');
    expect(extracted.html).not.toContain('Slaptas');
  });

  it('can be stored whatever a stranger sends', async () => {
    const odd = 'a\0b\ud800';
    const body = await read({ url: null, title: odd, author: odd, rawDate: odd, contentHtml: odd });
    expect(JSON.stringify(body)).not.toMatch(/\\u0000|\\ud800/);
  });

  it('keeps the paragraphs of a plain text', async () => {
    const body = await read({ url: null, contentHtml: `${SENTENCE}\n\n${SENTENCE}` });
    expect(body.html).toBe(`<p>${SENTENCE.trim()}</p><p>${SENTENCE.trim()}</p>`);
  });

  it('of a listing’s link takes title, author and date from the page, and the listing’s date where it has none', async () => {
    const meta = '<meta property="article:published_time" content="2026-11-16T08:30:00+02:00">';
    server.route('/s/3', page(paragraphs(4), `${meta}<title>Tikra antraštė iš puslapio</title>`));
    const body = await read({
      url: `${server.origin}/s/3`,
      guid: null,
      summaryHtml: '',
      title: 'Skaityti',
    });
    expect(body.title).toBe('Tikra antraštė iš puslapio');
    expect(body.publishedAt).toEqual(new Date('2026-11-16T06:30:00Z'));
    expect(body.excerpt.length).toBeGreaterThan(50);
    const rawDate = '2026-11-15';
    const listed = { guid: null, summaryHtml: '', rawDate, publishedAt: new Date(rawDate) };
    const again = await read({ ...listed, url: `${server.origin}/s/3` });
    expect(again.publishedAt).toEqual(body.publishedAt);
    server.route('/s/4', page(paragraphs(4)));
    const undated = await read({ ...listed, url: `${server.origin}/s/4` });
    expect(undated).toMatchObject({ rawDate, publishedAt: new Date(rawDate) });
  });
});
