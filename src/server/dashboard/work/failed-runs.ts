import { type LastRun, lastRuns } from '../../newsroom/automation/last-runs.ts';
import type { WorkRule } from './work-rule.ts';

/** Functions whose last run failed whole; one that a person stopped has not, and a better one since makes up for it. */
export const failedRuns: WorkRule<LastRun[]> = {
  read: lastRuns,
  toLines: (runs) => {
    const failed = runs.filter(({ status, is_stopped }) => status === 'failed' && !is_stopped);
    if (failed.length === 0) return [];
    const shown = failed.map(({ id, action, at, error }) => ({ id, action, at, error }));
    return [{ code: 'run_failed', count: failed.length, runs: shown }];
  },
};
