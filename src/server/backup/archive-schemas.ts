import type pg from 'pg';
import { DatabaseError } from 'pg';
import { BackupError } from './backup-error.ts';

/** What the product makes in a database: its tables, their migrations, the queue. */
const SCHEMAS = ['public', 'drizzle', 'jobs'];
const INSUFFICIENT_PRIVILEGE = '42501';

/** No table of anybody's where the product's go. */
export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname = any ($1) limit 1`,
    [SCHEMAS],
  );
  return rowCount === 0;
}

/** @throws BackupError `in-use` while a product works on the database: it would go on with what it remembers */
export async function refuseWhileInUse(client: pg.ClientBase): Promise<void> {
  const known = await client.query(`select to_regclass('public.instances') as oid`);
  if (known.rows[0].oid === null) return;
  const { rowCount } = await client.query(
    `select from public.instances where seen_at > now() - interval '1 minute' limit 1`,
  );
  if (rowCount !== 0) throw new BackupError('in-use');
}

/**
 * Renames the product's schemas, so that nothing of them is lost, and makes an empty `public` for the role.
 * @returns their new names
 * @throws BackupError `not-owner` when the client's role may not
 */
export async function archiveSchemas(
  client: pg.ClientBase,
  role: string,
  now: Date,
): Promise<string[]> {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any ($1) order by 1',
    [SCHEMAS],
  );
  try {
    const names: string[] = [];
    for (const { name } of rows) {
      const archived = `before_restore_${moment}_${name}`;
      await client.query(`alter schema ${name} rename to ${archived}`);
      names.push(archived);
    }
    await client.query('create schema public; grant usage on schema public to public');
    await client.query(`grant usage, create on schema public to ${client.escapeIdentifier(role)}`);
    await bringExtensions(client, names);
    return names;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)
      throw new BackupError('not-owner', '', { cause: error });
    throw error;
  }
}

/** A database has each extension once: the new tables need it where they are. An archived schema finds it by its id. */
async function bringExtensions(client: pg.ClientBase, schemas: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select e.extname as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace
     where n.nspname = any ($1)`,
    [schemas],
  );
  for (const { name } of rows)
    await client.query(`alter extension ${client.escapeIdentifier(name)} set schema public`);
}
