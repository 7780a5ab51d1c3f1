import { expect, test } from 'vitest';
import { isSameHost, judgeLink } from './judge-link.ts';
import { parsePage } from './parse-page.ts';

const PAGE = new URL('https://a.test/naujienos');
const WORDS = 'Trys geri žodžiai';

/** What a link is worth that stands alone in its box. */
function worth(html: string, { page = PAGE, isFurniture = false } = {}): number {
  const box = parsePage(`<div class="box">${html}</div>`).querySelector('.box');
  const anchor = box?.querySelector('a');
  if (!box || !anchor) throw new Error('no link');
  const url = new URL(anchor.getAttribute('href') ?? '', page);
  return judgeLink({ anchor, url, box }, page, () => isFurniture).score;
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
])('%s: %s weighs %i', (_what, html, weight) => {
  expect(worth(html) - plain).toBe(weight);
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
