import { DOMParser } from 'linkedom';
import { beforeAll, expect, it } from 'vitest';
import { compareBlocks, joinHunks } from './merge-blocks.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

const mine = '<p>Bendra</p><p>Mano antra</p><p>Trečia</p><p>Mano pabaiga</p>';
const theirs = '<p>Bendra</p>\n<p>Kito antra</p><p>Trečia</p><p>Kito tarpas</p>';

const base = '<p>Bendra</p><p>Antra</p><p>Trečia</p><p>Pabaiga</p>';

it('finds what two texts share and where they part', () => {
  for (const from of [base, null])
    expect(compareBlocks(mine, theirs, from)).toEqual([
      { kind: 'same', html: '<p>Bendra</p>', count: 1 },
      {
        kind: 'different',
        mine: '<p>Mano antra</p>',
        theirs: '<p>Kito antra</p>',
        first: 'both',
      },
      { kind: 'same', html: '<p>Trečia</p>', count: 1 },
      {
        kind: 'different',
        mine: '<p>Mano pabaiga</p>',
        theirs: '<p>Kito tarpas</p>',
        first: 'both',
      },
    ]);
});

it('joins the chosen sides, both where both have written and nothing was chosen', () => {
  const hunks = compareBlocks(mine, theirs, base);
  expect(joinHunks(hunks, { 1: 'theirs', 3: 'mine' })).toBe(
    '<p>Bendra</p>\n<p>Kito antra</p>\n<p>Trečia</p>\n<p>Mano pabaiga</p>',
  );
  expect(joinHunks(hunks, {})).toBe(
    '<p>Bendra</p>\n<p>Kito antra</p>\n<p>Mano antra</p>\n<p>Trečia</p>\n<p>Kito tarpas</p>\n<p>Mano pabaiga</p>',
  );
});

const p = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('');
const joined = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('\n');

it.each([
  ['the other alone has added', p('A'), p('A', 'B'), joined('A', 'B')],
  ['I alone have added', p('A', 'B'), p('A'), joined('A', 'B')],
])('without what both began from takes what %s', (_who, own, other, first) => {
  expect(joinHunks(compareBlocks(own, other, null), {})).toBe(first);
});

it.each([
  ['neighbours, one changed by each', ['a', 'B'], ['A', 'b'], ['a', 'b']],
  ['what only the other has changed', ['A', 'B'], ['A', 'b'], ['A', 'b']],
  ['what only the other has put in', ['A', 'B'], ['A', 'x', 'B'], ['A', 'x', 'B']],
  ['what is put in beside a change', ['a', 'B'], ['x', 'A', 'B'], ['x', 'a', 'B']],
  ['what both have put in at one place', ['A', 'y', 'B'], ['A', 'x', 'B'], ['A', 'x', 'y', 'B']],
  [
    'what both have put in, and one went on',
    ['A', 'B', 'x', 'y'],
    ['A', 'B', 'x', 'z'],
    ['A', 'B', 'x', 'z', 'y'],
  ],
  ['what both have taken out', ['B'], ['B'], ['B']],
  ['what both have changed alike', ['A', 'b'], ['A', 'b'], ['A', 'b']],
  ['what I have taken out', ['A'], ['A', 'B'], ['A']],
  ['what the other has taken out', ['A', 'B'], ['A'], ['A', 'B']],
  ['what I have taken out and the other changed', ['A'], ['A', 'b'], ['A', 'b']],
  ['one paragraph made two beside one changed', ['A', 'B'], ['A1', 'A2', 'b'], ['A1', 'A2', 'b']],
])('offers first, by what both began from: %s', (_what, own, other, first) => {
  const hunks = compareBlocks(p(...own), p(...other), p('A', 'B'));
  expect(joinHunks(hunks, {})).toBe(joined(...first));
});

it('does not double what both wrote where nothing was before', () => {
  expect(joinHunks(compareBlocks(p('1', '2'), p('1', '2', '3'), ''), {})).toBe(
    joined('1', '2', '3'),
  );
});

it('counts as one what is the same, also where both have changed it', () => {
  expect(compareBlocks(p('A', 'b', 'C'), p('A', 'b', 'C'), p('A', 'B', 'C'))).toEqual([
    { kind: 'same', html: joined('A', 'b', 'C'), count: 3 },
  ]);
});

it('lets one choose against what is offered', () => {
  const hunks = compareBlocks(p('a', 'B'), p('A', 'b'), p('A', 'B'));
  expect(joinHunks(hunks, { 0: 'theirs', 1: 'mine' })).toBe(joined('A', 'B'));
});

it('does not take another way of writing the same for a difference', () => {
  expect(compareBlocks('<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>', null)).toEqual([
    { kind: 'same', html: '<ul><li>a</li></ul>', count: 1 },
  ]);
});
