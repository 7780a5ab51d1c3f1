import { expect, test } from 'vitest';
import { hasEndlessTag } from './endless-tags.ts';

const attributes = (count: number, value = `"${'x'.repeat(20)}"`) => ` a=${value}`.repeat(count);

test.each([
  ['a thousand attributes', `<rss${attributes(1000)}>`, false],
  ['more than a thousand', `<rss${attributes(1001)}>`, true],
  ['in single quotes', `<rss${attributes(1001, `'${'x'.repeat(20)}'`)}>`, true],
  ['after a space', `<rss${attributes(1001, ` ${'x'.repeat(20)}`)}>`, true],
  ['signs in an address', `<a href="${'?a=x'.repeat(6000)}">`, false],
  ['more, within what a person may write', `<rss${attributes(1001, '"x"')}>`, false],
  ['such behind much else', `${'x'.repeat(20_000)}<rss${attributes(1001, '"x"')}>`, false],
  ['twenty thousand characters', `<a${' b="'.repeat(1001).padEnd(19_998)}>`, false],
  ['one character more', `<a${' b="'.repeat(1001).padEnd(19_999)}>`, true],
  ['a tag that does not end', `<rss${attributes(1001)}`, true],
  ['of the last letter', `<z${attributes(1001)}>`, true],
  ['of a capital', `<A${attributes(1001)}>`, true],
  ['a comment', `<!--${attributes(1001)}-->`, false],
  ['a sign before the letters', `<\`${attributes(1001)}>`, false],
  ['a sign after the letters', `<{${attributes(1001)}>`, false],
  ['two tags with half each', `<a${attributes(600)}><b${attributes(600)}>`, false],
  ['the second of two', `<a></a><b${attributes(1001)}>`, true],
  ['one behind a bare bracket', `<<rss${attributes(1001)}>`, true],
  ['a text without tags', attributes(1001), false],
])('an element with more attributes than anybody writes: %s', (_, xml, isEndless) => {
  expect(hasEndlessTag(xml)).toBe(isEndless);
});
