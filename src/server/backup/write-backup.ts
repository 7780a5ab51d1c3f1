import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type pg from 'pg';
import type { Storage } from '../storage/storage.ts';
import {
  type BackupHead,
  type BackupTable,
  FORMAT,
  HEAD_NAME,
  type Manifest,
  manifestName,
  PIECE,
  pictureName,
  tablePieceName,
} from './backup-format.ts';
import {
  fixTextFormat,
  listTables,
  readMigration,
  readTable,
  type TableShape,
} from './database-tables.ts';
import { encrypt } from './encryption.ts';

interface BackupSource {
  /** Not in a transaction; without a limit of time for a statement. */
  client: pg.ClientBase;
  storage: Pick<Storage, 'list' | 'read'>;
  /** The product's version. */
  product: string;
  now: Date;
}

/** Puts an entry into the file; fulfilled when there is room for more. */
type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes everything the product keeps, while it runs, as of one moment: the rows of one snapshot, then the pictures. Those that
 * are added meanwhile may be in it and harm nothing.
 * @param key an age identity to encrypt for; null: readable by whoever has the file
 * @throws what reading or writing fails with; the target is destroyed then
 */
export async function writeBackup(
  source: BackupSource,
  target: Writable,
  key: string | null,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const add: AddEntry = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, mtime: source.now }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const writing = pipeline(
    readable,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    (bytes: AsyncIterable<Uint8Array>) => (key ? encrypt(bytes, key) : bytes),
    target,
  );
  const filling = addAll(source, add).then((manifest) => {
    controller.finalize();
    return manifest;
  });
  // Whichever fails first ends the other.
  filling.catch((error) => controller.error(error));
  const [manifest] = await Promise.all([filling, writing]);
  return manifest;
}

async function addAll(source: BackupSource, add: AddEntry): Promise<Manifest> {
  const { client } = source;
  await fixTextFormat(client);
  await client.query('begin isolation level repeatable read read only');
  try {
    const shapes = await listTables(client);
    const head: BackupHead = {
      format: FORMAT,
      product: source.product,
      migration: await readMigration(client),
      taken_at: source.now.toISOString(),
      tables: shapes.map(({ name, columns }) => ({ name, columns })),
    };
    await add(HEAD_NAME, json(head));
    const tables: BackupTable[] = [];
    for (const shape of shapes) tables.push(await addTable(client, shape, add));
    const manifest: Manifest = {
      head,
      tables,
      pictures: await addPictures(source.storage, add),
    };
    const text = json(manifest);
    await add(manifestName(sha256(text)), text);
    return manifest;
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

async function addTable(
  client: pg.ClientBase,
  shape: TableShape,
  add: AddEntry,
): Promise<BackupTable> {
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    if (bytes.length > 0) await add(tablePieceName(shape.name, sha256(bytes)), bytes);
  };
  const table = await readTable(client, shape, async (rows) => {
    waiting.push(rows);
    size += rows.length;
    if (size >= PIECE) await flush();
  });
  await flush();
  return table;
}

async function addPictures(
  storage: BackupSource['storage'],
  add: AddEntry,
): Promise<Manifest['pictures']> {
  const pictures: Manifest['pictures'] = [];
  for await (const names of storage.list()) {
    for (const name of names) {
      // Deleted since it was listed.
      const file = await storage.read(name);
      if (!file) continue;
      const hash = sha256(file.bytes);
      await add(pictureName(name, hash), file.bytes);
      pictures.push({ name, bytes: file.bytes.length, sha256: hash });
    }
  }
  return pictures;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 1));
