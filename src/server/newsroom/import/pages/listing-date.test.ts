import { expect, it } from 'vitest';
import { listOwnListings } from '../../../../../tests/support/listing-pages.ts';
import { discoverLinks } from './discover-links.ts';
import { parsePage } from './parse-page.ts';

/** The dates of three stories, each with this beside its link. */
const datesWith = (beside: (n: number) => string) => {
  const stories = [1, 2, 3].map(
    (n) =>
      `<article><h2><a href="/naujienos/ivykis-numeris-${n}">Įvykis numeris ${n} ir jo pasekmės</a></h2>${beside(n)}</article>`,
  );
  const document = parsePage(
    `<!doctype html><html><body><header>2026 m. lapkričio 21 d.</header><main>${stories.join('')}</main></body></html>`,
  );
  const links = discoverLinks(document, { url: 'https://a.test/naujienos' });
  return links.map(({ rawDate }) => rawDate);
};

it.each([
  ['<time datetime="2026-11-1$n">vakar</time>', '2026-11-1$n'],
  ['<p class="meta">Paskelbta 2026-11-1$n</p>', '2026-11-1$n'],
  ['<div><div><span>2026 m. lapkričio 1$n d.</span></div></div>', '2026 m. lapkričio 1$n d.'],
  [
    '<span>Paskelbta 2026\u00a0m. lapkričio 1$n\u00a0d.</span>',
    '2026\u00a0m. lapkričio 1$n\u00a0d.',
  ],
  ['<span>2026 lapkričio 1$n d.</span>', '2026 lapkričio 1$n d.'],
  ['<span>1$n.11.2026</span>', '1$n.11.2026'],
  ['<span>1$n. 11. 2026</span>', '1$n. 11. 2026'],
  ['1$n Nov 2026', '1$n Nov 2026'],
  ['<span>2026-11-1$n 14:05 | 5 min.</span>', '2026-11-1$n'],
  ['<time datetime="PT5M">5 min.</time><span>2026-11-1$n</span>', '2026-11-1$n'],
])('the date of a story is the one beside its link: %s', (beside, expected) => {
  const fill = (text: string, n: number) => text.replace('$n', String(n));
  expect(datesWith((n) => fill(beside, n))).toEqual([1, 2, 3].map((n) => fill(expected, n)));
});

it.each([
  ['a date in a sentence', '<p>Reikalavimai įsigalios 2026-12-01 visoms įmonėms Lietuvoje</p>'],
  ['a length of time', '<time datetime="PT5M">5 min.</time>'],
  ['a day nobody knows', '<span>2026-13-45</span>'],
  ['a day that may be another', '<span>05/11/2026</span>'],
  ['nothing', ''],
])('a story with %s has none', (_what, beside) => {
  expect(datesWith(() => beside)).toEqual([null, null, null]);
});

const padded = (length: number) => (n: number) =>
  `<p>${`2026-11-1${n} 14:05 | `.padEnd(length, '5')}</p>`;
const found = [1, 2, 3].map((n) => `2026-11-1${n}`);

it('a text of sixty characters may be a date, one more is a text', () => {
  expect(datesWith(padded(60))).toEqual(found);
  expect(datesWith(padded(61))).toEqual([null, null, null]);
});

it('a date is looked for in two hundred texts around its link', () => {
  // The headline is the first of them.
  const behind = (texts: number) => (n: number) =>
    `${'<i>x</i>'.repeat(texts - 2)}<b>2026-11-1${n}</b>`;
  expect(datesWith(behind(200))).toEqual(found);
  expect(datesWith(behind(201))).toEqual([null, null, null]);
});

it('listings that show dates give one to every story', () => {
  const dated = Object.fromEntries(
    listOwnListings().map(({ name, url, html }) => {
      const links = discoverLinks(parsePage(html), { url });
      return [name, links.filter(({ rawDate }) => rawDate).length / links.length];
    }),
  );
  expect(dated).toMatchObject({
    'advisories.html': 1,
    'cards.html': 1,
    'institution.html': 1,
    'minimal.html': 1,
    'magazine.html': 0,
  });
});
