import { describe, expect, it } from 'vitest';
import { type DiscoverOptions, discoverLinks } from './discover-links.ts';
import { parsePage } from './parse-page.ts';

const discover = (inside: string, options: Partial<DiscoverOptions> = {}) => {
  const document = parsePage(`<!doctype html><html><head></head><body>${inside}</body></html>`);
  return discoverLinks(document, { url: 'https://a.test/naujienos', ...options });
};
const paths = (inside: string, options: Partial<DiscoverOptions> = {}) =>
  discover(inside, options).map(({ url }) => url.replace('https://a.test', ''));

const LISTING = `
  <header><a href="/naujienos/kaip-prisijungti-prie-portalo">Kaip prisijungti prie mūsų portalo</a></header>
  <nav><a href="/naujienos/populiariausi-straipsniai-siandien">Populiariausi straipsniai šiandien ir vakar</a></nav>
  <main>
    <article><h2><a href="/naujienos/spraga-marsrutizatoriuose-2026">Spraga maršrutizatoriuose kelia pavojų</a></h2>
      <p>Trumpa įžanga. <a href="/naujienos/spraga-marsrutizatoriuose-2026#komentarai">Skaityti</a></p>
      <a href="/zyma/saugumas">saugumas</a></article>
    <article><a href="https://www.a.test/naujienos/nis2-ka-daryti-imonei"><img alt=""><h3>NIS2: ką daryti įmonei</h3></a></article>
    <article><h2><a href="/2026/11/atnaujinimai">Atnaujinimai</a></h2></article>
    <article><h2><a href="https://kitas.test/naujienos/svetimas-straipsnis-cia">Svetimas straipsnis kitoje svetainėje</a></h2></article>
    <div class="pagination"><a href="/naujienos?page=2">Kitas puslapis su senesniais straipsniais</a></div>
    <a href="/failai/ataskaita-apie-sauguma-2026.pdf">Ataskaita apie saugumą 2026 metais</a>
  </main>
  <footer><a href="/privatumo-politika">Kaip tvarkome jūsų asmens duomenis svetainėje</a></footer>`;

describe('without a selector the links of stories are found', () => {
  it('and furniture, tags, pages, files and other sites are not', () => {
    expect(paths(LISTING)).toEqual([
      '/naujienos/spraga-marsrutizatoriuose-2026',
      'https://www.a.test/naujienos/nis2-ka-daryti-imonei',
      '/2026/11/atnaujinimai',
    ]);
  });

  it('and a rubric beside every story is none, and a button carries the headline beside it', () => {
    const story = (n: number) =>
      `<li><h4><a href="/rubrika/kibernetinis-saugumas-ir-kita">Kibernetinis saugumas ir kita</a></h4>
       <div><h3>Naujiena numeris ${n}</h3><a href="/naujienos/naujiena-numeris-${n}">Plačiau</a></div></li>`;
    expect(discover(`<ul>${[1, 2, 3, 4].map(story).join('')}</ul>`)).toEqual(
      [1, 2, 3, 4].map((n) => ({
        url: `https://a.test/naujienos/naujiena-numeris-${n}`,
        title: `Naujiena numeris ${n}`,
        rawDate: null,
        isElsewhere: false,
      })),
    );
  });

  it('and one that a slider, a ticker and a box name too is no rubric', () => {
    const link = (n: number) =>
      `<a href="/naujienos/ilgas-straipsnis-${n}">Ilgas ir geras straipsnis ${n}</a>`;
    const all = [1, 2, 3].map(link);
    expect(
      paths(
        `<section>${all.map((each) => `<h2>${each}</h2>`)}</section><div><ul>${all.map((each) => `<li>${each}`)}</ul></div>
         <p>${all.map((each) => `<b>${each}</b><br>`)}</p><table>${all.map((each) => `<tr><td>${each}`)}</table>`,
      ).length,
    ).toBe(3);
  });

  it('and a page that is named by a number in the parameters is no filter', () => {
    const story = (n: number) => `<h2><a href="/?p=12${n}">Ilgas ir geras straipsnis ${n}</a></h2>`;
    const page = { url: 'https://a.test/?cat=1' };
    expect(paths([1, 2, 3].map(story).join(''), page)).toEqual(['/?p=121', '/?p=122', '/?p=123']);
    const further = '<h2><a href="/?cat=1&p=12">Ankstesnis geras puslapis ir kiti</a></h2>';
    expect(paths(further.repeat(3), page)).toEqual([]);
  });

  it('and what speaks far less for itself than a story of the list usually does is none', () => {
    const story = (n: number) =>
      `<article><h2><a href="/2026/11/0${n}/ilgas-ir-geras-straipsnis">Ilgas ir geras straipsnis apie saugumą numeris ${n}</a></h2>
       <time datetime="2026-11-0${n}">2026-11-0${n}</time></article>`;
    const beside = '<h3><a href="/musu-visos-temos">Čia yra visos mūsų temos apie saugumą</a></h3>';
    const stories = [1, 2, 3].map(story).join('');
    expect(paths(stories + beside)).toEqual(
      [1, 2, 3].map((n) => `/2026/11/0${n}/ilgas-ir-geras-straipsnis`),
    );
    expect(paths(beside)).toEqual(['/musu-visos-temos']);
  });

  const WORDS = 'Keturi geri žodžiai čia';
  const SEVEN = 'Čia yra net septyni labai geri žodžiai';
  const DAY = '<time datetime="2026-11-20">vakar</time>';
  const row = (name: string, more = '', words = WORDS) =>
    `<li><a href="/viena-kita-${name}">${words}</a>${more}</li>`;
  const list = (...rows: string[]) => `<ul>${rows.join('')}</ul>`;
  const named = (...names: string[]) => names.map((name) => `/viena-kita-${name}`);

  it('and what three fifths of them have a link without it must make up for', () => {
    const dated = [row('a', DAY), row('b', DAY), row('c', DAY)];
    expect(paths(list(...dated, row('d'), row('e')))).toEqual(named('a', 'b', 'c'));
    const half = list(...dated, row('d'), row('e'), row('f'));
    expect(paths(half)).toEqual(named('a', 'b', 'c', 'd', 'e', 'f'));
    const made = `<article>${row('d', '', SEVEN)}</article>`;
    expect(paths(list(...dated, row('d', '', SEVEN)))).toEqual(named('a', 'b', 'c'));
    expect(paths(list(...dated, made))).toEqual(named('a', 'b', 'c', 'd'));
  });

  it('and half of them with much against them leave out those with little', () => {
    const story = (n: number) =>
      `<article><h2><a href="/naujienos/2026/11/viena-kita-${n}">${SEVEN}</a></h2>${DAY}</article>`;
    const much = [1, 2, 3].map(story).join('');
    const little = list(row('a', '', SEVEN), row('b', '', SEVEN), row('c', '', SEVEN));
    const found = [1, 2, 3].map((n) => `/naujienos/2026/11/viena-kita-${n}`);
    expect(paths(much + little)).toEqual(found);
    expect(paths(little + much)).toEqual(found);
    expect(paths(little)).toEqual(named('a', 'b', 'c'));
  });

  it('and a rubric is what stands beside more than three', () => {
    const story = (n: number) =>
      `<li><a href="/rubrika-viena-kita">${WORDS}</a>${row(`${n}`)}</li>`;
    const found = (count: number) =>
      paths(list(...Array.from({ length: count }, (_, n) => story(n)))).includes(
        '/rubrika-viena-kita',
      );
    expect([3, 4].map(found)).toEqual([true, false]);
  });

  it('and of several mentions the best has the headline, of as good ones the longest, the first the date', () => {
    const mention = (words: string, day = '20') =>
      `<div><h2><a href="/viena-kita-a">${words}</a></h2><time datetime="2026-11-${day}"></time></div>`;
    const bare = `<p><a href="/viena-kita-a">${SEVEN}</a></p>`;
    const titleOf = (html: string) => discover(html).map(({ title, rawDate }) => [title, rawDate]);
    expect(titleOf(mention(WORDS) + bare)).toEqual([[WORDS, '2026-11-20']]);
    expect(titleOf(bare + mention(WORDS))).toEqual([[WORDS, '2026-11-20']]);
    const longer = `${WORDS} dabar`;
    expect(titleOf(mention(WORDS) + mention(longer, '21'))).toEqual([[longer, '2026-11-20']]);
    expect(titleOf(mention(longer) + mention(WORDS, '21'))).toEqual([[longer, '2026-11-20']]);
    const turned = 'Čia keturi geri žodžiai';
    expect(titleOf(mention(WORDS) + mention(turned, '21'))).toEqual([[WORDS, '2026-11-20']]);
  });

  it('with their headlines', () => {
    expect(discover(LISTING).map(({ title }) => title)).toEqual([
      'Spraga maršrutizatoriuose kelia pavojų',
      'NIS2: ką daryti įmonei',
      'Atnaujinimai',
    ]);
  });

  it('narrowed by an address pattern', () => {
    expect(paths(LISTING, { pattern: '/naujienos/*' }).length).toBe(2);
    expect(paths(LISTING, { pattern: '/naujienos/*-2026' })).toEqual([
      '/naujienos/spraga-marsrutizatoriuose-2026',
    ]);
    expect(paths(LISTING, { pattern: 'https://a.test/2026/*' })).toEqual(['/2026/11/atnaujinimai']);
  });
});

describe('with a selector', () => {
  it('exactly its links are taken, or the first link inside or around', () => {
    expect(paths(LISTING, { selector: 'nav a, article:first-of-type' })).toEqual([
      '/naujienos/populiariausi-straipsniai-siandien',
      '/naujienos/spraga-marsrutizatoriuose-2026',
    ]);
    expect(paths('<a href="/x1"><h2>A</h2></a>', { selector: 'h2' })).toEqual(['/x1']);
  });

  it('in the listing’s order, each with the date beside it and no other’s', () => {
    const item = (href: string, more = '') => `<li><a href="${href}">a</a>${more}</li>`;
    const day = '<time datetime="2026-11-20"></time>';
    const html = `<ul>${item('/1')}${item('//b.test/1')}${item('/2')}${item('//b.test/2', day)}${item('/1')}</ul>`;
    expect(discover(html, { selector: 'a' }).map(({ url, rawDate }) => [url, rawDate])).toEqual([
      ['https://a.test/1', null],
      ['https://b.test/1', null],
      ['https://a.test/2', null],
      ['https://b.test/2', '2026-11-20'],
    ]);
  });

  it.each([
    ['/x*1*', '/x1', true],
    ['/x*x*', '/x1', false],
    ['*x', '/1x', true],
    ['*x', '/x1', false],
    ['/a*b', '/a1b/a', false],
    ['/ab*b', '/ab', false],
    ['*', '/x', true],
    [' ', '/x', true],
  ])('and a pattern %s, %s: %s', (pattern, address, isFitting) => {
    const found = paths(`<a href="${address}">a</a>`, { selector: 'a', pattern });
    expect(found).toEqual(isFitting ? [address] : []);
  });

  it('neither the listing itself nor a home page is a story, unless a number names one', () => {
    const html = ['/naujienos', '/', '/?id=5', '/?a=5', '/naujienos?id=5']
      .map((href) => `<a href="${href}">a</a>`)
      .join('');
    expect(paths(html, { selector: 'a' })).toEqual(['/?id=5', '/naujienos?id=5']);
    expect(discover(html, { url: 'ne adresas' })).toEqual([]);
  });

  it('an address longer than any is none, whatever stands behind its #', () => {
    const long = 'a'.repeat(2000);
    const html = `<a href="/${long}">a</a><a href="/b#${long}">b</a>`;
    expect(paths(html, { selector: 'a' })).toEqual(['/b']);
    expect(paths(`<base href="/${long}/">${html}`, { selector: 'a' })).toEqual(['/b']);
  });

  it('nothing but web addresses comes back, and those of other hosts marked as such', () => {
    const html =
      '<a href="javascript:alert(1)">a</a><a href="mailto:a@b.test">b</a><a href="//b.test/1">c</a>';
    expect(discover(html, { selector: 'a' })).toEqual([
      { url: 'https://b.test/1', title: 'c', rawDate: null, isElsewhere: true },
    ]);
  });
});
