import type { Logger } from 'pino';
import { minutes } from '../../domain/time/duration.ts';
import { isUnreachable } from '../database/sql-state.ts';

const SAY_AGAIN_AFTER = minutes(1);

/**
 * Logs failures of one kind of work. While the database cannot be reached all of it fails, again and again, with one cause:
 * that is said once a minute, the rest is for debugging.
 */
export function createFailureLog(
  log: Pick<Logger, 'error' | 'warn' | 'debug'>,
  message: string,
  level: 'error' | 'warn' = 'error',
): (error: unknown, facts?: object) => void {
  let next = 0;
  return (error, facts = {}) => {
    const now = performance.now();
    const isAway = isUnreachable(error);
    const isSaid = isAway && now < next;
    if (isAway && !isSaid) next = now + SAY_AGAIN_AFTER;
    log[isSaid ? 'debug' : level]({ err: error, ...facts }, message);
  };
}
