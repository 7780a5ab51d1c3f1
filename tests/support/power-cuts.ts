import { join } from 'node:path';
import pg from 'pg';
import { findRunningServer } from '../../src/server/database/embedded/embedded-server.ts';
import type { Product } from './product.ts';

/*
 * The moments at which `killed-newsroom.ts` cuts the power: by time, by how many requests there were, and by holding
 * the work at one place of its transactions.
 */

export type Phase = 'import' | 'preparation' | 'publishing' | 'cover';

interface Work {
  /** From 0 to 1: how far into the work. */
  moment: number;
  /** Made by the work so far, to the server that counts them. */
  requests: readonly unknown[];
  /** How many of them there will be. */
  steps: number;
  /** Milliseconds each takes. */
  length: number;
}

/** As long as the queue may take to begin, and publishing itself. */
const PUBLISHING_LENGTH = 900;
const LIMIT = 60_000;

/**
 * Made before the work begins; called with its run's id after, it waits for the moment, cuts the power and says how
 * far things were.
 */
export async function prepareCut(
  product: Product,
  phase: Phase,
  { moment, requests, steps, length }: Work,
): Promise<(runId: string) => Promise<string>> {
  const kill = async (at: string) => {
    await product.kill();
    return at;
  };
  if (phase !== 'publishing' && (phase !== 'cover' || moment < 0.5)) {
    const exact = phase === 'cover' ? moment * 2 : moment * steps;
    const wanted = Math.floor(exact) + 1;
    const delay = Math.round((exact - Math.floor(exact)) * length);
    return async () => {
      await until(() => requests.length >= wanted);
      await sleep(delay);
      return kill(`request ${wanted} of ${steps} + ${delay} ms`);
    };
  }
  // Publishing takes milliseconds: most times it is held at a place.
  if (moment < 1 / 3) {
    const delay = Math.round(moment * 3 * PUBLISHING_LENGTH);
    return async () => {
      await sleep(delay);
      return kill(`${delay} ms after it was asked for`);
    };
  }
  const isInTheMiddle = phase === 'publishing' && moment < 2 / 3;
  const held = phase === 'publishing' ? await holdAudit(product) : null;
  return async (runId) => {
    await held?.isWaitedFor();
    if (isInTheMiddle) {
      const at = await kill('in the middle of the transaction');
      await held?.release();
      return at;
    }
    const open = await keepJobOpen(product);
    await held?.release();
    await until(async () => (await onServer(product, ENDED, [runId])).rowCount === 1);
    const at = await kill('after its run, before the queue knew');
    await open.release();
    return at;
  };
}

const ENDED = "select from auto_import_logs where id = $1 and status <> 'running'";

/** Keeps anybody from writing into the audit, which publishing does for each of its articles. */
async function holdAudit(product: Product) {
  const client = await connect(product);
  await client.query('begin; lock table audit_log in share mode');
  return {
    isWaitedFor: () =>
      until(async () => {
        const { rowCount } = await client.query(
          "select from pg_locks where relation = 'audit_log'::regclass and not granted",
        );
        return (rowCount ?? 0) > 0;
      }),
    release: () => client.end(),
  };
}

/** Waits for a job that is under way and keeps the queue from learning of its end. */
async function keepJobOpen(product: Product) {
  const client = await connect(product);
  await client.query('begin');
  await until(async () => {
    // Once its attempt is counted: the product writes that into the row that is held here.
    const active = await client.query(
      "select from jobs.job where state = 'active' and data ? 'crashes' for update",
    );
    return (active.rowCount ?? 0) > 0;
  });
  return {
    async release() {
      // What the dead process was about to tell the queue dies with it, before it can go through.
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and wait_event_type = 'Lock'`,
      );
      await client.end();
    },
  };
}

/** One statement on the product's own PostgreSQL, as its superuser. */
export async function onServer(product: Product, statement: string, values: unknown[] = []) {
  const client = await connect(product);
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

async function connect({ dataDir }: Product): Promise<pg.Client> {
  const server = await findRunningServer(join(dataDir, 'postgres'));
  if (!server?.adminUrl) throw new Error('The product’s PostgreSQL is not there');
  const client = new pg.Client({ connectionString: server.adminUrl });
  // PostgreSQL ends the connection when the product's next start takes its server over.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('The moment that was waited for never came');
    await sleep(2);
  }
}

export const sleep = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
