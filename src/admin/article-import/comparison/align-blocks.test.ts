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

test('a paragraph that became two stands beside both', () => {
  const source = [block(300), block(420), block(500)];
  const output = [block(300), block(200), block(220), block(500)];
  expect(placesOf(source, output)).toEqual([
    [[0], [0]],
    [[1], [1, 2]],
    [[2], [3]],
  ]);
});

test('one that was added has none beside it, also where both have as many or begin alike', () => {
  const heading = block(60, 'H', ['NIS2']);
  expect(
    placesOf(
      [heading, block(300), block(500)],
      [block(310), block(520), block(200, 'L', ['2026'])],
    ),
  ).toEqual([
    [[0], []],
    [[1], [0]],
    [[2], [1]],
    [[], [2]],
  ]);
  expect(
    placesOf([block(300), block(500)], [block(60, 'P', ['2026']), block(310), block(520)]),
  ).toEqual([
    [[], [0]],
    [[0], [1]],
    [[1], [2]],
  ]);
});

test('of several it could be, a paragraph stands beside the one of its length; those after it have none', () => {
  const source = [block(300, 'P', ['1']), block(600, 'P', ['2']), block(290, 'P', ['1'])];
  expect(placesOf(source, [block(300, 'P', ['1'])])).toEqual([
    [[0], [0]],
    [[1], []],
    [[2], []],
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

test('a paragraph of other figures has none beside it rather than one with as many', () => {
  const source = [block(200, 'P', ['Cisco']), block(200, 'P', ['Proxmox'])];
  expect(placesOf(source, [block(200, 'P', ['Proxmox'])])).toEqual([
    [[0], []],
    [[1], [0]],
  ]);
  expect(placesOf(source, [block(200, 'P', ['Cisco'])])).toEqual([
    [[0], [0]],
    [[1], []],
  ]);
});

test('what is no translation by its length and kind has none beside it: 345 letters, not 346, for a heading of 100', () => {
  expect(placesOf([block(100, 'H')], [block(345)])).toEqual([[[0], [0]]]);
  expect(placesOf([block(100, 'H')], [block(346)])).toEqual([
    [[], [0]],
    [[0], []],
  ]);
});

test('a length tells nothing against half the figures in common', () => {
  const source = [block(10, 'P', ['1', '2']), block(300, 'P', ['3'])];
  const output = [block(1000, 'P', ['1']), block(300, 'H', ['3'])];
  expect(placesOf(source, output)).toEqual([
    [[0], [0]],
    [[1], [1]],
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
  const text = (count: number) => Array.from({ length: count }, () => block(300));
  expect(placesOf([...added(300), ...text(100)], text(100))[0]).toEqual([[0], []]);
  // 221 × 181, one comparison more than 400 × 100.
  const inTurn = placesOf([...added(40), ...text(181)], text(181));
  expect(inTurn[0]).toEqual([[0], [0]]);
  expect([inTurn[180], inTurn[181], inTurn.at(-1)]).toEqual([
    [[180], [180]],
    [[181], []],
    [[220], []],
  ]);
  expect(placesOf(text(181), [...added(40), ...text(181)]).slice(-40)[0]).toEqual([[], [181]]);
});

test('no text at all, and one that nothing was made of', () => {
  expect(placesOf([], [])).toEqual([]);
  expect(placesOf([block(10)], [])).toEqual([[[0], []]]);
});

test('folded, a heading goes with what it heads', () => {
  const text = [block(300), block(20, 'H'), block(400), block(20, 'H')];
  const pairs = joinHeadings(alignBlocks(text, text), text);
  expect(pairs.map(({ source, output }) => [source, output])).toEqual([
    [[0], [0]],
    [
      [1, 2],
      [1, 2],
    ],
    [[3], [3]],
  ]);
  // Also one that stands behind a paragraph in the same pair.
  const behind = [
    { source: [0], output: [0, 1] },
    { source: [1], output: [2] },
  ];
  expect(joinHeadings(behind, text)).toEqual([{ source: [0, 1], output: [0, 1, 2] }]);
});
