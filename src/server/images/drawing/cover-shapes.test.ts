import { expect, test } from 'vitest';
import { blob, stone } from './cover-shapes.ts';

const still = () => 0.5;
const pointsOf = (d: string) =>
  d
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

test('a closed curve goes once around its place, wider than high, and without unrest is an ellipse', () => {
  const points = pointsOf(blob(still, 10, 20, 100, 0));
  expect(points).toHaveLength(72);
  expect(points[0]).toEqual([116, 20]);
  expect(points[18]).toEqual([10, 115]);
  expect(points[36]).toEqual([-96, 20]);
  expect(points[54]).toEqual([10, -75]);
});

test('with unrest it swells and shrinks around the same middle, never by more than a fifth', () => {
  const reaches = pointsOf(blob(still, 0, 0, 100)).map(([x, y]) => Math.hypot(x / 1.06, y / 0.95));
  expect(Math.min(...reaches)).toBeGreaterThan(80);
  expect(Math.max(...reaches)).toBeLessThan(120);
  expect(Math.max(...reaches) - Math.min(...reaches)).toBeGreaterThan(5);
  const middle = reaches.reduce((sum, reach) => sum + reach) / reaches.length;
  expect(middle).toBeCloseTo(100, 0);
});

test('a stone is one curve of amber with its glint within it', () => {
  expect(stone(still, 0, 0, 100)).toMatch(
    /^<path class="a" d="M[^"]+Z"\/><path class="g" d="M-62 -10q8 -44 50 -52"\/>$/,
  );
});
