import { and, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { startOfVilniusDay } from '../../../time/vilnius-time.ts';

type Capped = Pick<Source, 'id' | 'daily_cap'>;

/** How many more articles a source may bring today, by the day in Vilnius; Infinity without a limit. */
export async function countDailyCapLeft(db: Executor, source: Capped, now: Date): Promise<number> {
  if (source.daily_cap === null) return Number.POSITIVE_INFINITY;
  const imported = await db.$count(
    articles,
    and(eq(articles.source_id, source.id), gte(articles.created_at, startOfVilniusDay(now))),
  );
  return Math.max(0, source.daily_cap - imported);
}

/**
 * Whether a source with a limit has to be read whole today: what yesterday's limit left waiting is still in the
 * feed, and a server that answers „unchanged“ would keep it from us.
 */
export function isNewDayForCap(
  source: Pick<Source, 'daily_cap' | 'last_full_fetch_at'>,
  now: Date,
): boolean {
  return (
    source.daily_cap !== null &&
    source.last_full_fetch_at !== null &&
    source.last_full_fetch_at < startOfVilniusDay(now)
  );
}
