import type pg from 'pg';

/** How many statements on this database wait for a lock that another transaction holds. */
export async function countLockWaits(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}
