// `npm run bench:guessing [HOURS]`: an attacker guesses one account's password as fast as the limits let, from so many networks; prints
// how many passwords a day are looked at, and how long the owner waits in a browser and a network that are both new.
import { hours, minutes, seconds } from '../src/domain/time/duration.ts';
import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { AppError } from '../src/server/errors.ts';
import { consumeAttempt } from '../src/server/identity/attempts.ts';
import { startOwnDatabaseServer } from '../tests/support/own-database-server.ts';
import { isBrief } from './brief.ts';

const length = isBrief ? minutes(1) : hours(Number(process.argv[2] ?? 1));
const NETWORKS = isBrief ? [1] : [1, 10, 100];

const server = await startOwnDatabaseServer();
const database = connectDatabase(server.url, () => {});
await migrateDatabase(database, { adminUrl: null });

let now = Date.parse('2026-01-01T00:00:00Z');
const deps = { db: database.db, clock: { now: () => new Date(now) }, secret: 'bench' };

/** Zero when it was looked at, otherwise the milliseconds to wait. */
async function attempt(account: string, ip: string): Promise<number> {
  try {
    await consumeAttempt(deps, { kind: 'sign-in', account, ip });
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || !error.retryAfterSeconds) throw error;
    return seconds(error.retryAfterSeconds);
  }
}

const rows: Record<string, object> = {};
for (const networks of NETWORKS) {
  const account = `account-${networks}@example.com`;
  const begin = now;
  const next = Array.from({ length: networks }, () => begin);
  let guesses = 0;
  const owner: number[] = [];
  for (let asks = 0; now < begin + length; asks += 1) {
    const who = next.indexOf(Math.min(...next));
    now = Math.max(now, next[who] ?? now);
    const wait = await attempt(account, `10.${networks % 250}.${who >> 8}.${who % 256}`);
    if (wait === 0) guesses += 1;
    // A guess takes a moment of the server's own.
    next[who] = now + Math.max(wait, 200);
    if (asks % networks === 0 && owner.length < 20)
      owner.push(await attempt(account, `172.16.${networks % 250}.${owner.length}`));
  }
  rows[networks] = {
    'passwords a day': Math.round((guesses * hours(24)) / length),
    'owner waits at most, seconds': Math.max(...owner) / 1000,
  };
}
console.table(rows);
await database.close();
await server.stop();
