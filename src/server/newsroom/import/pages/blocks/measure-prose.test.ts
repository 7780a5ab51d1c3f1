import { expect, test } from 'vitest';
import type { PageElement } from '../dom/page-node.ts';
import { parsePage } from '../parse-page.ts';
import { findDensest, findNamedPlace } from './densest-element.ts';
import { lengthOfProse, measureProse } from './measure-prose.ts';

const bodyOf = (html: string) => parsePage(html).body as PageElement;
const o = (length: number) => 'o'.repeat(length);
const a = (length: number) => `<a href="/">${o(length)}</a>`;

test.each([
  ['of some length', `<p>${o(80)}</p>`, 80],
  ['a label', `<p>${o(79)}</p>`, 0],
  ['two labels', `<p>${o(50)}</p><p>${o(50)}</p>`, 0],
  ['a paragraph in words that only set it', `<p>${o(40)}<b>${o(20)}<i>${o(20)}</i></b></p>`, 80],
  ['but for its links', `<p>${o(80)}${a(20)}</p>`, 80],
  ['whose own words are few', `<p>${o(79)}${a(20)}</p>`, 0],
  ['half of which is linked', `<p>${o(90)}${a(90)}</p>`, 0],
  ['less than half of which is linked', `<p>${o(91)}${a(90)}</p>`, 91],
  ['a link around other words', `<p>${o(80)}<a href="/"><b>${o(30)}</b></a></p>`, 80],
  ['a script', `<script>${o(90)}</script>`, 0],
  ['a paragraph inside a word that only sets it', `<span><div>${o(80)}</div></span>`, 80],
  ['several', `<div>${o(80)}<p>${o(90)}</p></div><p>${o(100)}</p>`, 270],
])('running text: %s', (_, html, length) => {
  expect(lengthOfProse(bodyOf(html))).toBe(length);
});

test.each([
  ['three quarters', `<div id="a">${o(300)}</div><div id="b">${o(100)}</div>`, 'a'],
  ['less', `<div id="a">${o(299)}</div><div id="b">${o(101)}</div>`, ''],
  ['most of most', `<div id="a"><div id="b">${o(300)}</div></div>`, 'b'],
  ['a paragraph is no place', `<div id="a"><p id="b">${o(300)}</p></div>`, 'a'],
  ['no text at all', '<div id="a"></div>', ''],
])('the innermost element that holds most running text: %s', (_, html, id) => {
  const body = bodyOf(html);
  expect(findDensest(body, measureProse(body)).id).toBe(id);
});

test.each([
  ['none', `<div id="a">${o(300)}</div>`, undefined],
  ['the longer', `<article id="a">${o(90)}</article><article id="b">${o(91)}</article>`, 'b'],
  [
    'of two alike the first',
    `<article id="a">${o(90)}</article><article id="b">${o(90)}</article>`,
    'a',
  ],
  ['an empty one', '<article id="a"></article>', 'a'],
  [
    'the inner, which has nine tenths',
    `<article id="a"><p>${o(100)}</p><div id="b" class="post-content">${o(900)}</div></article>`,
    'b',
  ],
  [
    'not the inner, which has less',
    `<article id="a"><p>${o(101)}</p><div id="b" class="post-content">${o(899)}</div></article>`,
    'a',
  ],
])('the place named for an article: %s', (_, html, id) => {
  const body = bodyOf(html);
  expect(findNamedPlace(body, measureProse(body))?.id).toBe(id);
});
