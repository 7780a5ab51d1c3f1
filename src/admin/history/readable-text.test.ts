import { DOMParser } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

test.each([
  ['blocks stand in lines of their own', '<p>a</p><p>b</p>', 'a\nb'],
  ['spaces are as a reader sees them', '<p> a\n  b </p><p> </p>', 'a b'],
  ['text between blocks is a line', 'x<p>a</p>y<p>b</p>z', 'x\na\ny\nb\nz'],
  [
    'headings, quotations and captions are marked',
    '<h2>A</h2><h3>B</h3><h4>C</h4><blockquote>b</blockquote>',
    '[antraštė] A\n[mažesnė antraštė] B\n[mažiausia antraštė] C\n> b',
  ],
  ['items are marked', '<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
  [
    'items that are counted have their numbers',
    '<ol><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ol><ol start="3"><li>d</li></ol>',
    '1. a\n2. b\n• c\n3. d',
  ],
  [
    'a paragraph that begins an item or a quotation is its line',
    '<ul><li><p>a</p></li></ul>',
    '• a',
  ],
  [
    'emphasis is written out',
    '<p><strong>a</strong> <em>b</em> <code>c</code> <s>d</s></p>',
    '**a** _b_ `c` ~~d~~',
  ],
  ['a link says where it leads', '<p><a href="/x">a</a></p>', 'a (/x)'],
  [
    'a picture says what it shows and where it is',
    '<p>a<img src="/a.webp" alt="Ona">b</p>',
    'a [nuotrauka: Ona /a.webp] b',
  ],
  ['a break ends the line', '<p>a<br>b</p>', 'a\nb'],
  ['a rule is a line', '<p>a</p><hr><p>b</p>', 'a\n———\nb'],
  [
    'cells stand side by side',
    '<table><tr><th>a</th><td>b</td></tr><tr><td><p>c</p></td><td> </td></tr><tr><td></td><td><ul><li>d</li></ul></td></tr></table>',
    'a | b\nc | [tuščia]\n[tuščia] |\n• d',
  ],
])('%s', (_, html, text) => {
  expect(readableText(html)).toBe(text);
});
