import { type Interval, intervalLength } from '../../../domain/time/intervals.ts';

/** The automatic import's own settings. */
interface ImportSchedule {
  isEnabled: boolean;
  interval: Interval;
  dueAt: Date | null;
}

/**
 * When a source is read next by itself: at the import's first due time that is not before the hour a failing
 * source has to wait for. Null when nothing is planned, because the source or the import is switched off.
 */
export function findNextCheck(
  source: { is_active: boolean; next_check_at: Date | null },
  { isEnabled, interval, dueAt }: ImportSchedule,
  now: Date,
): Date | null {
  if (!source.is_active || !isEnabled) return null;
  const first = dueAt && dueAt > now ? dueAt : now;
  const rest = source.next_check_at ? source.next_check_at.getTime() - first.getTime() : 0;
  const step = intervalLength(interval);
  return new Date(first.getTime() + Math.max(0, Math.ceil(rest / step)) * step);
}
