import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { findSqlState } from '../database/sql-state.ts';

/*
 * The only two ways in which entries of the audit are changed: `SECURITY DEFINER` functions in the database that run as
 * its owner and can do nothing else (migration 0009).
 */

/** Where an operator has made the owner, the functions may not be there for us (docs/operations.md, "Audit"). */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Removes the oldest, of before a moment, a bounded number. @returns how many */
export const expireAudit = (db: Executor, before: Date, most: number): Promise<number> =>
  call(db, sql`expire_audit(${before.toISOString()}::timestamptz, ${most}::int)`);

/** Puts a person's mark in the place of their address. @returns in how many of these entries */
export const pseudonymiseEntries = (
  db: Executor,
  ids: number[],
  { email, mark }: { email: string; mark: string },
): Promise<number> =>
  call(db, sql`pseudonymise_audit(${`{${ids.join(',')}}`}::bigint[], ${email}, ${mark})`);

async function call(db: Executor, asked: ReturnType<typeof sql>): Promise<number> {
  try {
    // With a way back: what is refused here ends nothing else.
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ count: number }>(sql`select ${asked} as count`);
      return rows[0]?.count ?? 0;
    });
  } catch (error) {
    if (findSqlState(error) === INSUFFICIENT_PRIVILEGE) return 0;
    throw error;
  }
}
