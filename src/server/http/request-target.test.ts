import { expect, test } from 'vitest';
import { createTargetReader } from './request-target.ts';

const read = createTargetReader('https://imone.lt');

test.each([
  ['/', '/'],
  ['/pagalba', '/pagalba'],
  ['/tinklarastis?q=a/../b&puslapis=2', '/tinklarastis?q=a/../b&puslapis=2'],
  ['/pagalba?', '/pagalba'],
  ['/_astro/a.B-1.css', '/_astro/a.B-1.css'],
  ['/x/...', '/x/...'],
  ['/%61dmin', '/%61dmin'],
  ['/paslaugos\\it-pagalba', '/paslaugos/it-pagalba'],
  ['/\\evil.example/', '//evil.example/'],
  ['//evil.example/', '//evil.example/'],
  ['/a"b', '/a%22b'],
  ['https://imone.lt/pagalba?a=1', '/pagalba?a=1'],
  ['http://IMONE.lt', '/'],
  ['http://imone.lt?a=1', '/?a=1'],
])('%s is %s', (target, spelling) => {
  expect(read(target)).toBe(spelling);
  expect(read(read(target) ?? '')).toBe(spelling);
});

test.each([
  '/x/../pagalba',
  '/./pagalba',
  '/pagalba/..',
  '/pagalba/.',
  '/pagalba/../admin',
  '/x/%2e%2e/pagalba',
  '/x/.%2E/pagalba',
  '/%2e/pagalba',
  '/x\\..\\pagalba',
  '/share/x/../pagalba.png',
  '/pagalba#x',
  '/pagalba?x#y',
  'http://any/pagalba',
  'http://evil.example/',
  'http://imone.lt:8080/',
  'http://imone.lt@evil.example/',
  'https://evil.example\\@imone.lt/',
  'ftp://imone.lt/',
  'pagalba',
  '*',
  '',
])('%s is refused', (target) => {
  expect(read(target)).toBeNull();
});
