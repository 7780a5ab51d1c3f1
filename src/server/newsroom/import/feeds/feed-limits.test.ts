import { expect, test } from 'vitest';
import { isFeedTooComplex } from './feed-limits.ts';

const deep = (count: number, tag = '<a>') => tag.repeat(count);
const leftOpen = (count: number) => `<item>${deep(count, '<p>')}</item>`;

test.each([
  ['what two hundred and fifty-six elements hold', deep(256), false],
  ['what one more holds', deep(257), true],
  ['of any name', deep(257, '<_z:Z-1 a="b">'), true],
  ['of the last letter', deep(257, '<Z>'), true],
  ['items within items', deep(257, '<item>'), true],
  ['elements side by side', deep(300, '<a></a>'), false],
  ['elements that close themselves', deep(300, '<a/>'), false],
  ['what is never closed', deep(300, '<br>'), false],
  ['an element in the place of a closed one', `${deep(256)}</a><a>`, false],
  ['two in the place of one', `${deep(256)}</a><a><a>`, true],
  ['an end without a beginning', `</b>${deep(256)}`, false],
  ['an item’s end without its beginning', `</item>${deep(256)}`, false],
  ['ends without a beginning', `${deep(9, '</b>')}${deep(257)}`, true],
  ['two elements behind an item', `${deep(254)}<item><p></item><a><a>`, false],
  ['three behind an item', `${deep(254)}<item><p></item><a><a><a>`, true],
  ['brackets before a tag', deep(257, '<<a>'), true],
  ['a declaration', deep(300, '<!a>'), false],
  ['what a comment says', `<!--->${deep(300)}-->`, false],
  ['what many comments say', deep(300, '<!--<a>-->'), false],
  ['what an instruction says', `<?a ${deep(300)}?>`, false],
  ['what a text quotes', `<![CDATA[${deep(300)}]]>`, false],
  ['what follows all of them', `<!-- --><?a?><![CDATA[]]>${deep(257)}`, true],
  ['a comment without an end', `<!--${deep(300)}`, false],
  ['a tag without an end', '<rss><channel><item><title>cut o<b', false],
  ['brackets alone', '<'.repeat(100_000), false],
])('a feed that nests deeper than any is not given to the parsers: %s', (_, xml, isTooComplex) => {
  expect(isFeedTooComplex(xml)).toBe(isTooComplex);
});

test.each([
  ['five thousand', `<rss>${leftOpen(200).repeat(25)}${leftOpen(0)}`, false],
  ['one more', `<rss>${leftOpen(200).repeat(25)}${leftOpen(1)}`, true],
  ['none, in many items', `<rss>${leftOpen(0).repeat(5001)}`, false],
  ['none, where more is closed', `<rss>${'<item></p></p></item>'.repeat(5001)}`, false],
])('nor one whose items leave much open: %s', (_, xml, isTooComplex) => {
  expect(isFeedTooComplex(xml)).toBe(isTooComplex);
});

test.each([
  ['two hundred thousand', '<b></b>'.repeat(200_000), false],
  ['one more', `${'<b/>'.repeat(200_000)}<b/>`, true],
])('nor one of more elements than any has: %s', (_, xml, isTooComplex) => {
  expect(isFeedTooComplex(xml)).toBe(isTooComplex);
});
