import { expect, test } from 'vitest';
import { alignSentences, type Recognised } from './align-sentences.ts';

const sentence = (length: number, ...anchors: string[]): Recognised => ({
  length,
  anchors: new Set(anchors),
});
/** „0 1 | 0“: the first two of the source stand for the first of the output. */
const align = (source: Recognised[], output: Recognised[]) =>
  alignSentences(source, output).map(({ source: [from, to], output: [start, end] }) => {
    const places = (first: number, last: number) =>
      Array.from({ length: last - first }, (_, at) => first + at).join(' ');
    return `${places(from, to)} | ${places(start, end)}`;
  });

test('sentences of a like length stand for each other one by one', () => {
  const text = [sentence(80), sentence(40), sentence(120)];
  expect(align(text, text)).toEqual(['0 | 0', '1 | 1', '2 | 2']);
  const longer = text.map(({ length }) => sentence(length * 1.3));
  expect(align(text, longer)).toEqual(['0 | 0', '1 | 1', '2 | 2']);
});

test('one that was parted stands for both parts, two that were joined for one', () => {
  const whole = [sentence(60), sentence(200), sentence(60)];
  const parted = [sentence(60), sentence(110), sentence(90), sentence(60)];
  expect(align(whole, parted)).toEqual(['0 | 0', '1 | 1 2', '2 | 3']);
  expect(align(parted, whole)).toEqual(['0 | 0', '1 2 | 1', '3 | 2']);
});

const around = Array.from({ length: 8 }, (_, at) => sentence(100, `n${at}`));
/** What it says of the sentences in the middle, between eight that are alike in both texts. */
const alignBetween = (source: Recognised[], output: Recognised[]) =>
  align([...around, ...source, ...around], [...around, ...output, ...around]).slice(8, -8);

test('one that was left out has none, and one that was added', () => {
  expect(alignBetween([sentence(200)], [])).toEqual(['8 | ']);
  expect(alignBetween([], [sentence(200)])).toEqual([' | 8']);
});

test('figures and names tell where lengths do not', () => {
  const three = [sentence(100, '1', 'Cisco'), sentence(100, '2'), sentence(100, '3')];
  expect(alignBetween(three, three.slice(1))).toEqual(['8 | ', '9 | 8', '10 | 9']);
  expect(alignBetween(three, three.slice(0, 2))).toEqual(['8 | 8', '9 | 9', '10 | ']);
  expect(alignBetween(three.slice(1), three)).toEqual([' | 8', '8 | 9', '9 | 10']);
});

test('two that were made into two others stand together', () => {
  const source = [sentence(60, '1'), sentence(160, '2', '3'), sentence(60, '4')];
  const output = [sentence(160, '1', '3'), sentence(60, '2'), sentence(60, '4')];
  expect(align(source, output)).toEqual(['0 1 | 0 1', '2 | 2']);
});

test('a text without sentences stands for nothing', () => {
  expect(align([], [])).toEqual([]);
  expect(align([sentence(10)], [])).toEqual(['0 | ']);
  expect(align([], [sentence(10)])).toEqual([' | 0']);
});

test('of a long text every sentence has its place, in order', () => {
  const long = Array.from({ length: 300 }, (_, at) => sentence(40 + ((at * 37) % 90), String(at)));
  expect(align(long, long)).toEqual(long.map((_, at) => `${at} | ${at}`));
});
