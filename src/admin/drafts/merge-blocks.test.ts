import { DOMParser } from 'linkedom';
import { beforeAll, expect, it } from 'vitest';
import { compareBlocks, joinHunks } from './merge-blocks.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

const mine = '<p>Bendra</p><p>Mano antra</p><p>Trečia</p><p>Mano pabaiga</p>';
const theirs = '<p>Bendra</p>\n<p>Kito antra</p><p>Trečia</p><p>Kito tarpas</p>';

it('finds what two texts share and where they part', () => {
  expect(compareBlocks(mine, theirs)).toEqual([
    { kind: 'same', html: '<p>Bendra</p>', count: 1 },
    { kind: 'different', mine: '<p>Mano antra</p>', theirs: '<p>Kito antra</p>' },
    { kind: 'same', html: '<p>Trečia</p>', count: 1 },
    { kind: 'different', mine: '<p>Mano pabaiga</p>', theirs: '<p>Kito tarpas</p>' },
  ]);
});

it('joins the chosen sides, mine where nothing was chosen', () => {
  const hunks = compareBlocks(mine, theirs);
  expect(joinHunks(hunks, { 1: 'theirs', 3: 'both' })).toBe(
    '<p>Bendra</p>\n<p>Kito antra</p>\n<p>Trečia</p>\n<p>Kito tarpas</p>\n<p>Mano pabaiga</p>',
  );
  expect(joinHunks(hunks, {})).toContain('<p>Mano antra</p>');
});

it('offers what only the other side wrote, so that nothing is lost by haste', () => {
  const hunks = compareBlocks('<p>A</p>', '<p>A</p><p>Pridėta</p>');
  expect(joinHunks(hunks, {})).toBe('<p>A</p>\n<p>Pridėta</p>');
  expect(joinHunks(hunks, { 1: 'mine' })).toBe('<p>A</p>');
});

it('does not take another way of writing the same for a difference', () => {
  expect(compareBlocks('<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>')).toEqual([
    { kind: 'same', html: '<ul><li>a</li></ul>', count: 1 },
  ]);
});
