import { type LastRun, lastFailures } from '../../newsroom/automation/last-runs.ts';
import type { WorkRule } from './work-rule.ts';

/** Functions whose last run failed whole, for another reason than sources that are counted as failing. */
export const failedRuns: WorkRule<LastRun[]> = {
  read: lastFailures,
  toLines: (failed) => {
    if (failed.length === 0) return [];
    const runs = failed.map(({ id, action, at, error }) => ({ id, action, at, error }));
    return [{ code: 'run_failed', count: failed.length, runs }];
  },
};
