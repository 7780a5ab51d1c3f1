import { expect, it } from 'vitest';
import { findFurniture } from './furniture.ts';
import { parsePage } from './parse-page.ts';

/** Whether the link that is marked stands in furniture. */
function isFurniture(inside: string): boolean {
  const document = parsePage(
    `<!doctype html><html><body class="has-sidebar">${inside}</body></html>`,
  );
  const marked = document.querySelector('a.marked');
  if (!marked) throw new Error('no link is marked');
  return findFurniture([...document.querySelectorAll('a[href]')])(marked);
}
const MARKED =
  '<a class="marked" href="/ilgas-straipsnis">Ilgas ir geras straipsnis apie viską</a>';
const headlines = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, n) => `<h3><a href="/${from + n}">Antraštė</a></h3>`,
  ).join('');
const links = (count: number, words = 'Ilgas ir geras straipsnis apie viską') =>
  `<p><a href="/straipsnis">${words}</a></p>`.repeat(count);

it.each([
  ['a menu', `<nav>${MARKED}</nav>`],
  ['what is called so', `<div class="left sidebar-box">${MARKED}</div>`],
  ['the page’s header', `<header><h2>${MARKED}</h2></header>`],
  ['a form that asks something', `<form>${MARKED}</form>`],
  ['a form with short links alone', `<form>${links(9, 'Filtras')}${MARKED}</form>`],
  ['a form with two links', `<form>${links(1)}${MARKED}</form>`],
  ['a form with links of three words', `<form>${links(2, 'Trys geri žodžiai')}${MARKED}</form>`],
  ['a widget with two headlines', `<div class="widget">${headlines(1, 2)}${MARKED}</div>`],
  [
    'a widget with less than half of the headlines',
    `<div class="widget">${headlines(1, 3)}${MARKED}</div><div>${headlines(4, 7)}</div>`,
  ],
  [
    'a widget beside the list',
    `<div>${headlines(1, 9)}</div><div class="widget">${headlines(1, 3)}${MARKED}</div>`,
  ],
  [
    'a widget with fewer headlines, even before the list',
    `<div class="widget">${headlines(1, 4)}${MARKED}</div><div>${headlines(1, 9)}</div>`,
  ],
  [
    'furniture inside a frame',
    `<div class="widget">${headlines(1, 9)}<ul class="menu"><li>${MARKED}</ul></div>`,
  ],
])('%s is furniture', (_name, inside) => {
  expect(isFurniture(inside)).toBe(true);
});

it.each([
  ['a list', `<ul><li>${MARKED}</ul>`],
  ['an article by its tags', `<article class="tag-nav category-side">${MARKED}</article>`],
  ['a post by its tags', `<div class="post-17 post tag-nav category-comments">${MARKED}</div>`],
  ['the header of a post', `<div class="post"><header><h2>${MARKED}</h2></header></div>`],
  ['the header of an article', `<article><header><h2>${MARKED}</h2></header></article>`],
  ['a form with three links', `<form>${links(2)}${MARKED}</form>`],
  [
    'a form with links of four words',
    `<form>${links(2, 'Keturi geri žodžiai čia')}${MARKED}</form>`,
  ],
  ['a widget with three headlines', `<div class="widget">${headlines(1, 3)}${MARKED}</div>`],
  [
    'a widget with half of the headlines',
    `<div class="widget">${headlines(1, 3)}${MARKED}</div><div>${headlines(4, 6)}</div>`,
  ],
  [
    'a widget with the first five hundred headlines',
    `<div class="widget">${headlines(1, 500)}${MARKED}</div><div>${headlines(501, 1100)}</div>`,
  ],
  ['a form around a list', `<form>${links(3)}${MARKED}</form>`],
  [
    'a frame called after the sidebar it has',
    `<div class="content-sidebar-wrap">${headlines(1, 9)}${MARKED}</div>`,
  ],
  [
    'a widget that holds most headlines',
    `<div class="widget">${headlines(1, 9)}<h3>${MARKED}</h3></div><div class="box">${headlines(1, 8)}</div>`,
  ],
])('%s is none', (_name, inside) => {
  expect(isFurniture(inside)).toBe(false);
});
