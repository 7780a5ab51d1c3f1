import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationsFolder } from '../database/database.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHead } from './backup-format.ts';

/**
 * Makes the tables as they were when the back-up was taken, inside the caller's transaction. Drizzle's own migrator ends the
 * transaction it is called in.
 * @throws BackupError `newer` for a migration that this product does not have
 */
export async function migrateAsOf(client: pg.ClientBase, migration: number): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder });
  const due = all.filter(({ folderMillis }) => folderMillis <= migration);
  if (due.at(-1)?.folderMillis !== migration) throw new BackupError('newer');
  await client.query(
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of due) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

export interface TableLoader {
  /** The next rows of a table, as COPY wrote them; those of one table come one after another. */
  write(table: string, rows: Uint8Array): Promise<void>;
  /** When all rows are there: numbering, references and triggers as they were. */
  finish(): Promise<void>;
  /** Ends what is being written: nothing else is done on a connection that waits for rows. */
  abort(): Promise<void>;
}

/**
 * Empties the tables and takes away what checks or counts single rows: references between tables would ask for an order, and
 * triggers would count every row a second time. Whole: what is taken away first is what `finish` brings back.
 */
export async function openTables(
  client: pg.ClientBase,
  tables: BackupHead['tables'],
): Promise<TableLoader> {
  const quoted = (name: string) => `public.${client.escapeIdentifier(name)}`;
  const everything = await listNames(client);
  const references = await listReferences(client);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  for (const table of everything)
    await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${everything.map(quoted).join(', ')}`);

  let current: { table: string; stream: Writable } | null = null;
  const end = async () => {
    const stream = current?.stream;
    current = null;
    if (!stream) return;
    stream.end();
    await finished(stream);
  };
  const begin = async (table: string) => {
    await end();
    const columns = tables.find(({ name }) => name === table)?.columns;
    if (!columns) throw new BackupError('damaged', table);
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(copyFrom(`copy ${quoted(table)} (${list}) from stdin`));
    current = { table, stream };
    return stream;
  };
  return {
    async abort() {
      const stream = current?.stream;
      current = null;
      if (!stream) return;
      stream.on('error', () => {});
      stream.destroy();
      await finished(stream).catch(() => {});
    },

    async write(table, rows) {
      const stream = current?.table === table ? current.stream : await begin(table);
      await new Promise<void>((resolve, reject) => {
        stream.once('error', reject);
        stream.write(rows, (error) => {
          stream.off('error', reject);
          if (error) reject(error);
          else resolve();
        });
      });
    },

    async finish() {
      await end();
      await goOnNumbering(client);
      for (const table of everything)
        await client.query(`alter table ${quoted(table)} enable trigger user`);
      for (const { table, name, definition } of references)
        await client.query(
          `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
        );
    },
  };
}

async function listNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function listReferences(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Each sequence after the highest number that is in use. */
async function goOnNumbering(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, d.refobjid::regclass::text as table,
       quote_ident(a.attname) as column
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relnamespace = 'public'::regnamespace and d.deptype in ('a', 'i')`,
  );
  for (const { sequence, table, column } of rows)
    await client.query(
      `select setval('${sequence}', highest) from (select max(${column}) as highest from ${table}) t
       where highest is not null`,
    );
}
