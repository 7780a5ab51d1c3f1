import { type Clock, systemClock } from '../src/domain/time/clock.ts';
import type { Database } from '../src/server/database/database.ts';
import { AppError } from '../src/server/errors.ts';
import { withDatabase } from './with-database.ts';

/** For commands about accounts: they run beside the product or without it, and say what went wrong in one line. */
export async function runCommand(
  work: (deps: { db: Database; clock: Clock }) => Promise<void>,
): Promise<void> {
  await withDatabase(
    async ({ db }) => {
      try {
        await work({ db, clock: systemClock });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        console.error(error.detail);
        process.exitCode = 1;
      }
    },
    { besideProduct: true },
  );
}
