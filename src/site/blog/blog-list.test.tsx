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
