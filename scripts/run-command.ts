import { type Clock, systemClock } from '../src/domain/time/clock.ts';
import type { Database } from '../src/server/database/database.ts';
import { withDatabase } from './with-database.ts';

/** For commands about accounts: they run beside the product or without it. */
export async function runCommand(
  work: (deps: { db: Database; clock: Clock }) => Promise<void>,
): Promise<void> {
  await withDatabase(({ db }) => work({ db, clock: systemClock }), { besideProduct: true });
}
