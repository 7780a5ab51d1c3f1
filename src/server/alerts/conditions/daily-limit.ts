import { findReachedLimits } from '../../newsroom/preparation/models/budget.ts';
import type { Check } from './check.ts';

/** A limit of what models may use today is reached. */
export const findReachedBudgets: Check = async ({ db, clock }) =>
  (await findReachedLimits(db, clock.now())).map((of) => ({
    subject: of,
    since: clock.now(),
    facts: { code: 'daily_limit', of },
  }));
