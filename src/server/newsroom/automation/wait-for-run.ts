import type { AppContext } from '../../context.ts';
import { getRun, type RunView } from './runs.ts';

const POLL_INTERVAL = 200;

/**
 * Waits for the end of a run; the database is asked because another instance may do the work. Returns the
 * unfinished run when the caller goes away: the run itself goes on.
 */
export async function waitForRun(
  ctx: Pick<AppContext, 'db'>,
  id: string,
  signal: AbortSignal,
): Promise<RunView> {
  for (;;) {
    const run = await getRun(ctx, id);
    if (run.status !== 'running' || signal.aborted) return run;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}
