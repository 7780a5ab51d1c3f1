import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packTar } from 'modern-tar';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storeArticle } from '../../../tests/support/prepared-article.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../tests/support/test-database.ts';
import type { BackupFault } from '../../domain/backup-state.ts';
import { withCommandClient } from '../database/command-client.ts';
import { connectDatabase, migrateDatabase, migrationsFolder } from '../database/database.ts';
import { APPLICATION_ROLE } from '../database/embedded/embedded-roles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { contacts } from '../database/schema/contacts.ts';
import { profiles, sessions } from '../database/schema/identity.ts';
import { instances } from '../database/schema/instances.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { HEAD_NAME } from './backup-format.ts';
import { makeKey } from './encryption.ts';
import { migrateAsOf } from './load-tables.ts';
import { writeBackupFile } from './make-backup.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-11-23T01:10:00Z');
/** Whatever COPY has to escape, and what depends on a server's settings. */
const ODD = 'tab\t, back\\slash, new\nline, \\N, „ąž“, 😀, carriage\rreturn';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const storage = openDiskStorage(join(folder, 'pictures'));
const source = await createTestDatabase();
const [key, otherKey] = [await makeKey(), await makeKey()];
const plain = join(folder, 'plain.tar.zst');
const locked = join(folder, 'locked.tar.zst.age');
const emptied: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const drop of emptied.splice(0)) await drop();
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

beforeAll(async () => {
  const { db } = source;
  await db.insert(contacts).values({ name: ODD, email: 'a@b.lt', message: ODD });
  for (let n = 0; n < 50; n += 1)
    await storeArticle(db, {
      original_url: `https://example.com/${n}`,
      original_title: `Title ${n}`,
      // More than one piece of the file in all.
      original_content: `<p>${ODD} ${'a long text '.repeat(10_000)}</p>`,
    });
  await db.insert(audit_log).values({
    actor: 'test',
    action: 'post.create',
    entity: 'article',
    entity_id: '1',
    after: { odd: ODD },
  });
  await db.insert(instances).values({ id: crypto.randomUUID() });
  const [owner] = await db
    .insert(profiles)
    .values({ name: 'A', email: 'sesija@example.com' })
    .returning();
  await db.insert(sessions).values({
    token: 'a-token',
    userId: owner?.id ?? '',
    expiresAt: new Date('2100-01-01'),
  });
  await storage.put('blog/a-1.webp', Buffer.from('one'), 'image/webp');
  await storage.put('blog/b-2.png', Buffer.alloc(300_000, 7), 'image/png');
  await backUp(plain, null);
  await backUp(locked, key);
});

const backUp = (path: string, forKey: string | null, url = source.url) =>
  withCommandClient(url, (client) =>
    writeBackup({ client, storage, product: '0.1.0', now: NOW }, createWriteStream(path), forKey),
  );

async function newMachine() {
  const database = await createEmptyDatabase();
  emptied.push(database.drop);
  return database;
}

function restore(
  database: { adminUrl: string },
  file: string | Readable,
  {
    withKey = null as string | null,
    mayReplace = false,
    pictures = storage as typeof storage | null,
  } = {},
) {
  return withCommandClient(database.adminUrl, (client) =>
    restoreBackup(typeof file === 'string' ? createReadStream(file) : file, withKey, {
      client,
      role: APPLICATION_ROLE,
      storage: pictures,
      now: NOW,
      mayReplace,
    }),
  );
}

async function ask(url: string, statement: string) {
  return await withCommandClient(url, async (client) => (await client.query(statement)).rows);
}
const isEmpty = async (url: string) =>
  (await ask(url, `select from pg_tables where schemaname in ('public', 'drizzle')`)).length === 0;

describe('a restored back-up', () => {
  test('has every row and picture, the same in every letter, and belongs to the product’s role', async () => {
    const machine = await newMachine();
    const elsewhere = openDiskStorage(join(folder, 'elsewhere'));
    const { manifest } = await restore(machine, plain, { pictures: elsewhere });
    expect(manifest.tables.find(({ name }) => name === 'articles')?.rows).toBe(50);
    expect(await ask(machine.url, 'select name, message from contacts')).toEqual([
      { name: ODD, message: ODD },
    ]);
    const everything = `select md5(string_agg(a::text, '' order by a.original_url)) from articles a`;
    expect(await ask(machine.url, everything)).toEqual(await ask(source.url, everything));
    expect((await elsewhere.read('blog/b-2.png'))?.bytes).toEqual(Buffer.alloc(300_000, 7));
    const owners = await ask(
      machine.url,
      `select distinct tableowner from pg_tables where schemaname = 'public'`,
    );
    expect(owners).toEqual([{ tableowner: APPLICATION_ROLE }]);
  });

  test('goes on as the original would: counts, references, numbering and rules of the audit', async () => {
    const machine = await newMachine();
    await restore(machine, locked, { withKey: key });
    const database = connectDatabase(machine.url, () => {});
    await migrateDatabase(database, machine);
    const counted = 'select sum(n)::int as count from article_counts';
    expect(await ask(machine.url, counted)).toEqual(await ask(source.url, counted));
    const constraints = `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`;
    expect(await ask(machine.url, constraints)).toEqual(await ask(source.url, constraints));
    const [next] = await database.db
      .insert(audit_log)
      .values({ actor: 'a', action: 'b', entity: 'c', entity_id: '2' })
      .returning();
    expect(next?.id).toBe(2);
    await expect(database.db.execute(sql`delete from audit_log`)).rejects.toThrow();
    await database.close();
  });

  test('holds no running process, and who was signed out since stays signed out', async () => {
    const machine = await newMachine();
    await restore(machine, plain);
    for (const table of ['instances', 'sessions']) {
      expect(await ask(source.url, `select from ${table}`)).toHaveLength(1);
      expect(await ask(machine.url, `select from ${table}`)).toEqual([]);
    }
    expect(await ask(machine.url, 'select email from profiles')).toEqual([
      { email: 'sesija@example.com' },
    ]);
  });

  test('of an older product is brought up to date by the next start', async () => {
    const first = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
    const old = await newMachine();
    await withCommandClient(old.url, async (client) => {
      await migrateAsOf(client, first);
      await client.query(`insert into contacts (name, email, message) values ('A', 'a@b.lt', 'b')`);
    });
    const path = join(folder, 'old.tar.zst');
    await backUp(path, null, old.url);
    const machine = await newMachine();
    await restore(machine, path);
    const database = connectDatabase(machine.url, () => {});
    await migrateDatabase(database, machine);
    expect(await database.db.$count(contacts)).toBe(1);
    await database.close();
  });

  test('is proven by a drill in a database that is thrown away', async () => {
    const file = createReadStream(locked);
    const manifest = await verifyBackup(file, key, { workFolder: folder, now: NOW });
    expect(manifest.pictures.map(({ name }) => name)).toEqual(['blog/a-1.webp', 'blog/b-2.png']);
  });
});

async function readAll(file: Readable) {
  const kinds: string[] = [];
  for await (const { kind } of readBackup(file, null)) kinds.push(kind);
  return kinds;
}

describe('what cannot be restored is told, and nothing has changed:', () => {
  /** One for all: what fails leaves nothing in it. */
  let machine: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeAll(async () => {
    machine = await createEmptyDatabase();
  });
  afterAll(() => machine.drop());
  const bytesOf = (kind: string) => readFile(kind === 'plain' ? plain : locked);
  const from = (bytes: Uint8Array) => Readable.from([Buffer.from(bytes)]);
  const refuses = async (file: string | Readable, fault: BackupFault, withKey = key) => {
    await expect(restore(machine, file, { withKey })).rejects.toMatchObject({ fault });
    expect(await isEmpty(machine.adminUrl)).toBe(true);
  };

  test.each([
    ['plain', 0.1],
    ['encrypted', 0.5],
    ['plain', 0.9],
  ])('a file with a flipped byte: %s, %f of the way', async (kind, place) => {
    const bytes = await bytesOf(kind);
    const at = Math.floor(bytes.length * place);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await refuses(from(bytes), 'damaged');
  });

  test.each([
    ['plain', 0.2],
    ['encrypted', 0.8],
    ['plain', 0.95],
  ])('a file that was cut: %s, %f of the way', async (kind, place) => {
    const bytes = await bytesOf(kind);
    await refuses(from(bytes.subarray(0, Math.floor(bytes.length * place))), 'damaged');
  });

  test('an encrypted file without the key, or with another', async () => {
    await refuses(locked, 'locked', '');
    await refuses(locked, 'wrong-key', otherKey);
  });

  test('a file that is no back-up', async () => {
    const zip = promisify(zstdCompress);
    const tar = await packTar([{ header: { name: 'a.txt', size: 1 }, body: 'a' }]);
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), await zip('text'), await zip(tar)])
      await refuses(from(bytes), 'foreign');
  });

  test('a back-up with an entry that no back-up has, or whose entries are not what they say', async () => {
    const head = { format: 1, product: '0.1.0', migration: 0, tables: [] };
    const text = JSON.stringify({ ...head, taken_at: NOW.toISOString() });
    for (const name of ['a.txt', `manifest/${'0'.repeat(64)}`]) {
      const entry = (name: string, body: string) => ({
        header: { name, size: Buffer.byteLength(body) },
        body,
      });
      const tar = await packTar([entry(HEAD_NAME, text), entry(name, '{}')]);
      const reading = readAll(from(await promisify(zstdCompress)(tar)));
      await expect(reading).rejects.toMatchObject({ fault: 'damaged' });
    }
  });

  test('a file that is not there', async () => {
    const missing = restore(machine, join(folder, 'missing.tar.zst'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a file of a newer product', async () => {
    const head = { format: 1, product: '9.0.0', migration: Date.now() * 2, tables: [] };
    const text = JSON.stringify({ ...head, taken_at: NOW.toISOString() });
    const size = Buffer.byteLength(text);
    const tar = await packTar([{ header: { name: HEAD_NAME, size }, body: text }]);
    await refuses(from(await promisify(zstdCompress)(tar)), 'newer');
  });

  test('a process that is killed in the middle of a restore', async () => {
    const half = join(folder, 'half.fifo');
    await once(spawn('mkfifo', [half]), 'exit');
    const child = spawn(
      process.execPath,
      [
        '--experimental-strip-types',
        join(import.meta.dirname, '../../../scripts/restore.ts'),
        half,
      ],
      {
        env: { ...process.env, DATABASE_URL: machine.adminUrl, DATA_DIR: folder },
        stdio: 'ignore',
      },
    );
    const bytes = await bytesOf('plain');
    const pipe = createWriteStream(half);
    pipe.on('error', () => {});
    pipe.write(bytes.subarray(0, bytes.length - 100));
    const inTables = `select from pg_stat_activity where datname = current_database() and query like 'copy%'`;
    await expect.poll(() => ask(machine.adminUrl, inTables), { timeout: 60_000 }).not.toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    pipe.destroy();
    await expect.poll(() => isEmpty(machine.adminUrl)).toBe(true);
  });
});

describe('a database that holds something', () => {
  test('is not overwritten without being told so; what it held is archived and can be read', async () => {
    const machine = await newMachine();
    await restore(machine, plain);
    await ask(machine.url, `update contacts set name = 'written since'`);
    await expect(restore(machine, plain)).rejects.toMatchObject({ fault: 'occupied' });
    const { archivedSchemas } = await restore(machine, plain, { mayReplace: true });
    expect(archivedSchemas).toEqual([
      'before_restore_20261123011000_drizzle',
      'before_restore_20261123011000_public',
    ]);
    expect(await ask(machine.url, 'select name from contacts')).toEqual([{ name: ODD }]);
    expect(await ask(machine.url, `select name from ${archivedSchemas[1]}.contacts`)).toEqual([
      { name: 'written since' },
    ]);
  });

  test('is left alone while a product works on it, and by a role that may not archive it', async () => {
    const machine = await newMachine();
    await restore(machine, plain);
    await ask(machine.url, 'insert into instances (id) values (gen_random_uuid())');
    await expect(restore(machine, plain, { mayReplace: true })).rejects.toMatchObject({
      fault: 'in-use',
    });
    await ask(machine.url, 'delete from instances');
    await expect(
      restore({ adminUrl: machine.url }, plain, { mayReplace: true }),
    ).rejects.toMatchObject({ fault: 'not-owner' });
    expect(await ask(machine.url, 'select name from contacts')).toEqual([{ name: ODD }]);
  });
});

test('a full disk ends the back-up with its cause, and the database is not left in a transaction', async () => {
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  const full = createWriteStream('/dev/full');
  const writing = writeBackup({ client, storage, product: '0.1.0', now: NOW }, full, null);
  await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
  await client.end();
});

describe('a back-up that fails leaves no file behind, and those of others alone:', () => {
  const settings = { dataDir: folder, storageUrl: null, backupKey: null };
  const write = (url: string, path: string) => writeBackupFile(settings, url, path, NOW);

  test.each([
    ['a database that refuses', 'postgres://nobody@127.0.0.1:1/none'],
    ['an address that is none', 'postgres://[/none'],
  ])('%s', async (_name, url) => {
    const place = join(folder, crypto.randomUUID());
    await mkdir(place);
    await expect(write(url, join(place, 'new.tar.zst'))).rejects.toThrow();
    const mine = join(place, 'mine.tar.zst');
    await writeFile(mine, 'mine');
    await expect(write(url, mine)).rejects.toMatchObject({ code: 'EEXIST' });
    // Whatever would still be made.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await readdir(place)).toEqual(['mine.tar.zst']);
    expect(await readFile(mine, 'utf8')).toBe('mine');
  });
});

test('it is one snapshot: what is written while it is taken is in it whole or not at all', async () => {
  const path = join(folder, 'busy.tar.zst');
  let isWriting = true;
  const writer = (async () => {
    for (let n = 0; isWriting; n += 1) {
      await source.db.transaction(async (tx) => {
        const id = crypto.randomUUID();
        const email = `${n}@example.com`;
        await tx.insert(contacts).values({ name: `pair ${n}`, email, message: 'busy' });
        await tx
          .insert(audit_log)
          .values({ actor: 'pair', action: 'a', entity: 'b', entity_id: id });
      });
    }
  })();
  await expect.poll(() => source.db.$count(contacts)).toBeGreaterThan(5);
  await backUp(path, null);
  isWriting = false;
  await writer;
  const machine = await newMachine();
  await restore(machine, path);
  const [pairs] = await ask(
    machine.url,
    `select (select count(*) from contacts where message = 'busy')::int as contacts,
       (select count(*) from audit_log where actor = 'pair')::int as entries`,
  );
  expect(pairs.contacts).toBe(pairs.entries);
  expect(pairs.contacts).toBeGreaterThan(0);
});
