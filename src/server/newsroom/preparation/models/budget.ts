import { eq } from 'drizzle-orm';
import { DEFAULT_DAILY_BUDGET } from '../../../../domain/default-daily-budget.ts';
import { days, hours } from '../../../../domain/time/duration.ts';
import type { Executor } from '../../../database/database.ts';
import { ai_import_settings } from '../../../database/schema/automation.ts';
import { startOfVilniusDay } from '../../../time/vilnius-time.ts';
import { type Spent, sumSpent } from './model-calls.ts';
import { DailyLimitReached } from './model-faults.ts';
import type { PreparationDeps } from './preparation-deps.ts';

/*
 * The only place that limits spending; asked before every model call. What was spent today is the sum of the
 * answered calls, spoilt answers and trials included. Jobs that run side by side may each pass a limit by one call.
 */

interface DailyCaps {
  tokens: number;
  images: number;
  /** Null: no limit. */
  cost_cents: number | null;
}

export async function readDailyCaps(db: Executor): Promise<DailyCaps> {
  const [row] = await db
    .select({
      tokens: ai_import_settings.daily_token_cap,
      images: ai_import_settings.daily_image_cap,
      cost_cents: ai_import_settings.daily_cost_cap_cents,
    })
    .from(ai_import_settings)
    .where(eq(ai_import_settings.id, 1));
  return {
    tokens: row?.tokens ?? DEFAULT_DAILY_BUDGET.tokens,
    images: row?.images ?? DEFAULT_DAILY_BUDGET.images,
    cost_cents: row?.cost_cents ?? null,
  };
}

type Spending = 'tokens' | 'images';

const MICRO_USD_PER_CENT = 10_000;

type LimitName = keyof typeof USED_OF;

/** How much of each of today's limits is used: 1 is all. */
export async function findShares(
  db: Executor,
  now: Date,
): Promise<{ of: LimitName; share: number }[]> {
  const [spent, caps] = await Promise.all([
    sumSpent(db, startOfVilniusDay(now)),
    readDailyCaps(db),
  ]);
  const limits = {
    cost:
      caps.cost_cents === null ? Number.POSITIVE_INFINITY : caps.cost_cents * MICRO_USD_PER_CENT,
    tokens: caps.tokens,
    images: caps.images,
  };
  return (['cost', 'tokens', 'images'] as const).map((of) => ({
    of,
    share: limits[of] > 0 ? USED_OF[of](spent) / limits[of] : 1,
  }));
}

/** The limits that today's calls have reached. */
export async function findReachedLimits(db: Executor, now: Date): Promise<LimitName[]> {
  const shares = await findShares(db, now);
  return shares.filter(({ share }) => share >= 1).map(({ of }) => of);
}

const USED_OF = {
  cost: (spent: Spent) => spent.cost_micro_usd,
  tokens: (spent: Spent) => spent.input_tokens + spent.output_tokens,
  images: (spent: Spent) => spent.images,
};

/** @throws DailyLimitReached until the next midnight of Vilnius */
export async function assertWithinBudget(
  { db, clock }: Pick<PreparationDeps, 'db' | 'clock'>,
  spending: Spending,
): Promise<void> {
  const now = clock.now();
  const limits = await findReachedLimits(db, now);
  const reached = limits.find((of) => of === 'cost' || of === spending);
  if (!reached) return;
  // The day may have 23 or 25 hours: the first moment of the day that some time tomorrow belongs to.
  const start = startOfVilniusDay(now);
  const tomorrow = startOfVilniusDay(new Date(start.getTime() + days(1) + hours(2)));
  throw new DailyLimitReached(
    tomorrow.getTime() - now.getTime(),
    { code: 'daily_limit', of: reached },
    `daily limit of ${reached} reached`,
  );
}
