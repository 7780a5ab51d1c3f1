import { expect, test } from 'vitest';
import { removeEmpty } from './remove-empty.ts';

test.each([
  ['<p>a</p><p></p><p> </p>b', '<p>a</p>b'],
  ['<ul><li><strong></strong></li></ul>', ''],
  ['<p><br></p><h2>\u00a0</h2>', ''],
  ['<p><img src="/storage/a.png"></p>', '<p><img src="/storage/a.png"></p>'],
  ['<p>a<a href="https://e.test/"></a></p>', '<p>a</p>'],
  ['<table><tr><td></td></tr></table>', '<table><tr><td></td></tr></table>'],
])('%j becomes %j', (html, kept) => {
  expect(removeEmpty(html)).toBe(kept);
});
