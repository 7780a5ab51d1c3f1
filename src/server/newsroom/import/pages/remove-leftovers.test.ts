import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { removeLeftovers } from './remove-leftovers.ts';

const TEXT = `<p>${'Įmonės duomenys saugomi tinkamai, kai atsarginės kopijos tikrinamos. '.repeat(4)}</p>`;

function cleaned(inside: string, title = 'Antraštė'): string {
  const { documentElement } = parsePage(inside);
  const [, body = documentElement] = documentElement.children;
  removeLeftovers(body, title);
  return body.innerHTML.replaceAll(TEXT, '[tekstas]').replace(/\s+/g, ' ').trim();
}

describe('what stands around an article is taken out of it', () => {
  it.each([
    ['the headline and the date above it', `<h3>Antraštė</h3><p>2026-11-20, 08:57</p>${TEXT}`],
    [
      'a picture with its caption',
      `${TEXT}<figure><img><figcaption>Nuotrauka</figcaption></figure>`,
    ],
    ['buttons', `${TEXT}<p><span>Dalintis</span> <span>Spausdinti</span></p><p>Tweet</p>`],
    [
      'calls to subscribe',
      `${TEXT}<p>Prenumeruokite mūsų naujienlaiškį!</p><p>Subscribe to our channel</p>`,
    ],
    [
      'a list of other articles with its heading',
      `${TEXT}<h4>Taip pat skaitykite</h4><ul><li><a href="/1">Kitas straipsnis apie saugą</a></li><li><a href="/2">Dar vienas</a> jau šiandien</li></ul>`,
    ],
    [
      'such a list of which only a sign is the link',
      `${TEXT}<h4>Taip pat skaitykite</h4><ul><li>Kitas straipsnis apie saugą <a href="/1">»</a></li></ul>`,
    ],
    [
      'a note about the author',
      `${TEXT}${TEXT}<h2>Apie autorių</h2><p>Vardenis rašo apie saugą nuo 2014 metų.</p>`,
    ],
    [
      'links to other stories between the paragraphs, with their label',
      `${TEXT}<p>Daugiau temos:</p><ul><li><a href="/1">Kita istorija apie saugą</a></li></ul><p><a href="/2">Dar viena istorija</a></p>${TEXT}`,
    ],
    [
      'credits of pictures that are not carried',
      `${TEXT}<p>(Image: GETTY)</p><p>© FEI/Vardenis</p><p>Nuotr.: Vardenė</p>${TEXT}`,
    ],
    [
      'when it was published and how long it is to read',
      `<p>Updated: Nov 19, 2019</p><p>4 min. skaitymo</p>${TEXT}`,
    ],
    ['a heading after which nothing comes', `${TEXT}<h3>Naujienos iš regionų</h3>`],
    [
      'what stands under „Žymos“ at the end',
      `${TEXT}${TEXT}<h4>Žymos</h4><p>sauga, kopijos</p><p>Komentarai su necenzūriniais žodžiais bus šalinami.</p>`,
    ],
    ['a word about copyright', `${TEXT}<p>© 2026 Naujienų portalas. Visos teisės saugomos.</p>`],
  ])('%s', (_what, html) => {
    expect(cleaned(html).replaceAll('[tekstas]', '').replaceAll('<ul></ul>', '')).toBe('');
  });
});

describe('what is the article stays', () => {
  it.each([
    ['a short paragraph', `<p>Trumpai.</p>${TEXT}`],
    ['a sentence with a year at the beginning', `<p>2026 m. įsigaliojo nauja tvarka.</p>${TEXT}`],
    [
      'a long paragraph that begins like a notice',
      `<p>Subscribe to our view: ${'that is how it works '.repeat(12)}</p>${TEXT}`,
    ],
    [
      'a paragraph that begins with a post',
      `<p>Posted on social media by analysts, the video shows a fault that nobody had expected.</p>${TEXT}`,
    ],
    [
      'links at the end without a heading that says "more"',
      `${TEXT}<h3>Šaltiniai ir nuorodos</h3><ul><li><a href="/1">Direktyvos tekstas</a></li></ul>`,
    ],
    [
      'a table in a figure',
      `${TEXT}<figure><table><tbody><tr><td>1</td></tr></tbody></table></figure>`,
    ],
    [
      'a sentence that is a link, and a table of contents',
      `${TEXT}<p><a href="/1">Direktyva įsigaliojo spalį.</a></p><ul><li><a href="#a">Pradžia</a></li></ul>${TEXT}`,
    ],
    [
      'links that are most of the article',
      `<ul><li><a href="/1">${'Pirmoji priemonė '.repeat(9)}</a></li></ul><p>${'Tai sąrašas. '.repeat(9)}</p>`,
    ],
    ['an end that is a paragraph', `${TEXT}<p>Daugiau informacijos: <a href="/1">čia</a>.</p>`],
  ])('%s', (_what, html) => {
    expect(cleaned(html)).toBe(html.replaceAll(TEXT, '[tekstas]').replace(/\s+/g, ' '));
  });
});
