import { expect, test } from 'vitest';
import { blob, box, stone, writing } from './cover-shapes.ts';

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

test('of three waves each swells by what is drawn for it, and less the more of them there are', () => {
  const drawn = [0, 0.1, 0.4, 0.2, 0.9, 0.3];
  const next = [...drawn];
  const points = pointsOf(blob(() => next.shift() ?? 0, 0, 0, 1000, 0.1));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = drawn;
  for (const at of [0, 7, 30, 71]) {
    const angle = (at / 72) * 2 * Math.PI;
    const reach =
      1 +
      0.1 * (0.5 + a) * Math.sin(2 * angle + 7 * b) * Math.SQRT1_2 +
      ((0.1 * (0.5 + c)) / Math.sqrt(3)) * Math.sin(3 * angle + 7 * d) +
      ((0.1 * (0.5 + e)) / Math.sqrt(5)) * Math.sin(5 * angle + 7 * f);
    expect(points[at]?.[0]).toBeCloseTo(1060 * reach * Math.cos(angle), 0);
    expect(points[at]?.[1]).toBeCloseTo(950 * reach * Math.sin(angle), 0);
  }
});

test('lines of writing stand below each other, corners are round by themselves', () => {
  expect(writing(10, 20, [30, 40])).toBe(
    '<path class="t" d="M10 20h30"/><path class="t" d="M10 60h40"/>',
  );
  expect(box(1, 2, 3, 4)).toBe('<rect class="p" x="1" y="2" width="3" height="4" rx="12"/>');
});

test('a stone is one curve of amber with its glint within it', () => {
  expect(stone(still, 0, 0, 100)).toMatch(
    /^<path class="a" d="M[^"]+Z"\/><path class="g" d="M-62 -10q8 -44 50 -52"\/>$/,
  );
});
