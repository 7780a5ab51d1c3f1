import { describe, expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
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
      'such a list whose heading is a line of that kind',
      `${TEXT}<h4>Related stories</h4><ul><li><a href="/1">Kitas straipsnis apie saugą</a></li></ul>`,
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

describe('under a heading that says the article is over, everything goes', () => {
  it.each([
    'About',
    'About us',
    'About the authors',
    'About this site',
    'Our newsletter',
    'Newsletter:',
    'Customer reviews',
    'Comments (3)',
    'Keywords',
    'Apie mus',
    'Naujienlaiškis',
    'Klientų atsiliepimai',
    'Komentarai (12)',
    'Temos',
  ])('%s', (heading) => {
    expect(cleaned(`${TEXT}${TEXT}<h2>${heading}</h2><p>Kavos aparatai nuo 2001 m.</p>`)).toBe(
      '[tekstas][tekstas]',
    );
  });

  it('a quotation and a table, too, and what stands in boxes behind its own', () => {
    const html = `${TEXT}${TEXT}<div><h3>Reviews</h3><blockquote>Puiku!</blockquote></div><table><tbody><tr><td>Kava</td></tr></tbody></table><div>Dar viena.</div>`;
    expect(cleaned(html)).toBe('[tekstas][tekstas]<div></div>');
  });

  it('from the first of several on', () => {
    const html = `${TEXT}${TEXT}<h2>Tags</h2><p>kava, tinklai</p><h2>Newsletter</h2><p>Kas rytą.</p>`;
    expect(cleaned(html)).toBe('[tekstas][tekstas]');
  });

  it.each(['About the attack', 'Reviews of the plan', 'Apie ataką', 'Temos, kurios liko'])(
    'a chapter does not: %s',
    (heading) => {
      const html = `${TEXT}${TEXT}<h2>${heading}</h2><p>Kava.</p>`;
      expect(cleaned(html)).toBe(`[tekstas][tekstas]<h2>${heading}</h2><p>Kava.</p>`);
    },
  );
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

const o = (length: number) => 'o'.repeat(length);
const p = (text: string) => `<p>${text}</p>`;
const a = (length: number) => `<a href="/1">${o(length)}</a>`;
const between = (block: string) => `${TEXT}${block}${TEXT}`;
/** Begins so and is so long. */
const long = (begin: string, length: number) => p(begin.padEnd(length, 'o'));

describe('what is taken out has a bound, past which it is the article’s', () => {
  it.each([
    [
      'a form that holds half of it',
      `<form>${o(50)}</form>`,
      `<form>${o(51)}</form>`,
      [p(o(50)), ''],
    ],
    ['a notice', long('© ', 220), long('© ', 221), [TEXT, TEXT]],
    [
      'when it was published',
      long('Updated: 2019 by ', 120),
      long('Updated: 2019 by ', 121),
      [TEXT, TEXT],
    ],
    ['a label', long('Filed under ', 60), long('Filed under ', 61), [TEXT, TEXT]],
    ['a label after which nothing comes', p(`${o(59)}:`), p(`${o(60)}:`), [TEXT, '']],
    ['a line with a date', long('2026-11-20 ', 60), long('2026-11-20 ', 61), ['', TEXT]],
    ['a line with a date, no sentence', p('2026 m.'), p('Baigta 2026 metais.'), ['', TEXT]],
    ['a date above the text', p('2026-11-20'), p(`2026-11-20 ${o(60)}`), [p(o(60)), TEXT]],
    [
      'a third about the author',
      `<h2>Apie autorių</h2>${p(o(87))}`,
      `<h2>Apie autorių</h2>${p(o(88))}`,
      [p(o(200)), ''],
    ],
    [
      'links at the end',
      `<h4>Daugiau</h4>${p(a(20) + o(20))}`,
      `<h4>Daugiau</h4>${p(a(20) + o(21))}`,
      [TEXT, ''],
    ],
    [
      'entries with a link',
      `<h4>Daugiau</h4><ul><li>${a(1)}${o(219)}</li></ul>`,
      `<h4>Daugiau</h4><ul><li>${a(1)}${o(220)}</li></ul>`,
      [TEXT, ''],
    ],
    [
      'links under a heading',
      `<h4>Daugiau ${o(52)}</h4>${p(a(20))}`,
      `<h4>Daugiau ${o(53)}</h4>${p(a(20))}`,
      [TEXT, ''],
    ],
    ['a quarter of it in links', p(a(100)), p(a(101)), [p(o(150)), p(o(150))]],
    ['a block of links', p(a(90) + o(10)), p(a(89) + o(11)), [TEXT, TEXT]],
    ['a link that is no sentence', p(a(30)), p(`${a(30)}.`), [TEXT, TEXT]],
    ['links to other stories', p(a(30)), p(`<a href="#1">${o(30)}</a>`), [TEXT, TEXT]],
  ] as const)('%s', (_what, out, kept, [before, after]) => {
    const show = (html: string) => html.replaceAll(TEXT, '[tekstas]').replaceAll('<ul></ul>', '');
    expect(cleaned(before + out + after).replaceAll('<ul></ul>', '')).toBe(show(before + after));
    expect(cleaned(before + kept + after)).toBe(show(before + kept + after));
  });

  it('a date after the first paragraph of some length stays', () => {
    const date = p('2026-11-20');
    expect(cleaned(p(o(60)) + date + TEXT)).toBe(`${p(o(60))}[tekstas]`);
    expect(cleaned(p(o(61)) + date + TEXT)).toBe(`${p(o(61))}${date}[tekstas]`);
  });

  it('an article that begins with its author is all kept', () => {
    for (const html of [
      `<h2>Apie autorių</h2>${p(o(20))}`,
      `<h2>Apie autorių</h2>${p(o(20))}<div>${o(300)}</div>`,
    ])
      expect(cleaned(html)).toBe(html);
  });

  it('a last block of one letter is its end, and what is empty is none', () => {
    expect(cleaned(`${TEXT}<h3>Skyrius</h3><p>A</p>`)).toBe('[tekstas]<h3>Skyrius</h3><p>A</p>');
    expect(cleaned(`${TEXT}<h3>Skyrius</h3><p> </p>`)).toBe('[tekstas]<p> </p>');
  });

  it('links after the last paragraph may be its sources', () => {
    const html = p(o(100)) + p(a(20));
    expect(cleaned(html)).toBe(html);
    expect(cleaned(between(p(a(20))))).toBe('[tekstas][tekstas]');
  });
});
