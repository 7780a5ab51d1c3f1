import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_ROLE } from '../../src/server/database/embedded/embedded-roles.ts';
import { findRunningServer } from '../../src/server/database/embedded/embedded-server.ts';
import type { Product } from './product.ts';

/** What the product may no longer do, as `grant` and `revoke` name it: `select on articles`. */
export type Right = `${'select' | 'insert' | 'update' | 'delete'} on ${string}`;

export interface BreakableDatabase {
  /** The superuser's. */
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Takes one right from the running product while `act` lasts, so that exactly this fails on the server. */
  without(right: Right, act: () => Promise<void>): Promise<void>;
  /** As `without('select on …')`, of one column: what reads the others goes on. */
  withoutColumn(table: string, column: string, act: () => Promise<void>): Promise<void>;
  /** The table (or tables, `a, b`) is locked while `act` lasts: readers and writers wait. */
  whileLocked(table: string, act: () => Promise<void>): Promise<void>;
  /** Until somebody waits for a table that is locked: the product is in the middle of it. */
  untilWaiting(table: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded PostgreSQL of a running product, with the hand of its superuser. */
export async function openDatabase({
  dataDir,
}: Pick<Product, 'dataDir'>): Promise<BreakableDatabase> {
  const server = await findRunningServer(join(dataDir, 'postgres'));
  if (!server) throw new Error('The product runs no PostgreSQL of its own');
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  return {
    query: async (statement, values) => (await client.query(statement, values)).rows,
    async without(right, act) {
      await client.query(`revoke ${right} from ${APPLICATION_ROLE}`);
      try {
        await act();
      } finally {
        await client.query(`grant ${right} to ${APPLICATION_ROLE}`);
      }
    },
    async withoutColumn(table, column, act) {
      const { rows } = await client.query<{ others: string }>(
        `select string_agg(quote_ident(attname), ', ') others from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> $2`,
        [table, column],
      );
      const others = `select (${rows[0]?.others}) on ${table}`;
      await client.query(`revoke select on ${table} from ${APPLICATION_ROLE};
        grant ${others} to ${APPLICATION_ROLE}`);
      try {
        await act();
      } finally {
        await client.query(`revoke ${others} from ${APPLICATION_ROLE};
          grant select on ${table} to ${APPLICATION_ROLE}`);
      }
    },
    async whileLocked(table, act) {
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      try {
        await act();
      } finally {
        await client.query('rollback');
      }
    },
    async untilWaiting(table) {
      for (let tries = 0; tries < 200; tries += 1) {
        const { rowCount } = await client.query(
          'select 1 from pg_locks where not granted and relation = $1::regclass',
          [table],
        );
        if (rowCount) return;
        await setTimeout(50);
      }
      throw new Error(`No session waits for ${table}`);
    },
    close: () => client.end(),
  };
}
