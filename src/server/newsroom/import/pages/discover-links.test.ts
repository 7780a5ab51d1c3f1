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

  it('nothing but web addresses comes back, and those of other hosts marked as such', () => {
    const html =
      '<a href="javascript:alert(1)">a</a><a href="mailto:a@b.test">b</a><a href="//b.test/1">c</a>';
    expect(discover(html, { selector: 'a' })).toEqual([
      { url: 'https://b.test/1', title: 'c', rawDate: null, isElsewhere: true },
    ]);
  });
});
