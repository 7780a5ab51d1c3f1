import type pg from 'pg';
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

test('connections are busy, idle or waited for, and jobs fail by kind or not at all', async () => {
  const main = { totalCount: 5, idleCount: 2, waitingCount: 1 } as pg.Pool;
  const meter = createMeter({ main });
  meter.countJob('back-up');
  meter.countJob('back-up', 'no-room');
  meter.countCached('/pagalba', 200);
  meter.countCached('/pagalba', 200);
  meter.observeRendering(40);
  const lines = (await meter.registry.metrics()).split('\n');
  expect(lines.filter((line) => /^website_(?!page_render_seconds_bucket)/.test(line))).toEqual([
    'website_http_requests_total{route="/pagalba",status="200"} 2',
    'website_page_cache_hits_total 2',
    'website_page_render_seconds_sum 0.04',
    'website_page_render_seconds_count 1',
    'website_job_attempts_total{queue="back-up",failure=""} 1',
    'website_job_attempts_total{queue="back-up",failure="no-room"} 1',
    'website_database_pool_connections{pool="main",state="busy"} 3',
    'website_database_pool_connections{pool="main",state="idle"} 2',
    'website_database_pool_connections{pool="main",state="waiting"} 1',
  ]);
});
