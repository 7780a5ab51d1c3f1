import type { Transaction } from '../database/database.ts';
import type { JobName, JobPayload } from './definitions.ts';

export interface Jobs {
  /**
   * Queues a job inside the caller's transaction: it exists when and only when the transaction commits.
   * @returns the job's id, or null when one with the same key already waits or runs
   */
  send<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    options?: { startAfter?: Date },
  ): Promise<string | null>;
}
