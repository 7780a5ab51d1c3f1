import { expect, test } from 'vitest';
import { createElement, type PageElement } from '../dom/page-node.ts';
import { parsePage } from '../parse-page.ts';
import { correctArticle, placeBlocks, takeStock } from './choose-blocks.ts';

/** The page's blocks that hold a plus, put into an article of which nothing was found. */
function put(inside: string): string {
  const body = parsePage(inside).body as PageElement;
  const page = takeStock(body, null);
  const article = createElement('div');
  const weighed = page.blocks.map((block) => ({
    block,
    isLeft: false,
    isAddable: true,
    signals: { isDescription: block.text.includes('+') ? 10 : -10 },
  }));
  correctArticle(article, page, weighed, []);
  return article.innerHTML;
}

test('items of one list that are put in are one list again', () => {
  expect(put('<p>+a</p><ol><li>+b</li><li>c</li><li>+d</li></ol><p>+e</p>')).toBe(
    '<p>+a</p><ol><li>+b</li><li>+d</li></ol><p>+e</p>',
  );
});

test('items of two lists are two, also where a paragraph stands between', () => {
  expect(put('<ul><li>+a</li></ul><ul><li>+b</li><li>+c</li></ul>')).toBe(
    '<ul><li>+a</li></ul><ul><li>+b</li><li>+c</li></ul>',
  );
  expect(put('<ul><li>+a</li><li>b<p>+c</p></li><li>+d</li></ul>')).toBe(
    '<ul><li>+a</li></ul><p>+c</p><ul><li>+d</li></ul>',
  );
});

test('a block that holds others is put in without their words', () => {
  expect(put('<div>+a<p>bb</p></div>')).toBe('<p>+a</p>');
  expect(put('<li>+a<ul><li>bb</li></ul></li>')).toBe('<p>+a</p>');
});

test('a block that holds others and is none of the article goes without taking them along', () => {
  const article = parsePage('<div>skelbimas<p>Pastraipa.</p></div>').body as PageElement;
  const page = takeStock(article, null);
  const weighed = page.blocks.map((block) => ({
    block,
    isLeft: true,
    isAddable: false,
    signals: { isDescription: block.text.startsWith('Pastraipa') ? 10 : -10 },
  }));
  correctArticle(article, page, weighed, placeBlocks(page, article));
  expect(article.textContent).toBe('Pastraipa.');
});
