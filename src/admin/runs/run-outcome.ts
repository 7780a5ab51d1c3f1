import { articleCount } from '../../domain/text/with-count.ts';
import type { Run } from './run-requests.ts';

/** How many articles wait and for what, in a line under what was done; null when none does. */
export function describeWaiting({
  waiting,
  waiting_cause,
}: Pick<Run, 'waiting' | 'waiting_cause'>): string | null {
  if (waiting === 0) return null;
  const count = articleCount(waiting);
  // What to do about it stands over the list of articles.
  return waiting_cause ? `Laukia: ${count}. ${waiting_cause}` : `Laukia: ${count}`;
}

/** How a run ended, for the toast: 'stopped' and 'partial' keep what was done. */
export function outcomeOf(
  run: Pick<Run, 'status' | 'total' | 'failed' | 'is_stopped'>,
): 'success' | 'partial' | 'stopped' | 'failed' {
  if (run.is_stopped) return 'stopped';
  const isFailed = run.status === 'failed' || (run.total > 0 && run.failed === run.total);
  if (isFailed) return 'failed';
  return run.failed > 0 ? 'partial' : 'success';
}
