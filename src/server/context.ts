import type { Logger } from 'pino';
import type { Clock } from '../domain/time/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { TextChecks } from './newsroom/preparation/checks/text-checks.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { PublicChanges } from './pages/page-cache/public-changes.ts';
import type { Storage } from './storage/storage.ts';

/**
 * What the composition root hands to everyone. Verbs take only the members they use
 * (`Pick<AppContext, 'db' | 'clock'>`), so that a test can give them just these.
 */
export interface AppContext {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Database;
  jobs: Jobs;
  outbound: Outbound;
  storage: Storage;
  texts: TextChecks;
  publicChanges: PublicChanges;
}
