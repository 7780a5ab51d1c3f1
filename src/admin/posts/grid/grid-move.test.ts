import { expect, it } from 'vitest';
import { gridMove } from './grid-move.ts';

/** Three in a row, five cards. */
const boxes = [0, 1, 2, 3, 4].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 200,
}));

it('goes on and back by one, never past the ends', () => {
  expect(gridMove(boxes, 0, 'ArrowRight')).toBe(1);
  expect(gridMove(boxes, 0, 'j')).toBe(1);
  expect(gridMove(boxes, 4, 'ArrowRight')).toBe(4);
  expect(gridMove(boxes, 3, 'k')).toBe(2);
  expect(gridMove(boxes, 0, 'ArrowLeft')).toBe(0);
  expect([gridMove(boxes, 2, 'Home'), gridMove(boxes, 2, 'End')]).toEqual([0, 4]);
});

it('goes to the card below or above, or the nearest one where the row is short', () => {
  expect(gridMove(boxes, 1, 'ArrowDown')).toBe(4);
  expect(gridMove(boxes, 2, 'ArrowDown')).toBe(4);
  expect(gridMove(boxes, 4, 'ArrowUp')).toBe(1);
  expect(gridMove(boxes, 4, 'ArrowDown')).toBe(4);
});

it('begins with the first card when none has the focus', () => {
  expect(gridMove(boxes, -1, 'j')).toBe(0);
});
