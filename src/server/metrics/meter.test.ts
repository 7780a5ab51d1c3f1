import { expect, test } from 'vitest';
import { createMeter } from './meter.ts';

test('how long pages take is known to a factor of two and a half, from five milliseconds to two and a half seconds', async () => {
  const meter = createMeter({});
  meter.observeRendering(4);
  meter.observeRendering(40);
  const text = await meter.registry.metrics();
  const buckets = [...text.matchAll(/render_seconds_bucket\{le="([\d.]+)"\} (\d+)/g)].map(
    ([, bound, pages]) => [Number(bound), Number(pages)] as const,
  );
  const bounds = buckets.map(([bound]) => bound);
  expect([bounds[0], bounds.at(-1)]).toEqual([0.005, 2.5]);
  for (const [at, bound] of bounds.slice(1).entries()) {
    const times = bound / (bounds[at] ?? 0);
    expect(times).toBeGreaterThan(1);
    expect(times).toBeLessThanOrEqual(2.5);
  }
  for (const [bound, pages] of buckets) expect(pages).toBe(bound < 0.04 ? 1 : 2);
});
