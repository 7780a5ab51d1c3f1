import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { contentTypeOf, type Storage } from '../storage/storage.ts';
import { archiveSchemas, isDatabaseEmpty, refuseWhileInUse } from './archive-schemas.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHead, BackupTable, Manifest } from './backup-format.ts';
import { fixTextFormat, listTables, readTable } from './database-tables.ts';
import { migrateAsOf, openTables, type TableLoader } from './load-tables.ts';
import { readBackup } from './read-backup.ts';

interface RestoreTarget {
  /** Not in a transaction, without a limit of time for a statement; may archive what is there. */
  client: pg.ClientBase;
  /** Whom the tables belong to: the role the product connects as. */
  role: string;
  /** Null: pictures are read and compared, and written nowhere. */
  storage: Pick<Storage, 'put' | 'read'> | null;
  now: Date;
  /** What the database holds may be archived. */
  mayReplace: boolean;
}

export interface Restored {
  manifest: Manifest;
  /** The schemas that hold what was there before; empty when nothing was. */
  archivedSchemas: string[];
}

/**
 * Reads a back-up into a database, in one transaction: it is there whole and equal to what was written, or nothing has
 * changed. Pictures are only ever added. Migrations that are newer than the back-up are the next start's.
 * @throws BackupError for what the file or the database is not fit for
 */
export async function restoreBackup(
  file: Readable,
  key: string | null,
  target: RestoreTarget,
): Promise<Restored> {
  const { client } = target;
  // One that cannot be opened says so before anybody reads it; reading then throws it.
  file.on('error', () => {});
  await fixTextFormat(client);
  await client.query('begin');
  try {
    const archivedSchemas = await makeRoom(target);
    const manifest = await load(file, key, target);
    await client.query('commit');
    return { manifest, archivedSchemas };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    file.destroy();
  }
}

async function makeRoom({ client, role, now, mayReplace }: RestoreTarget): Promise<string[]> {
  let archived: string[] = [];
  if (!(await isDatabaseEmpty(client))) {
    await refuseWhileInUse(client);
    if (!mayReplace) throw new BackupError('occupied');
    archived = await archiveSchemas(client, role, now);
  }
  await client.query(`set local role ${client.escapeIdentifier(role)}`);
  return archived;
}

async function load(
  file: Readable,
  key: string | null,
  { client, storage }: RestoreTarget,
): Promise<Manifest> {
  let tables: TableLoader | null = null;
  let head: BackupHead | null = null;
  let manifest: Manifest | null = null;
  const pictures = new Map<string, string>();
  try {
    for await (const part of readBackup(file, key)) {
      if (part.kind === 'head') {
        head = part.head;
        await migrateAsOf(client, head.migration);
        tables = await openTables(client, head.tables);
      } else if (part.kind === 'manifest') {
        manifest = part.manifest;
      } else if (part.piece.kind === 'table') {
        await tables?.write(part.piece.table, part.bytes);
      } else {
        pictures.set(part.piece.name, part.piece.sha256);
        if (storage) await putPicture(storage, part.piece.name, part.bytes);
      }
    }
  } catch (error) {
    await tables?.abort();
    throw error;
  }
  // The reader has ended without an error, so both have come.
  if (!manifest || !tables || !isDeepStrictEqual(head, manifest.head))
    throw new BackupError('damaged');
  await tables.finish();
  for (const { name, sha256 } of manifest.pictures)
    if (pictures.get(name) !== sha256) throw new BackupError('damaged', name);
  await compareTables(client, manifest);
  return manifest;
}

async function putPicture(
  storage: Pick<Storage, 'put' | 'read'>,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const contentType = contentTypeOf(name);
  if (!contentType) throw new BackupError('foreign', name);
  const present = await storage.read(name);
  if (!present?.bytes.equals(bytes)) await storage.put(name, bytes, contentType);
}

/** Reads every table again, as it was read for the back-up. */
async function compareTables(client: pg.ClientBase, { head, tables }: Manifest): Promise<void> {
  const shapes = await listTables(client);
  for (const expected of tables) {
    const shape = shapes.find(({ name }) => name === expected.name);
    const columns = head.tables.find(({ name }) => name === expected.name)?.columns;
    if (!shape || !columns) throw new BackupError('differs', expected.name);
    const found = await readTable(client, { ...shape, columns }, () => {});
    if (!isSame(found, expected)) throw new BackupError('differs', expected.name);
  }
}

const isSame = (a: BackupTable, b: BackupTable) => a.rows === b.rows && a.sha256 === b.sha256;
