import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeBlock, splitBlocks } from './split-blocks.ts';

beforeEach(() => {
  const { document, HTMLElement, Node } = parseHTML('<!doctype html><html><body></body></html>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLElement', HTMLElement);
  vi.stubGlobal('Node', Node);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const split = (html: string) =>
  splitBlocks(html).map((block) => `${block.localName}: ${block.textContent?.trim()}`);

test.each([
  ['blocks as they stand', '<h2>A</h2><p>b</p><ul><li>c</li></ul>', ['h2: A', 'p: b', 'ul: c']],
  ['loose words are a paragraph', 'a <b>b</b> c<p>d</p> e', ['p: a b c', 'p: d', 'p: e']],
  ['space between blocks is nothing', '<p>a</p>\n <p>b</p>', ['p: a', 'p: b']],
  ['what holds blocks is opened', '<div><section><p>a</p></section>b</div>', ['p: a', 'p: b']],
  ['what holds words alone is one', '<div>a <b>b</b></div>', ['div: a b']],
  ['an empty block is none', '<p> </p><p>a</p>', ['p: a']],
  [
    'a rule and a picture are blocks',
    '<hr><img src="/a"><p><img src="/b"></p>',
    ['hr: ', 'img: ', 'p: '],
  ],
])('%s', (_, html, blocks) => {
  expect(split(html)).toEqual(blocks);
});

test('a block is known by its length, its kind and the signs both languages write alike', () => {
  const [heading, text] = splitBlocks(
    '<h3> NIS2 </h3><p>Cisco ASA 5500 ir McAfee, Vilnius</p>',
  ).map(describeBlock);
  expect(heading).toEqual({ length: 4, kind: 'H', signs: new Set(['NIS2']) });
  expect(text).toMatchObject({ kind: 'P', signs: new Set(['ASA', '5500', 'McAfee']) });
});
