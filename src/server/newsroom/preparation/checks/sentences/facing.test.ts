import { expect, test } from 'vitest';
import { distance, isFacing } from './facing.ts';
import type { Pairing } from './passage.ts';

/** Two passages of which only the lengths count. */
const pairing = (source: number, output: number) =>
  ({ source: { text: 'o'.repeat(source) }, output: { text: 'o'.repeat(output) } }) as Pairing;

test.each([
  ['three tenths of a long passage', 200, 60],
  ['forty letters of a short one', 100, 40],
  ['whichever is more', 134, 40.2],
])('words face each other up to %s apart', (_, length, reach) => {
  const [near, far] = [Math.floor(reach), Math.floor(reach) + 1];
  for (const [there, here] of [
    [near, 0],
    [length - near, length],
  ] as const)
    expect(isFacing(pairing(length, length), there, here)).toBe(true);
  expect(isFacing(pairing(length, length), far, 0)).toBe(false);
  expect(isFacing(pairing(length, length), length - far, length)).toBe(false);
});

test('where the lengths differ, a place is looked for at the same share of the other passage', () => {
  expect(distance(pairing(400, 200), 100, 50)).toBe(0);
  expect(distance(pairing(400, 200), 220, 50)).toBe(1);
  expect(distance(pairing(100, 200), 45, 50)).toBe(0.5);
});
