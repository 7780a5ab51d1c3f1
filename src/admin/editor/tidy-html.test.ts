import { DOMParser, parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { listLostTags, spreadHtml, tidyHtml } from './tidy-html.ts';

beforeAll(() => {
  Object.assign(globalThis, {
    DOMParser,
    document: parseHTML('<html><body></body></html>').document,
  });
});

test.each([
  ['a plain list item has no paragraph', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  [
    'also before a list inside it',
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
  ],
  [
    'one of two paragraphs stays one',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
  ],
  [
    'so does one after a list',
    '<ul><li><ul><li>b</li></ul><p>a</p></li></ul>',
    '<ul><li><ul><li>b</li></ul><p>a</p></li></ul>',
  ],
  ['a meaning of a list of terms', '<dl><dd><p>a</p></dd></dl>', '<dl><dd>a</dd></dl>'],
  [
    'the first rows of headings are the head',
    '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'two rows of them too',
    '<table><tbody><tr><th>a</th></tr><tr><th>b</th></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
    '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead><tbody><tr><th>c</th><td>d</td></tr></tbody></table>',
  ],
  [
    'headings alone are a column of them',
    '<table><tbody><tr><th>a</th></tr><tr><th>b</th></tr></tbody></table>',
    '<table><tbody><tr><th>a</th></tr><tr><th>b</th></tr></tbody></table>',
  ],
  [
    'a first row with a word is no head',
    '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th></tr></tbody></table>',
    '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th></tr></tbody></table>',
  ],
  [
    'a head that is there stays',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th>b</th></tr><tr><td>c</td></tr></tbody></table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th>b</th></tr><tr><td>c</td></tr></tbody></table>',
  ],
  [
    'a numbered list says nothing of its look',
    '<ol type="a"><li>a</li></ol>',
    '<ol><li>a</li></ol>',
  ],
  ['no empty paragraphs at the end', '<p>a</p><p></p><p> </p>', '<p>a</p>'],
  ['others stay', '<p></p><p>a</p>', '<p></p><p>a</p>'],
  ['a paragraph with a break is not empty', '<p>a</p><p><br></p>', '<p>a</p><p><br></p>'],
  ['an article without content is empty', '<p></p>', ''],
])('%s', (_, html, tidy) => {
  expect(tidyHtml(html)).toBe(tidy);
});

test('each block stands on a line of its own', () => {
  expect(spreadHtml('<ul><li>a</li><li>b</li></ul><pre>c</pre><p>d</p>')).toBe(
    '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<pre>c</pre>\n<p>d</p>',
  );
});

test('tags that became fewer are lost, but for those that come and go', () => {
  expect(listLostTags('<p>a</p><mark>b</mark><mark>c</mark>', '<mark>b</mark>')).toEqual(['mark']);
  expect(listLostTags('<mark>a</mark>', '<mark>a</mark><mark>b</mark>')).toEqual([]);
  expect(listLostTags('<p>a<br></p>', 'a')).toEqual([]);
});

test.each([
  ['<p><abbr>a</abbr></p>', '<p>a</p>', ['abbr']],
  ['<p><q>a</q> <q>b</q></p>', '<p><q>a</q> b</p>', ['q']],
  ['<p><q>a</q></p>', '<blockquote><p><q>a</q></p></blockquote>', []],
  ['<p>a<br>b</p><p>c</p>', '<p>a b c</p>', []],
])('of %s to %s is lost: %j', (before, after, tags) => {
  expect(listLostTags(before, after)).toEqual(tags);
});
