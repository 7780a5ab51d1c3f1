import { expect, test } from 'vitest';
import { resolveUrl } from './resolve-url.ts';

const BASE = 'https://a.test/kelias/';
const long = (length: number) => `https://a.test/${'ą'.repeat((length - 15) / 6)}`;

test.each([
  ['a path', 'b', 'https://a.test/kelias/b'],
  ['an address', ' http://b.test/c ', 'http://b.test/c'],
  ['nothing', ' ', null],
  ['a script', 'javascript:alert(1)', null],
  ['what is no address', 'http://', null],
  ['the longest', long(1995), `https://a.test/${'%C4%85'.repeat(330)}`],
  ['one longer when it is written out', long(2001), null],
])('%s of a document as a web address', (_, value, url) => {
  expect(resolveUrl(value, BASE)).toBe(url);
});
