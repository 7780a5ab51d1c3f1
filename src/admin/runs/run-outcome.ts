import type { Run } from './run-requests.ts';

/** The server's words for a run that a person stopped; it counts as failed there. */
const STOPPED = 'Sustabdė administratorius';

/** How a run ended, for the toast: 'stopped' keeps what was done until then. */
export function outcomeOf(run: Run): 'success' | 'stopped' | 'failed' {
  if (run.error_message?.startsWith(STOPPED)) return 'stopped';
  const isFailed = run.status === 'failed' || (run.total > 0 && run.failed === run.total);
  return isFailed ? 'failed' : 'success';
}
