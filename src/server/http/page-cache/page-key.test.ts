import { expect, test } from 'vitest';
import { makePageKey } from './page-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/tinklarastis?puslapis=2&utm_medium=y', '/tinklarastis?puslapis=2'],
  ['/tinklarastis?puslapis=2&kategorija=IT', '/tinklarastis?kategorija=IT&puslapis=2'],
  ['/tinklarastis?kategorija=IT&puslapis=2', '/tinklarastis?kategorija=IT&puslapis=2'],
  ['/tinklarastis?kategorija=', '/tinklarastis'],
  ['/es-projektai?puslapis=2', '/es-projektai'],
  ['/tinklarastis?puslapis=1', '/tinklarastis'],
  ['/tinklarastis?puslapis=abc', '/tinklarastis'],
  ['/tinklarastis?puslapis=-1', '/tinklarastis'],
  ['/tinklarastis?puslapis=02', '/tinklarastis'],
])('%s is kept as %s', (target, key) => {
  expect(makePageKey(target)).toBe(key);
});

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
  `/${'a'.repeat(600)}`,
])('%s is rendered for each visitor', (target) => {
  expect(makePageKey(target)).toBeNull();
});
