import { formatNearMoment } from '../lists/moments.ts';
import type { Dashboard } from './dashboard.ts';

type Runs = Dashboard['automationRuns']['sourceImport'];

/** How the last run ended, where not well. */
const ENDS: Partial<Record<NonNullable<Runs['last']>['status'], string>> = {
  failed: 'klaida',
  partial: 'ne viskas pavyko',
};

/** When an automation ran last and when it runs next, in a line. */
export function describeRuns({ last, next }: Runs, now: Date = new Date()): string {
  if (!last) return next ? `Kitas kartas ${describeNext(next, now)}` : 'Dar nevykdyta';
  const end = last.is_stopped ? 'sustabdyta' : ENDS[last.status];
  const ran = `Vykdyta ${formatNearMoment(last.at, now)}${end ? ` (${end})` : ''}`;
  return next ? `${ran}, kitas kartas ${describeNext(next, now)}` : ran;
}

const describeNext = (next: string, now: Date): string =>
  Date.parse(next) <= now.getTime() ? 'netrukus' : formatNearMoment(next, now);
