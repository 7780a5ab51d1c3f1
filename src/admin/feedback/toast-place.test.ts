import { expect, it } from 'vitest';
import { type Box, placeToasts, weighCovered } from './toast-place.ts';

const TOASTS = { width: 440, height: 80 };
const WINDOW = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number, weight = 1) => ({
  ...({ left, top, width, height } satisfies Box),
  weight,
});

it('stands at the bottom right while nothing is there that can be used', () => {
  expect(placeToasts(TOASTS, WINDOW, [box(20, 860, 100, 30)])).toEqual({ left: 984, top: 804 });
});

it('moves along the bottom, then up, to where it covers nothing', () => {
  const rightSwitch = box(1380, 820, 40, 24);
  expect(placeToasts(TOASTS, WINDOW, [rightSwitch])).toEqual({ left: 492, top: 804 });
  const bar = box(0, 840, 1440, 60);
  const { top } = placeToasts(TOASTS, WINDOW, [bar]);
  expect(top + TOASTS.height).toBeLessThanOrEqual(840);
  // Up to the window's edge.
  const low = { width: 1440, height: 128 };
  expect(placeToasts(TOASTS, low, [box(0, 80, 1440, 48)])).toEqual({ left: 984, top: 0 });
  // Of places that cover as much, the nearest to the corner.
  const everywhere = box(0, 0, 1440, 900);
  expect(placeToasts(TOASTS, WINDOW, [everywhere])).toEqual({ left: 984, top: 804 });
});

it('in a window full of buttons it covers the head, not what is in the content', () => {
  const rows = Array.from({ length: 20 }, (_, row) => box(0, 60 + row * 42, 1440, 40));
  const head = box(0, 0, 1440, 50, 0.1);
  const narrow = { width: 440, height: 48 };
  expect(placeToasts(narrow, WINDOW, [...rows, head]).top).toBeLessThan(20);
});

it('covers nothing that it only touches', () => {
  const toast = box(100, 100, 50, 50);
  for (const beside of [
    box(150, 100, 10, 10),
    box(90, 100, 10, 10),
    box(100, 150, 10, 10),
    box(100, 90, 10, 10),
  ])
    expect(weighCovered(toast, [beside]), JSON.stringify(beside)).toBe(0);
  expect(weighCovered(toast, [box(149, 149, 10, 10, 2), box(91, 91, 10, 10, 3)])).toBe(5);
});

it('stands in the corner of a window that is smaller than it', () => {
  expect(placeToasts(TOASTS, { width: 300, height: 60 }, [])).toEqual({ left: 0, top: 0 });
});
