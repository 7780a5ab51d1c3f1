import type { Condition } from '../../../domain/conditions.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Disk } from './read-disks.ts';

/** What a check looks at. */
export interface Look {
  db: Database;
  clock: Clock;
  config: Config;
  /** Of this machine; read before the transaction, for a disk may take its time. */
  disks: Disk[];
}

export interface Found {
  /** Which of those with the same code; empty where there is only one. */
  subject: string;
  /** Since when, as far as it is known. */
  since: Date;
  facts: Condition;
}

/** Looks for one kind of condition: all of them that are open now. */
export type Check = (look: Look) => Promise<Found[]>;
