import { tokenize } from 'css-tree/tokenizer';
import { expect, test } from 'vitest';
import { isInvisible, isSameColour, readColour } from './css-colours.ts';
import { type CssValue, readCssValue } from './css-values.ts';

const parse = (text: string): CssValue | undefined => {
  const tokens: { type: number; text: string }[] = [];
  tokenize(text, (type, start, end) => tokens.push({ type, text: text.slice(start, end) }));
  return readCssValue(tokens as never)?.[0];
};
const read = (text: string) => {
  const colour = readColour(parse(text));
  return typeof colour === 'string' || colour === null ? colour : colour.map(Math.round).join(' ');
};

test.each([
  ['white', '255 255 255'],
  ['black', '0 0 0'],
  ['rebeccapurple', 'rebeccapurple'],
  ['inherit', null],
  ['#123', '17 34 51'],
  ['#1234', '17 34 51'],
  ['#102030', '16 32 48'],
  ['#10203080', '16 32 48'],
  ['#1020300c', 'transparent'],
  ['#1020300d', '16 32 48'],
  ['#1230', 'transparent'],
  ['#12', null],
  ['#12345', null],
  ['rgb(1, 2, 3)', '1 2 3'],
  ['rgb(1 2 3 / 4%)', 'transparent'],
  ['rgb(1 2 3 / 5%)', '1 2 3'],
  ['rgba(1, 2, 3, 0.04)', 'transparent'],
  ['rgb(100% 20% none)', '255 51 0'],
  ['rgb(1 2)', null],
  ['rgb(1 2 x)', null],
  ['hsl(0 100% 50%)', '255 0 0'],
  ['hsl(60 100% 50%)', '255 255 0'],
  ['hsl(120 100% 25%)', '0 128 0'],
  ['hsl(210 50% 40%)', '51 102 153'],
  ['hsl(330 60% 80%)', '235 173 204'],
  ['hsla(0, 100%, 50%, 0.04)', 'transparent'],
  ['lab(50% 0 0)', null],
  ['1px', null],
])('the colour %s is %s', (text, colour) => {
  expect(read(text)).toBe(colour);
});

test('no reader tells colours apart that differ by five of 255 in each of the three', () => {
  expect(isSameColour([10, 10, 10], [15, 5, 15])).toBe(true);
  for (const at of [0, 1, 2])
    expect(isSameColour([10, 10, 10], [10, 10, 10].with(at, 16) as never)).toBe(false);
  expect(isSameColour('teal', 'teal')).toBe(true);
  expect(isSameColour('teal', 'navy')).toBe(false);
  expect(isSameColour('white', [255, 255, 255])).toBe(false);
});

test('less than a twentieth of an opacity is not seen', () => {
  expect([0, 0.049, 0.05, 1].map(isInvisible)).toEqual([true, true, false, false]);
});
