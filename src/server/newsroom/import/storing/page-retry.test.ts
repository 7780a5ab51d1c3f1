import { describe, expect, it, test } from 'vitest';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import type { PageFault } from '../pages/page-reading.ts';
import { firstPageRetry, nextPageRetry } from './page-retry.ts';

const SILENT: PageFault = { retryAfterMs: null };
const NOW = new Date('2026-11-20T10:00:00Z');

/** In how long the page is asked again; null for never. */
function pauseOf(fault: PageFault, failed: number, age = 0): number | null {
  const importedAt = new Date(NOW.getTime() - age);
  const { page_retry_at } = nextPageRetry(fault, { failed, importedAt }, NOW);
  return page_retry_at && page_retry_at.getTime() - NOW.getTime();
}

describe('a page that did not answer', () => {
  it.each([
    [0, minutes(15)],
    [1, hours(1)],
    [2, hours(4)],
    [3, hours(12)],
    [4, hours(24)],
    [5, null],
  ])('after %i failed tries is asked again in %s ms', (failed, pause) => {
    expect(pauseOf(SILENT, failed)).toBe(pause);
  });

  it.each([
    ['earlier than its pause', minutes(1), minutes(15)],
    ['later than its pause', hours(3), hours(3)],
    ['in a week', days(7), days(7)],
    ['in more than a week', days(30), days(7)],
  ])('is asked when its server wants it, no later than in a week: %s', (_what, wanted, pause) => {
    expect(pauseOf({ retryAfterMs: wanted }, 0)).toBe(pause);
  });

  it('is given up two days after its import', () => {
    expect(pauseOf(SILENT, 0, days(2) - 1)).toBe(minutes(15));
    expect(pauseOf(SILENT, 0, days(2))).toBeNull();
  });

  it('and was not asked at all has not failed: its try does not count', () => {
    const tries = { failed: 1, importedAt: NOW };
    expect(nextPageRetry({ ...SILENT, isUnasked: true }, tries, NOW).page_tries).toBe(1);
    expect(nextPageRetry(SILENT, tries, NOW).page_tries).toBe(2);
    expect(pauseOf({ ...SILENT, isUnasked: true }, 0)).toBe(minutes(15));
    expect(pauseOf({ ...SILENT, isUnasked: true }, 2)).toBe(hours(1));
  });

  it('is asked together with those that failed within the same five minutes', () => {
    const at = (time: string) => new Date(`2026-11-20T${time}Z`);
    const tries = { failed: 0, importedAt: NOW };
    for (const time of ['10:00:01', '10:02:00', '10:05:00'])
      expect(nextPageRetry(SILENT, tries, at(time)).page_retry_at, time).toEqual(at('10:20:00'));
  });
});

test.each([
  ['interstitial', 3],
  ['empty', 3],
  ['unreadable', 2],
] as const)('a page that is %s is asked %i times', (lost, times) => {
  expect(pauseOf({ ...SILENT, lost }, times - 2)).not.toBeNull();
  expect(pauseOf({ ...SILENT, lost }, times - 1)).toBeNull();
});

test('of a source that allows no more than excerpts no page is asked again', () => {
  expect(firstPageRetry({ pageFault: SILENT }, 'licensed', NOW)).toEqual({
    page_retry_at: new Date(NOW.getTime() + minutes(15)),
    page_tries: 1,
  });
  const never = { page_retry_at: null, page_tries: 0 };
  expect(firstPageRetry({ pageFault: SILENT }, 'excerpt', NOW)).toEqual(never);
  expect(firstPageRetry({ pageFault: null }, 'licensed', NOW)).toEqual(never);
});
