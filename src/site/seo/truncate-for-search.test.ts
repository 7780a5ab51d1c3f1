import { expect, test } from 'vitest';
import { titleForSearch, truncateForSearch } from './truncate-for-search.ts';

test.each([
  ['Trumpas', 10, 'Trumpas'],
  ['Lygiai dešimt', 13, 'Lygiai dešimt'],
  ['Saugumas, kopijos ir tinklai', 20, 'Saugumas, kopijos…'],
  ['Saugumas, kopijos ir tinklai', 10, 'Saugumas…'],
  ['Saugumas, kopijos ir tinklai', 9, 'Saugumas…'],
  ['Vienasilgasžodis', 10, 'Vienasilg…'],
])('„%s“ in %i characters is „%s“', (text, longest, short) => {
  expect(truncateForSearch(text, longest)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(longest);
});

test('a title has the company’s name where there is room for it', () => {
  expect(titleForSearch('Kopijos')).toBe('Kopijos – Gintvė');
  const long = 'NIS2 Lietuvoje: kam ji taikoma ir nuo ko pradėti mažai įmonei';
  expect(titleForSearch(long)).toBe(long);
  expect(titleForSearch(`${long} šiandien`)).toBe(
    'NIS2 Lietuvoje: kam ji taikoma ir nuo ko pradėti mažai įmonei…',
  );
});
