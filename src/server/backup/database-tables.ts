import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from './backup-format.ts';

/**
 * What only lives beside running processes and open browsers. Restored it would do harm: a session that was ended since
 * would be open again, an instance that is not there would be waited for.
 */
const LEFT_OUT = [
  'instances',
  'page_cache_events',
  'host_leases',
  'rate_limits',
  'sessions',
  'text_presence',
];

export interface TableShape {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
  /** Expressions of the primary key, in an order that no collation and no version of PostgreSQL changes. */
  order: string[];
}

/** Every table of the product that a back-up holds, by name. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
         from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary and a.attrelid = i.indrelid
         order by k.place) as "order"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname collate "C"`,
    [LEFT_OUT],
  );
  return rows;
}

/** The settings that decide how PostgreSQL writes a value as text: the same everywhere, for hashes are compared. */
export async function fixTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
     set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'`,
  );
}

/**
 * Streams a table's rows in the order of its key.
 * @param take may answer later: nothing more is read until then
 */
export async function readTable(
  client: pg.ClientBase,
  { name, columns, order }: TableShape,
  take: (rows: Buffer) => void | Promise<void>,
): Promise<BackupTable> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(
    copyTo(
      `copy (select ${list} from public.${client.escapeIdentifier(name)}${
        order.length > 0 ? ` order by ${order.join(', ')}` : ''
      }) to stdout`,
    ),
  );
  const sha256 = createHash('sha256');
  let bytes = 0;
  await pipeline(
    rows,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        sha256.update(chunk);
        bytes += chunk.length;
        Promise.resolve(take(chunk)).then(() => done(), done);
      },
    }),
  );
  return { name, rows: rows.rowCount, bytes, sha256: sha256.digest('hex') };
}

/** The newest migration, as Drizzle's journal has it; 0 before the first. */
export async function readMigration(client: pg.ClientBase): Promise<number> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as oid`);
  if (known.rows[0].oid === null) return 0;
  const { rows } = await client.query(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0].last ?? 0);
}
