import type { AppContext } from '../../context.ts';
import { findShares } from '../../newsroom/preparation/models/budget.ts';
import type { WorkLine } from './work-rule.ts';

/** From here on a person should know; a limit that is reached is a condition. */
const NEARLY = 0.8;

/** The daily limit of which most is used, when it is nearly all. */
export async function listDailyCapLines(
  ctx: Pick<AppContext, 'db' | 'clock'>,
): Promise<WorkLine[]> {
  const shares = await findShares(ctx.db, ctx.clock.now());
  const [most] = shares.toSorted((a, b) => b.share - a.share);
  if (!most || most.share < NEARLY || most.share >= 1) return [];
  return [{ code: 'budget', count: null, of: most.of, percent: Math.floor(most.share * 100) }];
}
