import { hours, minutes } from './duration.ts';

/** Selectable intervals of the three automations, specification §9. */
export const INTERVALS = ['1min', '1hr', '3hr', '6hr', '12hr', '24hr'] as const;
export type Interval = (typeof INTERVALS)[number];

const LENGTH: Record<Interval, number> = {
  '1min': minutes(1),
  '1hr': hours(1),
  '3hr': hours(3),
  '6hr': hours(6),
  '12hr': hours(12),
  '24hr': hours(24),
};

/** Milliseconds. */
export const intervalLength = (interval: Interval): number => LENGTH[interval];

/**
 * When an automation runs next after a run that is due now. Steps are counted from the planned time, so a
 * late run does not push the later ones; what an outage skipped is made up by one run, not by many.
 */
export function nextDue(dueAt: Date, now: Date, interval: Interval): Date {
  const step = intervalLength(interval);
  const missed = Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / step));
  return new Date(dueAt.getTime() + (missed + 1) * step);
}

/** Whether something goes on by itself, and how often. */
export interface Schedule {
  isOn: boolean;
  interval: Interval;
}

/**
 * When it runs next once its switch or interval is changed: switched on it is due at once, switched off never, another
 * interval counts from the last run.
 * @param before null before there was any
 */
export function dueOnceChanged(
  before: (Schedule & { dueAt: Date | null }) | null,
  after: Schedule,
  now: Date,
): Date | null {
  if (!after.isOn) return null;
  if (!before?.isOn || !before.dueAt) return now;
  const shift = intervalLength(after.interval) - intervalLength(before.interval);
  if (shift === 0) return before.dueAt;
  return new Date(Math.max(now.getTime(), before.dueAt.getTime() + shift));
}
