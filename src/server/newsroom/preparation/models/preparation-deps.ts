import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { TextChecks } from '../checks/text-checks.ts';
import type { StepStore } from './step-store.ts';

/** The part of pino that preparation uses. */
interface PreparationLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The providers' part of the configuration; `Config` fits as it is. */
export interface ProviderConfig {
  google: { apiKey: string | null; baseUrl: string | null };
  openai: { apiKey: string | null; baseUrl: string | null; model: string | null };
}

export interface PreparationDeps {
  db: Database;
  clock: Clock;
  log: PreparationLog;
  /** Reads and checks texts in a thread. */
  texts: TextChecks;
  /** The blog-images bucket. */
  storage: Storage;
  config: ProviderConfig;
  /** Where finished steps stand; beside the article when absent. */
  steps?: StepStore;
  /** Used for calls to the providers; the global one when absent. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds a call of a model may take; each kind of question has its own limit when absent. */
  callTimeout?: number;
  /** Aborted when the process stops: the call in flight ends, finished steps stay stored. */
  signal?: AbortSignal;
}
