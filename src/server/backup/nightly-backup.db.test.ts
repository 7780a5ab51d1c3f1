import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeS3 } from '../../../tests/fakes/s3.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { article_revisions } from '../database/schema/article-versions.ts';
import { audit_log } from '../database/schema/audit.ts';
import { backups } from '../database/schema/backups.ts';
import { installation } from '../database/schema/instances.ts';
import { openBackupPlace } from './backup-place.ts';
import {
  createBackupWatch,
  forgetMissing,
  getBackupStatus,
  lookForFiles,
} from './backup-status.ts';
import { expireHistory } from './expire-history.ts';
import { explainBackup } from './explain-backup.ts';
import { clearWorkFolders, commandFolderOf, makeBackup, workFolderOf } from './make-backup.ts';
import { nextNight, queueNightlyBackup, runBackup } from './nightly-backup.ts';
import { readBackup } from './read-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'nightly-'));
const api = await startTestApi();
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await api.db.delete(backups);
  await endJobs();
  await api.db.execute(`update installation set created_at = '2026-11-22T12:00:00Z'`);
});

const endJobs = () => api.db.execute(`delete from jobs.job where name = 'back-up'`);
const at = (moment: string) => ({ ...api.context, clock: { now: () => new Date(moment) } });
const night = (moment: string, backupUrl: string | null) => {
  const config = { ...api.context.config, dataDir: folder, backupUrl };
  return { ...at(moment), config, databaseUrl: api.databaseUrl };
};
const addRow = async () => {
  const [row] = await api.db.insert(backups).values({ started_at: new Date() }).returning();
  return row?.id ?? '';
};
const rowOf = async (id: string) =>
  (await api.db.select().from(backups).where(eq(backups.id, id)))[0];

test.each([
  ['2026-11-23T01:09:00Z', '2026-11-23T01:10:00Z'],
  ['2026-11-23T01:10:00Z', '2026-11-24T01:10:00Z'],
  ['2026-07-01T12:00:00Z', '2026-07-02T00:10:00Z'],
  // The night in which clocks go forward from three to four has no 03:10.
  ['2026-03-28T12:00:00Z', '2026-03-29T01:10:00Z'],
])('the night after %s is %s', (after, expected) => {
  expect(nextNight(new Date(after)).toISOString()).toBe(new Date(expected).toISOString());
});

test('a new installation waits for its first night; a night has one back-up, also of several instances', async () => {
  await api.db.insert(installation).values({ key: 'test', value: 1 }).onConflictDoNothing();
  await api.db.execute(`update installation set created_at = '2026-11-22T12:00:00Z'`);
  expect(await queueNightlyBackup(at('2026-11-23T01:09:00Z'))).toBe(false);
  const instances = Array.from({ length: 4 }, () => queueNightlyBackup(at('2026-11-23T01:10:01Z')));
  expect((await Promise.all(instances)).filter(Boolean)).toHaveLength(1);
  expect(await queueNightlyBackup(at('2026-11-24T01:09:00Z'))).toBe(false);
  // Of nights without the product one is made up for.
  await endJobs();
  expect(await queueNightlyBackup(at('2026-11-29T09:00:00Z'))).toBe(true);
  expect(await queueNightlyBackup(at('2026-11-29T09:00:10Z'))).toBe(false);
  expect(await api.db.$count(backups)).toBe(2);
});

test('one that an administrator asks for is queued at once; another, or the night’s, waits until it is over', async () => {
  const ask = () => api.askAsAdmin('POST', '/api/admin/system/backups');
  expect(await ask()).toMatchObject({ status: 202 });
  expect(await ask()).toMatchObject({
    status: 409,
    body: { detail: 'Atsarginė kopija jau daroma arba netrukus bus bandoma dar kartą.' },
  });
  await api.db.update(backups).set({ started_at: new Date('2026-11-23T01:09:00Z') });
  expect(await queueNightlyBackup(at('2026-11-23T01:10:01Z'))).toBe(false);
  expect(await api.db.$count(backups)).toBe(1);
  await endJobs();
  expect(await queueNightlyBackup(at('2026-11-23T01:20:00Z'))).toBe(true);
  expect(await api.db.$count(backups)).toBe(2);
});

test('a night’s back-up is in its place, proven, readable by its owner alone, and the expired one is gone', async () => {
  const place = join(folder, 'kept');
  const url = pathToFileURL(place).href;
  await mkdir(place);
  const fileOf = (moment: string) => `backup-${moment}.tar.zst`;
  const days = ['17', '18', '19', '20', '21', '22'].map((day) => fileOf(`202611${day}T011000Z`));
  const [byHand, proven, untried] = ['20261122T100000Z', '20261112T011000Z', '20261113T011000Z'];
  const before = [...days, ...[byHand, proven, untried].map((moment) => fileOf(String(moment)))];
  for (const name of ['mine.tar.zst', ...before]) await writeFile(join(place, name), '');
  const taken = new Date('2026-11-12T01:10:00Z');
  await api.db
    .insert(backups)
    .values({ name: fileOf(String(proven)), started_at: taken, verified_at: taken });
  const id = await addRow();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  await runBackup({ ...night('2026-11-23T01:10:00Z', url), log }, id);
  // The log names what went, and that the chosen place is no disk of its own.
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { code: 'backups_expired', names: [fileOf(String(untried))] },
    { code: 'backups_on_data_disk' },
  ]);
  const row = await rowOf(id);
  expect(row).toMatchObject({ name: 'backup-20261123T011000Z.tar.zst', failure: null });
  expect(row?.verified_at).not.toBeNull();
  expect(row?.tables).toBeGreaterThan(20);
  // Of its week one stays: the one that was proven, and not the one that is newer.
  const kept = before.filter((name) => name !== fileOf(String(untried)));
  expect((await readdir(place)).sort()).toEqual(
    [...kept, 'backup-20261123T011000Z.tar.zst', 'mine.tar.zst'].sort(),
  );
  expect((await stat(join(place, row?.name ?? ''))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'backup-work'))).toEqual([]);
});

test('one that is made by hand removes none', async () => {
  const dataDir = join(folder, 'by-hand');
  const config = { ...api.context.config, dataDir, backupUrl: null };
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  const before = Array.from({ length: 20 }, (_, n) => `backup-202611${n + 10}T011000Z.tar.zst`);
  for (const name of before) await writeFile(join(dataDir, 'backups', name), '');
  const now = new Date('2026-11-29T12:00:00Z');
  const { name } = await makeBackup(config, api.databaseUrl, openBackupPlace(config), {
    workFolder: commandFolderOf(config),
    now,
  });
  expect((await readdir(join(dataDir, 'backups'))).sort()).toEqual([...before, name]);
});

test('a night clears what killed processes left, and nothing that a command is working at', async () => {
  const config = { dataDir: join(folder, 'left') };
  const [night, command] = [workFolderOf(config), commandFolderOf(config)];
  const now = new Date('2026-11-23T01:10:00Z');
  for (const [place, name, changed] of [
    [night, 'drill-1', '2026-11-23T01:09:00Z'],
    [command, 'at-work.partial', '2026-11-22T02:00:00Z'],
    [command, 'drill-left', '2026-11-20T01:00:00Z'],
  ] as const) {
    await mkdir(join(place, name), { recursive: true });
    await utimes(join(place, name), new Date(changed), new Date(changed));
  }
  await clearWorkFolders(config, now);
  expect([await readdir(night), await readdir(command)]).toEqual([[], ['at-work.partial']]);
});

test('another attempt at a night’s back-up takes the place of what the failed one has left', async () => {
  const place = join(folder, 'attempts');
  await mkdir(place);
  const left = 'backup-20261123T011000Z.tar.zst';
  await writeFile(join(place, left), '');
  const id = await addRow();
  await api.db.update(backups).set({ name: left, failure: 'damaged' });
  await runBackup(night('2026-11-23T01:15:00Z', pathToFileURL(place).href), id);
  expect(await readdir(place)).toEqual(['backup-20261123T011500Z.tar.zst']);
});

test('a place that cannot be written to stands in the row, and the job fails for another try', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const id = await addRow();
  const url = pathToFileURL(join(folder, 'a-file')).href;
  await expect(runBackup(night('2026-11-23T01:10:00Z', url), id)).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ failure: 'place', verified_at: null });
});

test('a bucket that is away is told as the place of back-ups, not as a database', async () => {
  const backupUrl = 's3://key:secret@127.0.0.1:1/bucket?tls=0';
  const place = openBackupPlace({ dataDir: folder, backupUrl });
  const error = await place.list().catch((reason: unknown) => reason);
  expect(explainBackup(error)).toMatch(/^Kopijų vietos \(BACKUP_URL\) .*ECONNREFUSED/);
});

test.runIf(process.getuid?.() === 0)(
  'what root makes in the service’s folder belongs to the service, which goes on with it',
  async () => {
    const dataDir = join(folder, 'of-a-service');
    await mkdir(dataDir);
    // As earlier versions left it.
    await mkdir(join(dataDir, 'backup-work'));
    await chown(dataDir, 10_001, 10_001);
    const config = { ...api.context.config, dataDir, backupUrl: null };
    const { name } = await makeBackup(config, api.databaseUrl, openBackupPlace(config), {
      workFolder: workFolderOf(config),
      now: new Date(),
    });
    for (const made of ['backup-work', 'backups', join('backups', name)]) {
      const { uid, gid } = await stat(join(dataDir, made));
      expect([made, uid, gid]).toEqual([made, 10_001, 10_001]);
    }
  },
);

describe('old history', () => {
  const text = crypto.randomUUID();
  const other = crypto.randomUUID();
  const revise = (article_id: string, moments: string[]) =>
    api.db.insert(article_revisions).values(
      moments.map((moment) => ({
        ...{ article_id, reason: 'save', snapshot: { ai_translated_title: moment } },
        created_at: new Date(moment),
      })),
    );
  const left = async (article: string) =>
    (await api.db.select().from(article_revisions).where(eq(article_revisions.article_id, article)))
      .map(({ created_at }) => created_at.toISOString().slice(0, 10))
      .toSorted();
  const entries = async () =>
    (await api.db.select().from(audit_log).where(eq(audit_log.action, 'old')))
      .map(({ at }) => at.toISOString().slice(0, 10))
      .toSorted();
  const newest = Array.from({ length: 19 }, (_, n) => `2026-10-${String(n + 10)}`);

  beforeEach(async () => {
    await api.db.delete(article_revisions);
    // Beside the nineteen newest one old text is among the twenty.
    await revise(text, ['2024-01-01', '2024-01-02', '2024-11-22', ...newest]);
    await revise(other, ['2020-01-01', '2020-01-02']);
  });
  const night23 = (place: string) => night('2026-11-23T01:10:00Z', pathToFileURL(place).href);

  test('stays whole when no proven back-up holds it', async () => {
    const id = await addRow();
    await writeFile(join(folder, 'no-folder'), '');
    await expect(runBackup(night23(join(folder, 'no-folder')), id)).rejects.toThrow();
    await expireHistory(night23(folder), id);
    expect(await left(text)).toHaveLength(22);
    expect(await rowOf(id)).toMatchObject({ expired_revisions: null });
  });

  test('leaves no entry of the audit where nothing is old', async () => {
    await api.db.delete(article_revisions);
    const id = await addRow();
    await runBackup(night23(join(folder, 'nothing-old')), id);
    expect(await rowOf(id)).toMatchObject({ expired_revisions: 0, expired_audit: 0 });
    const isOfThis = and(eq(audit_log.action, 'history.expire'), eq(audit_log.entity_id, id));
    expect(await api.db.$count(audit_log, isOfThis)).toBe(0);
  });

  test('goes once a back-up holds it; the newest texts of each article stay for ever', async () => {
    const old = { actor: 'x', action: 'old', entity: 'x', entity_id: 'x' };
    const moments = ['2023-11-22T00:00:00Z', '2023-11-24T00:00:00Z'];
    await api.db.insert(audit_log).values(moments.map((at) => ({ ...old, at: new Date(at) })));
    const [row] = await api.db
      .insert(backups)
      .values({ started_at: new Date('2026-11-23T01:10:00Z') })
      .returning();
    const place = join(folder, 'archive');
    await runBackup(night23(place), row?.id ?? '');
    expect(await left(text)).toEqual(['2024-11-22', ...newest]);
    expect(await left(other)).toEqual(['2020-01-01', '2020-01-02']);
    expect(await entries()).toEqual(['2023-11-24']);
    expect(await rowOf(row?.id ?? '')).toMatchObject({ expired_revisions: 2, expired_audit: 1 });
    const [entry] = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.action, 'history.expire'));
    expect(entry).toMatchObject({ actor: 'automatika', after: { revisions: 2, audit: 1 } });
    // And the back-up does hold it.
    const rows = await readTables(join(place, 'backup-20261123T011000Z.tar.zst'));
    for (const day of ['2024-01-01', '2024-01-02', '2023-11-22']) expect(rows).toContain(day);
  });
});

/** All rows that a back-up holds, as PostgreSQL writes them. */
async function readTables(path: string): Promise<string> {
  let rows = '';
  for await (const part of readBackup(createReadStream(path), null))
    if (part.kind === 'piece' && part.piece.kind === 'table')
      rows += Buffer.from(part.bytes).toString();
  return rows;
}

describe('what is told of a proven back-up', () => {
  const NIGHTS = ['20261122T011000Z', '20261123T011000Z'] as const;
  const fileOf = (moment: string) => `backup-${moment}.tar.zst`;
  const dataDir = join(folder, 'told');
  const files = join(dataDir, 'backups');
  const look = (moment: string, dir = dataDir) => {
    const ctx = at(moment);
    const config = { ...ctx.config, dataDir: dir, backupUrl: null };
    return { ...ctx, config };
  };
  const told = async (moment: string) => {
    const { proven, isOverdue } = await getBackupStatus(at(moment));
    return [proven?.at.toISOString().slice(0, 10) ?? null, isOverdue];
  };

  beforeEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(files, { recursive: true });
    for (const night of NIGHTS) {
      await writeFile(join(files, fileOf(night)), '');
      const taken = new Date(night.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
      await api.db
        .insert(backups)
        .values({ name: fileOf(night), started_at: taken, verified_at: taken });
    }
    await api.db.insert(backups).values({ started_at: new Date('2026-11-23T09:00:00Z') });
    await api.db.execute(`update installation set created_at = '2026-01-01T12:00:00Z'`);
  });

  test('is about a file that is in its place', async () => {
    await lookForFiles(look('2026-11-23T10:00:00Z'));
    expect(await told('2026-11-23T10:05:00Z')).toEqual(['2026-11-23', false]);
    await rm(join(files, fileOf(NIGHTS[1])));
    await lookForFiles(look('2026-11-23T10:06:00Z'));
    expect(await told('2026-11-23T10:10:00Z')).toEqual(['2026-11-22', false]);
    await rm(files, { recursive: true });
    await lookForFiles(look('2026-11-23T10:11:00Z'));
    expect(await told('2026-11-23T10:15:00Z')).toEqual([null, true]);
    // A disk that is there again.
    await mkdir(files);
    await writeFile(join(files, fileOf(NIGHTS[1])), '');
    await lookForFiles(look('2026-11-23T10:16:00Z'));
    expect(await told('2026-11-23T10:16:00Z')).toEqual(['2026-11-23', false]);
  });

  test('stays when the place cannot be read, and when another instance keeps it in a folder of its own', async () => {
    const noFolder = look('2026-11-23T10:00:00Z');
    await writeFile(join(dataDir, 'file'), '');
    const backupUrl = pathToFileURL(join(dataDir, 'file')).href;
    const unreadable = { ...noFolder, config: { ...noFolder.config, backupUrl } };
    await expect(lookForFiles(unreadable)).rejects.toThrow('place');
    for (let minute = 10; minute < 20; minute += 1) {
      await lookForFiles(look(`2026-11-23T10:${minute}:00Z`));
      await lookForFiles(look(`2026-11-23T10:${minute}:30Z`, join(folder, 'of-another')));
      expect(await told(`2026-11-23T10:${minute}:59Z`)).toEqual(['2026-11-23', false]);
    }
  });

  test('begins anew on the machine of a restore, whose first start makes one at once', async () => {
    await forgetMissing(look('2026-11-23T10:00:00Z'));
    expect(await told('2026-11-23T10:00:00Z')).toEqual(['2026-11-23', false]);
    expect(await api.db.$count(backups)).toBe(2);
    await forgetMissing(look('2026-11-23T10:00:00Z', join(folder, 'new-machine')));
    expect(await api.db.$count(backups)).toBe(0);
    expect(await told('2026-11-23T10:00:00Z')).toEqual([null, true]);
    expect(await queueNightlyBackup(at('2026-11-23T10:00:01Z'))).toBe(true);
  });

  test('costs a bucket a request in ten minutes, for our names alone', async () => {
    const s3 = await startFakeS3();
    const ctx = look('2026-11-23T10:00:00Z');
    let moment = Date.parse('2026-11-23T10:00:00Z');
    const clock = { now: () => new Date(moment) };
    const config = { ...ctx.config, backupUrl: s3.url };
    const watch = createBackupWatch({ ...ctx, clock, config });
    for (; moment < Date.parse('2026-11-23T10:11:00Z'); moment += 10_000) await watch();
    await s3.close();
    expect(s3.requests).toHaveLength(2);
    expect(s3.requests[0]).toContain('prefix=backup-');
    expect(await told('2026-11-23T10:11:00Z')).toEqual([null, true]);
  });
});

test('a bucket keeps the same file as a folder', async () => {
  const s3 = await startFakeS3();
  const place = openBackupPlace({ dataDir: folder, backupUrl: s3.url });
  const path = join(folder, 'x.partial');
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, n) => n % 251));
  await writeFile(path, bytes);
  await place.store('backup-20261123T011000Z.tar.zst', path);
  expect(await place.list()).toEqual(['backup-20261123T011000Z.tar.zst']);
  const hash = createHash('sha256');
  for await (const chunk of await place.read('backup-20261123T011000Z.tar.zst')) hash.update(chunk);
  expect(hash.digest('hex')).toBe(
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  );
  await place.delete('backup-20261123T011000Z.tar.zst');
  expect(await place.list()).toEqual([]);
  await s3.close();
});
