import { expect, test } from 'vitest';
import { listFeedLinks } from './feed-links.ts';

const page = (inner: string) =>
  `<!doctype html><html><head><title>Naujienos &amp; kita</title>${inner}`;
const announced = (inner: string) =>
  listFeedLinks(page(inner), 'https://svetaine.lt/a/b').announced;

test('feeds are announced in the head, each once, in their order', () => {
  const found = announced(`
    <link rel="alternate" type="application/rss+xml" title="Naujienos" href="/feed/?a=1&#038;b=2">
    <link href='atom.xml' type='application/atom+xml' rel='alternate'>
    <LINK REL=alternate TYPE=application/feed+json HREF=https://kita.lt/feed.json>
    <link rel="alternate" type="application/rss+xml" title="Vėl" href="/feed/?a=1&amp;b=2">`);
  expect(found).toEqual([
    { url: 'https://svetaine.lt/feed/?a=1&b=2', title: 'Naujienos' },
    { url: 'https://svetaine.lt/a/atom.xml', title: '' },
    { url: 'https://kita.lt/feed.json', title: '' },
  ]);
});

test('other languages, interfaces and schemes are no feeds', () => {
  expect(
    announced(`<link rel="alternate" hreflang="en" href="/en">
      <link rel="alternate" type="application/json" href="/wp-json">
      <link rel="alternate" type="application/json+oembed" href="/oembed">
      <link rel="stylesheet" type="text/css" href="/feed.css">
      <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
      <link rel="alternate" type="application/rss+xml">`),
  ).toEqual([]);
});

test('links in the text count when their address looks like a feed', () => {
  const { linked, title } = listFeedLinks(
    page(
      '<base href="/x/"><a href="/rss">RSS</a><a href="naujienos.rss">a</a><a href="/feedback">b</a><a href="/straipsnis/rss-istorija">c</a>',
    ),
    'https://svetaine.lt/',
  );
  expect(linked.map(({ url }) => url)).toEqual([
    'https://svetaine.lt/rss',
    'https://svetaine.lt/x/naujienos.rss',
    'https://svetaine.lt/straipsnis/rss-istorija',
  ]);
  expect(title).toBe('Naujienos & kita');
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const alternate = (href: string, rel = 'alternate') =>
  `<link rel="${rel}" type="application/rss+xml" href="${href}">`;

test('twenty of each are tried', () => {
  const many = numbers(21);
  expect(announced(many.map((at) => alternate(`/${at}`)).join(''))).toHaveLength(20);
  const links = many.map((at) => `<a href="/rss/${at}">a</a>`).join('');
  expect(listFeedLinks(page(links), 'https://svetaine.lt/').linked).toHaveLength(20);
  const behind = (count: number) =>
    listFeedLinks(
      page(`${'<a href="/rss-a/b-c" title="feed">a</a>'.repeat(count)}<a href="/rss">a</a>`),
      'https://svetaine.lt/',
    ).linked.map(({ url }) => new URL(url).pathname);
  expect(behind(199)).toEqual(['/rss-a/b-c', '/rss']);
  expect(behind(200)).toEqual(['/rss-a/b-c']);
});

test('a place on a page is no feed of its own, and a shortcut no announcement', () => {
  expect(announced(alternate('/feed#a') + alternate('/feed#b') + alternate('/c', 'icon'))).toEqual([
    { url: 'https://svetaine.lt/feed', title: '' },
  ]);
});

test('of a site’s name two hundred characters are kept', () => {
  const titled = (title: string) => listFeedLinks(`<title>${title}</title>`, 'https://a.lt/').title;
  expect(titled('o'.repeat(200))).toBe('o'.repeat(200));
  expect(titled('o'.repeat(201))).toBe(`${'o'.repeat(100)}…`);
});

test('a page made to hang its reader is read as any other', () => {
  for (const html of [
    '<link '.repeat(300_000),
    `<a ${'x'.repeat(1990)}>`.repeat(500),
    '<a href="'.repeat(100_000),
  ])
    expect(listFeedLinks(html, 'https://svetaine.lt/').announced).toEqual([]);
});
