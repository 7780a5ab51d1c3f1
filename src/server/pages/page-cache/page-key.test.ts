import { expect, test } from 'vitest';
import { eachBecomes } from '../../../../tests/support/each-becomes.ts';
import { isSearch, isSecretAddress, makePageKey } from './page-key.ts';

eachBecomes('%s is kept as %s', makePageKey, [
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/tinklarastis?puslapis=2&utm_medium=y', '/tinklarastis?puslapis=2'],
  ['/tinklarastis?puslapis=2&kategorija=IT', '/tinklarastis?kategorija=IT&puslapis=2'],
  ['/tinklarastis?kategorija=IT&puslapis=2', '/tinklarastis?kategorija=IT&puslapis=2'],
  ['/tinklarastis?kategorija=', '/tinklarastis'],
  ['/es-projektai?puslapis=2', '/es-projektai'],
  ['/tinklarastis?puslapis=99999', '/tinklarastis?puslapis=99999'],
  ['/tinklarastis?puslapis=100000', '/tinklarastis?puslapis=0'],
  [`/${'a'.repeat(511)}`, `/${'a'.repeat(511)}`],
  ['/tinklarastis?puslapis=1', '/tinklarastis'],
  ['/tinklarastis?puslapis=', '/tinklarastis'],
  ['/tinklarastis?puslapis=abc', '/tinklarastis?puslapis=0'],
  ['/tinklarastis?puslapis=-1', '/tinklarastis?puslapis=0'],
  ['/tinklarastis?puslapis=02', '/tinklarastis?puslapis=0'],
]);

test.each([
  '/?message=Labas',
  '/tinklarastis?q=nis2',
  '/admin',
  '/admin/posts',
  '/admin?x=1',
  '/%61dmin',
  '/%74inklarastis?puslapis=2',
  '/auth?next=/admin',
  '/auth',
  '/perziura/article.some-id.1.signature',
  `/${'a'.repeat(512)}`,
])('%s is rendered for each visitor', (target) => {
  expect(makePageKey(target)).toBeNull();
});

test.each([
  '/tinklarastis?q=kopijos',
  '/tinklarastis?x=?&q=kopijos',
  '/%74inklarastis?q=kopijos',
  '/tinklarastis?%71=kopijos',
])('%s is a search', (target) => {
  expect(isSearch(target)).toBe(true);
});

test('pages without a search word are none', () => {
  expect(isSearch('/tinklarastis')).toBe(false);
  expect(isSearch('/tinklarastis?kategorija=q')).toBe(false);
  expect(isSearch('/admin?q=kopijos')).toBe(false);
});

test('addresses that let their visitor in are told from others', () => {
  expect(isSecretAddress('/perziura/article.some-id.1.signature')).toBe(true);
  expect(isSecretAddress('/kontaktai/issiusta?patvirtinimas=a.1.b')).toBe(true);
  expect(isSecretAddress('/kontaktai/issiusta?a=1?2&patvirtinimas=a.1.b')).toBe(true);
  expect(isSecretAddress('/tinklarastis?q=perziura')).toBe(false);
});
