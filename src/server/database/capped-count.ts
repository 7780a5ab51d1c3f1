import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** How far a list's count looks beyond the page: beyond a thousand more a person narrows the list. */
const COUNTED_AHEAD = 1000;

interface Total {
  total: number;
  /** False: there are more than `total`; the exact number is unknown. */
  is_total_exact: boolean;
}

/**
 * Counts rows from the beginning to a thousand beyond the page. The work grows with the page's place in the list
 * and not with the table.
 * @param offset rows before the page
 * @param ahead rows beyond it that are counted
 */
export async function countCapped(
  db: Executor,
  table: PgTable,
  where: SQL | undefined,
  offset: number,
  ahead = COUNTED_AHEAD,
): Promise<Total> {
  const limit = offset + ahead;
  const seen = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(limit + 1)
    .as('seen');
  const counted = await db.$count(seen);
  return { total: Math.min(counted, limit), is_total_exact: counted <= limit };
}
