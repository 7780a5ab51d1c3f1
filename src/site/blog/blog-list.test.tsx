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
