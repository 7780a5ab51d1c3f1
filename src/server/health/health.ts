import type { Logger } from 'pino';
import { seconds } from '../../domain/time/duration.ts';
import { compareSchema, type DatabaseConnection } from '../database/database.ts';
import { createFailureLog } from '../log/failure-log.ts';
import type { Storage } from '../storage/storage.ts';

const CHECKS = ['database', 'migrations', 'queue', 'storage'] as const;
type CheckName = (typeof CHECKS)[number];

/** What an instance needs to answer visitors; a reason is a word for the operator, null is good. */
interface Readiness {
  isReady: boolean;
  reasons: Record<CheckName, string | null> | { instance: string };
}

export interface Health {
  /** Asked as often as one likes: an answer serves all who ask within a second. */
  check(): Promise<Readiness>;
  /** From now on no balancer shall send visitors here. */
  beginStopping(): void;
}

/** A check that takes longer has failed. */
const LIMIT = seconds(3);
const ANSWER_KEPT = seconds(1);

interface Deps {
  pool: DatabaseConnection['pool'];
  storage: Pick<Storage, 'check'>;
  log: Pick<Logger, 'error' | 'warn' | 'debug'>;
}

export function createHealth({ pool, storage, log }: Deps): Health {
  const sayFailure = createFailureLog(log, 'Not ready', 'warn');
  let isStopping = false;
  let kept: { answer: Promise<Readiness>; until: number } | null = null;

  const checks: Record<CheckName, () => Promise<string | null>> = {
    database: async () => {
      await pool.query('select 1');
      return null;
    },
    migrations: async () => {
      // A newer one is met in a rolling update: this instance serves until the next is there.
      return (await compareSchema(pool)) === 'older' ? 'older schema' : null;
    },
    queue: async () => {
      await pool.query('select from jobs.version');
      return null;
    },
    storage: async () => {
      await storage.check();
      return null;
    },
  };
  const run = async (name: CheckName) => {
    try {
      return await withinLimit(checks[name]());
    } catch (error) {
      sayFailure(error, { check: name });
      return 'unreachable';
    }
  };
  const checkAll = async (): Promise<Readiness> => {
    const found = await Promise.all(CHECKS.map(async (name) => [name, await run(name)] as const));
    const reasons = Object.fromEntries(found) as Record<CheckName, string | null>;
    return { isReady: found.every(([, reason]) => reason === null), reasons };
  };

  return {
    async check() {
      if (isStopping) return { isReady: false, reasons: { instance: 'stopping' } };
      if (!kept || kept.until < Date.now())
        kept = { answer: checkAll(), until: Date.now() + ANSWER_KEPT };
      return await kept.answer;
    },
    beginStopping() {
      isStopping = true;
    },
  };
}

async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
