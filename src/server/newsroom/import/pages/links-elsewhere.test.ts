import { describe, expect, it } from 'vitest';
import { discoverLinks } from './discover-links.ts';
import { parsePage } from './parse-page.ts';

const NUMBERS = [1, 2, 3, 4];
/** The stories of a page, those of other hosts with their whole addresses. */
const discover = (item: (n: number) => string, url = 'https://a.test/') =>
  discoverLinks(parsePage(`<!doctype html><body>${NUMBERS.map(item).join('')}</body>`), { url });
const elsewhere = (item: (n: number) => string) =>
  discover(item)
    .filter(({ isElsewhere }) => isElsewhere)
    .map(({ url }) => url);
const addresses = NUMBERS.map((n) => `https://b${n}.test/2026/ilgas-ir-geras-${n}`);
const link = (n: number, words = `Ilgas ir geras straipsnis ${n}`) =>
  `<a href="${addresses[n - 1]}">${words}</a>`;

describe('stories of other hosts', () => {
  it('are the headlines of a list, beside the own address of each item', () => {
    const links = discover(
      (n) =>
        `<dl><dt>${link(n)} <a href="/linked/2026/11/${n}-ilgas-irasas">★</a></dt>
         <dd><p>Kaip rašo <a href="https://c.test/apie/ka-nors-kita-${n}">kitas autorius</a>, tai svarbu.</p></dd></dl>`,
    );
    expect(links.filter(({ isElsewhere }) => isElsewhere).map(({ url }) => url)).toEqual(addresses);
    expect(links[0]).toEqual({
      url: addresses[0],
      title: 'Ilgas ir geras straipsnis 1',
      rawDate: null,
      isElsewhere: true,
    });
  });

  it('may lie on one other host, and in one position some may have few words', () => {
    const item = (n: number) =>
      `<li><h3><a href="https://sister.a.test/news/${n}">${n === 3 ? 'Trumpai' : `Sesers puslapio straipsnis numeris ${n}`}</a></h3></li>`;
    expect(elsewhere(item).length).toBe(4);
  });

  it('change nothing for the listing’s own', () => {
    const own = (n: number) =>
      `<article><h2><a href="/naujienos/musu-ilgas-straipsnis-${n}">Mūsų ilgas straipsnis ${n}</a></h2></article>`;
    const alone = discover(own);
    const mixed = discover((n) => `${own(n)}<article><h2>${link(n)}</h2></article>`);
    expect(alone.length).toBe(4);
    expect(mixed.filter(({ isElsewhere }) => !isElsewhere)).toEqual(alone);
    expect(mixed.filter(({ isElsewhere }) => isElsewhere).length).toBe(4);
  });

  it.each<[string, (n: number) => string]>([
    ['in a menu', (n) => `<nav>${link(n)}</nav>`],
    ['in a sentence', (n) => `<p>Apie tai rašo ir plačiau pasakoja ${link(n)} bei kiti.</p>`],
    [
      'other sites’ home pages',
      (n) => `<li><a href="https://b${n}.test/">Geri partneriai ir draugai ${n}</a></li>`,
    ],
    ['social networks', (n) => `<li><a href="https://b${n}.test/imone">Sekite</a></li>`],
    ['without words', (n) => `<li>${link(n, '<img src="x.png">')}</li>`],
    [
      'files',
      (n) =>
        `<h2><a href="https://b${n}.test/ilga-ir-gera-${n}.pdf">Ilga ir gera ataskaita ${n}</a></h2>`,
    ],
    [
      'scripts',
      (n) => `<h2><a href="javascript:alert(${n})">Ilgas ir geras straipsnis ${n}</a></h2>`,
    ],
    ['once or twice on the page', (n) => (n > 2 ? '<p>Tekstas.</p>' : `<h2>${link(n)}</h2>`)],
    [
      'marks of the source beside a headline of ours',
      (n) =>
        `<article><h2><a href="/naujienos/musu-ilgas-straipsnis-apie-viska-${n}">Mūsų ilgas straipsnis apie viską ${n}</a></h2>
         <p>${link(n, 'Pirminis šaltinis')}</p></article>`,
    ],
    [
      'what an item of ours refers to',
      (n) =>
        `<article><h2><a href="/naujienos/musu-straipsnis-${n}">Mūsų ${n}</a></h2><ul>${NUMBERS.map(
          (m) =>
            `<li><a href="https://b${m}.test/ilgas-ir-geras-${n}-${m}">Ilgas ir geras straipsnis ${n} ${m}</a></li>`,
        ).join('')}</ul></article>`,
    ],
  ])('are not links %s', (_name, item) => {
    expect(elsewhere(item)).toEqual([]);
  });

  it('are not filters of this listing because their paths are alike', () => {
    const item = (n: number) =>
      `<h2><a href="https://b.test/naujienos?straipsnis=${n}000">Ilgas ir geras straipsnis ${n}</a></h2>`;
    expect(discover(item, 'https://a.test/naujienos').length).toBe(4);
  });
});

const listing = (items: string[]) =>
  discoverLinks(parsePage(`<!doctype html><body>${items.join('')}</body>`), {
    url: 'https://a.test/',
  })
    .filter(({ isElsewhere }) => isElsewhere)
    .map(({ url }) => url);
const host = (n: number, path = 'ilgas-ir-geras-straipsnis') =>
  `https://b${n}.test/2026/${path}-${n}`;
const good = (n: number) =>
  `<li><h3><a href="${host(n)}">Ilgas ir geras straipsnis ${n}</a></h3></li>`;
/** Of few words, at an address that says nothing. */
const poor = (n: number) => `<li><h3><a href="https://b${n}.test/x">Taip</a></h3></li>`;

it('three links of one position are a list', () => {
  expect(listing([1, 2, 3].map(good))).toHaveLength(3);
  expect(listing([1, 2].map(good))).toEqual([]);
  // Of one address they are one.
  expect(listing([good(1), good(2), good(2), good(1)])).toEqual([]);
});

it('where three in five of a position look like stories, the others are such too', () => {
  expect(listing([...[1, 2, 3].map(good), ...[4, 5].map(poor)])).toHaveLength(5);
  expect(listing([...[1, 2].map(good), ...[3, 4, 5].map(poor)])).toEqual([]);
});
