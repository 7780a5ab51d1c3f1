import { articleCount } from '../../domain/text/with-count.ts';
import type { Run } from './run-requests.ts';

/** Where those went that were not prepared, in a line under what was done; null when there are none. */
export function describeOthers({
  for_review,
  waiting,
  waiting_cause,
}: Pick<Run, 'for_review' | 'waiting' | 'waiting_cause'>): string | null {
  const others: string[] = [];
  if (for_review > 0)
    others.push(`Patikros neperėjo: ${articleCount(for_review)}, rasite prie „Peržiūrėtini“`);
  // What to do about it stands over the list of articles.
  if (waiting > 0) others.push(`Laukia: ${articleCount(waiting)}`);
  if (waiting > 0 && waiting_cause) others.push(waiting_cause);
  return others.join('. ') || null;
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
