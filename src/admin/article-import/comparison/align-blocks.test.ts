import { expect, test } from 'vitest';
import { alignBlocks, type Block, joinHeadings } from './align-blocks.ts';

const block = (length: number, kind = 'P', signs: string[] = []): Block => ({
  length,
  kind,
  signs: new Set(signs),
});
const placesOf = (...texts: Parameters<typeof alignBlocks>) =>
  alignBlocks(...texts).map(({ source, output }) => [source, output]);

test('texts of the same shape stand side by side one by one, whatever their lengths', () => {
  const source = [block(20, 'H'), block(400), block(90, 'L')];
  const output = [block(60, 'H'), block(100), block(300, 'L')];
  expect(placesOf(source, output)).toEqual([
    [[0], [0]],
    [[1], [1]],
    [[2], [2]],
  ]);
});

test('a paragraph that was left out has none beside it, and those after it have their own', () => {
  const source = [block(300), block(60, 'P', ['42']), block(500), block(120)];
  const output = [block(310), block(520), block(125)];
  expect(placesOf(source, output)).toEqual([
    [[0], [0]],
    [[1], []],
    [[2], [1]],
    [[3], [2]],
  ]);
});

test('two paragraphs that became one stand beside it together', () => {
  const source = [block(300), block(200), block(220), block(500)];
  const output = [block(300), block(420), block(500)];
  expect(placesOf(source, output)).toEqual([
    [[0], [0]],
    [[1, 2], [1]],
    [[3], [2]],
  ]);
});

test('figures and names that both have bring paragraphs together where lengths do not tell', () => {
  const source = [block(200, 'P', ['2019', 'Cisco']), block(200, 'P', ['Proxmox']), block(200)];
  const output = [block(200, 'P', ['Proxmox']), block(200)];
  expect(placesOf(source, output)).toEqual([
    [[0], []],
    [[1], [0]],
    [[2], [1]],
  ]);
});

test('a heading stands beside a heading, also where a paragraph is as long', () => {
  const source = [block(40, 'H'), block(40), block(40, 'H'), block(300)];
  const output = [block(40), block(40, 'H'), block(300)];
  expect(placesOf(source, output)).toEqual([
    [[0], []],
    [[1], [0]],
    [[2], [1]],
    [[3], [2]],
  ]);
});

test('texts of so many paragraphs that their comparison takes long stand side by side in turn', () => {
  const added = (count: number) => Array.from({ length: count }, () => block(5));
  const text = Array.from({ length: 100 }, () => block(300));
  expect(placesOf([...added(300), ...text], text)[0]).toEqual([[0], []]);
  const inTurn = placesOf([...added(301), ...text], text);
  expect(inTurn[0]).toEqual([[0], [0]]);
  expect(inTurn.at(-1)).toEqual([[400], []]);
  expect(placesOf(text, [...added(301), ...text]).at(-1)).toEqual([[], [400]]);
});

test('no text at all, and one that nothing was made of', () => {
  expect(placesOf([], [])).toEqual([]);
  expect(placesOf([block(10)], [])).toEqual([[[0], []]]);
});

test('folded, a heading goes with what it heads', () => {
  const text = [block(300), block(20, 'H'), block(400), block(20, 'H')];
  const pairs = joinHeadings(alignBlocks(text, text), text);
  expect(pairs.map(({ output }) => output)).toEqual([[0], [1, 2], [3]]);
});
