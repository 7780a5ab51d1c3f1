import { expect, test } from 'vitest';
import { isSameHost, judgeLink, standsInList } from './judge-link.ts';
import { parsePage } from './parse-page.ts';

const PAGE = new URL('https://a.test/naujienos');
const WORDS = 'Trys geri žodžiai';

/** What a link is worth that stands alone in its box. */
function worth(html: string, { page = PAGE, isFurniture = false } = {}): number {
  return judged(html, page, isFurniture).score;
}
function judged(html: string, page = PAGE, isFurniture = false) {
  const box = parsePage(`<div class="box">${html}</div>`).querySelector('.box');
  const anchor = box?.querySelector('a.own') ?? box?.querySelector('a');
  if (!box || !anchor) throw new Error('no link');
  const url = new URL(anchor.getAttribute('href') ?? '', page);
  return judgeLink({ anchor, url, box }, page, () => isFurniture);
}
const link = (address: string, words = WORDS) => `<a href="${address}">${words}</a>`;
const plain = worth(link('/kita'));

test.each([
  ['a headline', `<h2>${link('/kita')}</h2>`, 3],
  ['an address under the listing’s', link('/naujienos/kita'), 2],
  ['a date beside it', `${link('/kita')}<time>vakar</time>`, 2],
  ['a month in its address', link('/2026/11/kita'), 2],
  ['an address of many words', link('/viena-kita-diena'), 2],
  ['an address of two words', link('/viena-kita'), 0],
  ['a long number in its address', link('/kita/12345'), 2],
  ['a number of four digits at the end of it', link('/kita/1234'), 2],
  ['a place in an article', `<article>${link('/kita')}</article>`, 1],
  ['four words', link('/kita', 'Jau keturi geri žodžiai'), 2],
  ['seven words', link('/kita', 'Čia yra net septyni labai geri žodžiai'), 3],
  ['eight characters of a script without spaces', link('/kita', '网络安全新闻报道'), 2],
  ['one word', link('/kita', 'Žodis'), -2],
  ['two words', link('/kita', 'Du žodžiai'), 0],
  ['a section in its address', link('/tag/kita'), -6],
  ['a section at the end of it', link('/viena/kita/trecia/tags'), -6],
  ['a section deep in it', link('/viena/kita/tags/trecia'), 0],
  ['the next page of a list', link('/kita?page=2'), -8],
  ['the listing itself with other parameters', link('/naujienos?rusis=a'), -8],
  ['the same of another host', link('//b.test/naujienos?rusis=a'), 0],
  ['a thing that the parameters name', link('/naujienos?id=5'), 0],
  ['a piece of news that the parameters name', link('/naujienos?news=48'), 0],
  ['a thing by its long number', link('/naujienos?x=48213'), 2],
  ['a day of the listing', link('/naujienos?date=20261105'), -6],
  ['a year of the listing', link('/naujienos?metai=2026'), -6],
  ['a section second in it', link('/viena/tags/kita'), -6],
  ['a section with an ending', link('/viena/kita/trecia/tags.html'), -6],
  ['a date in words beside it', `${link('/kita')} 2026-11-20`, 2],
  ['a long number in its parameters', link('/kita?n=1234'), 2],
])('%s: %s weighs %i', (_what, html, weight) => {
  expect(worth(html) - plain).toBe(weight);
});

test.each([
  ['a section that is the listing', '/tags', '/tags/kita', 2],
  ['a section under the listing', '/naujienos', '/naujienos/tags/kita', -4],
  ['a folder', '/naujienos/', '/naujienos/kita', 2],
  ['a name that begins like the listing’s', '/naujienos', '/naujienos-kitos', 0],
  ['what a file is called after', '/n/naujienos.html', '/n/naujienos/kita', 2],
  ['the folder of a file', '/n/naujienos.html', '/n/kita', 2],
  ['a file beside the home page', '/naujienos.html', '/kita', 0],
  ['the home page', '/', '/kita', 0],
  ['the same page with a number', '/?cat=1', '/?cat=1&n=12', 2],
  ['with one figure', '/?cat=1', '/?cat=1&n=1', -8],
  ['with a word', '/?cat=1', '/?cat=1&n=ab', -8],
  ['with two numbers', '/?cat=1', '/?cat=1&n=12&m=34', -8],
  ['without what names it', '/?cat=1', '/?n=12', -8],
  ['with another name', '/?cat=1', '/?cat=2&n=12', -8],
  ['the same of a page that is not home', '/n?cat=1', '/n?cat=1&n=12', 2],
  ['the same path of another host', '/naujienos', '//b.test/naujienos/kita', 0],
  ['another page with a number', '/?cat=1', '/kita?cat=1&n=12', 0],
])('an address under the listing’s: %s: of %s %s weighs %i', (_what, listing, address, weight) => {
  expect(worth(link(address), { page: new URL(listing, PAGE) }) - plain).toBe(weight);
});

const dated = (length: number) => '2026-11-20 Vilnius '.padEnd(length, 'o');

test.each([
  ['one word before it', `Rašo ${link('/kita')}`, 0],
  ['two words', `Jau rašo ${link('/kita')}`, -6],
  ['a word and numbers', `Nr. 5 6 ${link('/kita')}`, 0],
  ['a date and a place', `${dated(59)}${link('/kita')}`, 2],
  ['a date and a sentence', `${dated(60)}${link('/kita')}`, -4],
  ['words in bold', `<b>Jau</b> rašo <b>${link('/kita')}</b>`, -6],
  [
    'words of another link',
    `<a href="/">Jau rašo kiti</a> <a class="own" href="/kita">${WORDS}</a>`,
    0,
  ],
  ['words of the line before', `Jau rašo kiti<br>${link('/kita')}`, 0],
  ['words of the paragraph before', `<p>Jau rašo kiti</p><p>${link('/kita')}</p>`, 0],
  ['words behind it', `${link('/kita')} ir <i>kiti</i> leidiniai`, -6],
  ['words behind a comma', `${link('/kita')}, ir kiti leidiniai`, -6],
  ['two words behind it', `${link('/kita')} ir kiti`, 0],
  ['a sentence of its own behind it', `${link('/kita')} Apie tai rašo`, 0],
])('a link within a sentence is a reference: %s weighs', (_what, html, weight) => {
  expect(worth(html) - plain).toBe(weight);
});

test.each([
  ['its own words', link('/kita'), WORDS],
  ['a headline within it', `<a href="/kita"><h3>Antraštė</h3>${WORDS}</a>`, 'Antraštė'],
  ['a headline around it', `<h3>Antraštė: ${link('/kita')}</h3>`, `Antraštė: ${WORDS}`],
  [
    'the headline beside two words',
    `<h3>Antraštė</h3>${link('/kita', 'Skaityti daugiau')}`,
    'Antraštė',
  ],
  [
    'the headline beside a date',
    `<h3>Antraštė</h3>${link('/kita', '2026 lapkričio 20 d.')}`,
    'Antraštė',
  ],
  ['of three words its own', `<h3>Antraštė</h3>${link('/kita')}`, WORDS],
  [
    'what it says on being pointed at',
    '<a href="/kita" title=" Apie "><img alt="Vaizdas"></a>',
    'Apie',
  ],
  ['what its picture shows', '<a href="/kita"><img alt=" Vaizdas "></a>', 'Vaizdas'],
  ['nothing', '<a href="/kita"><img></a>', ''],
])('the title of a link: %s', (_what, html, title) => {
  expect(judged(html).title).toBe(title);
});

test('a date beside a link stands in the first two thousand characters of its box', () => {
  const [own, date] = [WORDS.length, ' 20.11.2026'];
  const filled = (length: number) =>
    `${link('/kita')}${'o'.repeat(length - own - date.length)}${date}`;
  expect([2000, 2001].map((length) => judged(filled(length)).hasDate)).toEqual([true, false]);
});

test('a link of which nothing speaks weighs nothing', () => {
  expect(plain).toBe(0);
});

test('a list’s item stands in no furniture and no sentence', () => {
  const stands = (html: string, isFurniture: boolean) => {
    const anchor = parsePage(html).querySelector('a');
    return anchor && standsInList(anchor, () => isFurniture);
  };
  expect([stands(link('/kita'), false), stands(link('/kita'), true)]).toEqual([true, false]);
  expect(stands(`<p>Apie tai jau rašė ${link('/kita')}</p>`, false)).toBe(false);
});

test('what stands in furniture or within a sentence is hardly a story', () => {
  expect(worth(link('/kita'), { isFurniture: true }) - plain).toBe(-8);
  expect(worth(`<p>Apie tai jau rašė ${link('/kita')} ir kiti leidiniai.</p>`) - plain).toBe(-6);
});

test('`www.` is the same host, a subdomain another', () => {
  const same = (one: string, two: string) =>
    isSameHost(new URL(`https://${one}/`), new URL(`https://${two}/`));
  expect([same('www.a.test', 'a.test'), same('b.a.test', 'a.test')]).toEqual([true, false]);
});
