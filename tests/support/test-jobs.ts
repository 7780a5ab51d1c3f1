import { pino } from 'pino';
import type { DatabaseConnection } from '../../src/server/database/database.ts';
import { type Boss, createBoss } from '../../src/server/jobs/boss.ts';

/** Real queues on a test's database. Call `stop()` before the database is dropped. */
export async function createTestJobs(database: DatabaseConnection): Promise<Boss> {
  const boss = createBoss(database.pool, pino({ level: 'silent' }));
  await boss.prepare();
  return boss;
}

/** A clock the test sets. */
export function createTestClock(start: string) {
  let now = new Date(start);
  return {
    now: () => now,
    set: (time: string) => {
      now = new Date(time);
    },
  };
}
