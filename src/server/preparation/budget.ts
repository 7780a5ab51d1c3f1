import { gte, sql } from 'drizzle-orm';
import { TIME_ZONE } from '../../domain/constants.ts';
import { days, hours } from '../../domain/duration.ts';
import { preparation_steps } from '../database/schema/articles.ts';
import { ProviderDelay } from './model-faults.ts';
import type { PreparationDeps } from './preparation-deps.ts';

/**
 * The only place that limits spending; asked before every model call. What was spent today is the sum of
 * the stored steps, failed answers included. Jobs that run side by side may each pass the limit by one call.
 */
export const DAILY_LIMITS = { tokens: 5_000_000, images: 200 };

export type Spending = keyof typeof DAILY_LIMITS;

/** @throws ProviderDelay until the next midnight of Vilnius */
export async function assertWithinBudget(
  { db, clock }: Pick<PreparationDeps, 'db' | 'clock'>,
  spending: Spending,
  limits: Record<Spending, number> = DAILY_LIMITS,
): Promise<void> {
  const now = clock.now();
  const [spent] = await db
    .select({
      tokens:
        sql<number>`coalesce(sum(${preparation_steps.input_tokens} + ${preparation_steps.output_tokens}), 0)`.mapWith(
          Number,
        ),
      images: sql<number>`coalesce(sum(${preparation_steps.images}), 0)`.mapWith(Number),
    })
    .from(preparation_steps)
    .where(gte(preparation_steps.created_at, startOfDay(now)));
  if ((spent?.[spending] ?? 0) < limits[spending]) return;
  const tomorrow = startOfDay(new Date(startOfDay(now).getTime() + days(1) + hours(2)));
  throw new ProviderDelay(
    tomorrow.getTime() - now.getTime(),
    spending === 'tokens'
      ? 'Pasiektas dienos dirbtinio intelekto teksto limitas. Darbas bus tęsiamas rytoj.'
      : 'Pasiektas dienos dirbtinio intelekto paveikslėlių limitas. Darbas bus tęsiamas rytoj.',
    `daily limit of ${spending} reached`,
  );
}

/** The last midnight of Vilnius; right on the days of 23 and 25 hours too. */
export function startOfDay(moment: Date): Date {
  const { year, month, day } = vilniusDate(moment);
  const utcMidnight = Date.UTC(year, month - 1, day);
  for (const offset of [3, 2]) {
    const candidate = new Date(utcMidnight - hours(offset));
    const seen = vilniusDate(candidate);
    if (seen.day === day && seen.hour === 0) return candidate;
  }
  return new Date(utcMidnight);
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

function vilniusDate(moment: Date) {
  const parts = format.formatToParts(moment);
  const part = (type: string) => Number(parts.find((piece) => piece.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}
