import { expect, test } from 'vitest';
import { createElement, type PageElement } from '../dom/page-node.ts';
import { parsePage } from '../parse-page.ts';
import { correctArticle, listStanding, placeBlocks, takeStock } from './choose-blocks.ts';

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

const o = (length: number) => 'o'.repeat(length);

test.each([
  ['its words', `<p>${o(26)}</p>`, `<h3>${o(26)}</h3>`, 'H3'],
  ['words so few that they may be another’s', `<p>${o(25)}</p>`, `<h3>${o(25)}</h3>`, undefined],
  ['other words', `<p>${o(30)}</p>`, `<h3>${o(31)}</h3>`, undefined],
  ['one of its lines', `<p>${o(40)}<br>${o(38)}</p>`, `<h3>${o(40)}</h3>`, 'H3'],
  ['a line that is half of it', `<p>${o(40)}<br>${o(39)}</p>`, `<h3>${o(40)}</h3>`, undefined],
  [
    'two lines',
    `<p>${o(26)}<br>${o(27)}<br>${o(40)}</p>`,
    `<h3>${o(26)}</h3><h4>${o(27)}</h4>`,
    'H3',
  ],
  ['it as a line of another', `<p>${o(30)}</p>`, `<h3>abc<br>${o(30)}</h3>`, 'H3'],
])('a block that the extractor made anew is known by %s', (_, page, article, tag) => {
  const taken = takeStock(parsePage(page).body as PageElement, null);
  const [place] = placeBlocks(taken, parsePage(article).body as PageElement);
  expect(place?.tagName).toBe(tag);
});

test('a block that kept its mark is known by it, whatever became of its words', () => {
  const body = parsePage('<p>Pirma.</p><h2>Antra.</h2>').body as PageElement;
  const page = takeStock(body, null);
  body.querySelector('p')?.remove();
  body.querySelector('h2')?.firstChild?.remove();
  expect(placeBlocks(page, body).map((each) => each?.tagName)).toEqual([undefined, 'H2']);
  expect(listStanding(page, body)).toEqual([false, true]);
});

test('a mark that a page brings itself is none of ours', () => {
  const body = parsePage('<div data-block="0"></div><p>Tekstas.</p>').body as PageElement;
  const page = takeStock(body, null);
  expect(placeBlocks(page, body)[0]?.tagName).toBe('P');
});

test('what is added follows the list, table or quotation that the one before it stands in', () => {
  for (const [box, item] of [
    ['ul', 'li'],
    ['blockquote', 'p'],
  ]) {
    const body = parsePage(`<${box}><${item}>Liko.</${item}></${box}><p>+a</p>`)
      .body as PageElement;
    const page = takeStock(body, null);
    body.querySelector('body > p')?.remove();
    const added = body.children[1];
    added?.remove();
    const weighed = page.blocks.map((block, at) => ({
      block,
      isLeft: at === 0,
      isAddable: true,
      signals: { isDescription: 10 },
    }));
    correctArticle(body, page, weighed, placeBlocks(page, body));
    expect(body.innerHTML.replaceAll(/ data-block="\d+"/g, '')).toBe(
      `<${box}><${item}>Liko.</${item}></${box}><p>+a</p>`,
    );
  }
});
