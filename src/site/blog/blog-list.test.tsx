import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlogList } from './blog-list.tsx';

test.each([
  [12, true, '(12)'],
  [300, false, '(daugiau kaip 300)'],
])('of %i found articles, counted to the end: %s, it says %s', (total, isTotalExact, says) => {
  const search = { text: 'raktai', total, isTotalExact, refusal: null };
  const list = { articles: [], category: null, page: 1, pageCount: 2, search };
  expect(renderToStaticMarkup(<BlogList {...list} />)).toContain(
    `Paieškos rezultatai: „raktai“ ${says}`,
  );
});

test('a refused search says why, and counts nothing', () => {
  const refusal = 'Įrašykite bent 2 ženklus.';
  const search = { text: '', total: 0, isTotalExact: true, refusal };
  const list = { articles: [], category: null, page: 1, pageCount: 1, search };
  expect(renderToStaticMarkup(<BlogList {...list} />)).toContain(
    `<div class="found"><h2 class="h3">${refusal}</h2></div>`,
  );
});

test.each([
  [1, 3, '1 2 3'],
  [1, 6, '1 2 3 …6'],
  [6, 6, '1 …4 5 6'],
  [5, 9, '1 …3 4 5 6 7 …9'],
])(
  'page %i of %i has the pages %s, with a sign where some are left out',
  (page, pageCount, shown) => {
    const list = { articles: [], category: null, page, pageCount, search: null };
    const { document } = parseHTML(renderToStaticMarkup(<BlogList {...list} />));
    const pages = [...document.querySelectorAll('.pages li')].map(
      (item) => (item.className === 'after-gap' ? '…' : '') + item.textContent,
    );
    expect(pages.join(' ')).toBe(shown);
  },
);
