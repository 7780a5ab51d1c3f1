import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { startFakeS3 } from '../../../tests/fakes/s3.ts';
import { startSmtpFake } from '../../../tests/fakes/smtp.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { createEmptyDatabase } from '../../../tests/support/test-database.ts';
import { seconds } from '../../domain/time/duration.ts';
import { ConfigError } from '../config.ts';
import { connectDatabase, migrateDatabase } from '../database/database.ts';
import { backups } from '../database/schema/backups.ts';
import { examineBackups } from './examine-backups.ts';
import { examineDatabase, TABLES } from './examine-database.ts';
import { examineMail } from './examine-mail.ts';
import { examineSettings } from './examine-settings.ts';
import { examineStorage } from './examine-storage.ts';
import type { Finding } from './finding.ts';

const api = await startTestApi();
const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
const config = { ...api.context.config, dataDir: folder, storageUrl: null, backupUrl: null };
const verdicts = (findings: Finding[]) =>
  Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict]));

test('an address that strangers cannot use, and jobs that stand still, are bad', () => {
  const of = (changes: Partial<typeof config>) =>
    verdicts(examineSettings({ ...config, ...changes }));
  expect(of({ publicUrl: 'http://localhost:3000' })['Viešas adresas']).toBe('bad');
  expect(of({ publicUrl: 'https://a.lt', trustProxy: [] })['Viešas adresas']).toBe('attention');
  expect(of({ publicUrl: 'https://a.lt', trustProxy: ['10.0.0.1'] })['Viešas adresas']).toBe(
    'good',
  );
  expect(of({ areJobsPaused: true })['Foniniai darbai']).toBe('bad');
});

test('the mail server is asked and gets no mail; one that does not answer is bad, as are missing settings', async () => {
  const smtp = await startSmtpFake();
  const of = async (changes: Partial<typeof config>) =>
    verdicts(await examineMail({ ...config, contactNotifyTo: 'a@b.lt', ...changes })).Paštas;
  expect(await of({ smtpUrl: smtp.url })).toBe('good');
  expect(smtp.mails).toEqual([]);
  await smtp.close();
  expect(await of({ smtpUrl: smtp.url })).toBe('bad');
  expect(await of({ smtpUrl: null })).toBe('bad');
  expect(await of({ smtpUrl: smtp.url, contactNotifyTo: null })).toBe('bad');
});

test('clocks that differ by more than five seconds are bad', async () => {
  const find = async (ahead: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
    const findings = await examineDatabase(api);
    vi.useRealTimers();
    return findings.find(({ name }) => name === 'Laikrodis');
  };
  for (const ahead of [seconds(3600), -seconds(3600)])
    expect(await find(ahead)).toMatchObject({
      verdict: 'bad',
      text: expect.stringMatching(/^duomenų bazės ir šios mašinos skiriasi 3\d{3} s$/),
    });
});

test('sample articles are bad as long as one is there', async () => {
  const find = async () => verdicts(await examineDatabase(api));
  expect(await find()).toMatchObject({
    'Duomenų bazė': 'good',
    Laikrodis: 'good',
    'Pavyzdiniai straipsniai': 'good',
  });
  await api.db.execute(
    `insert into articles (original_title, source_name, source_rss_url, original_url, is_demo) values ('Pavyzdys', 'a', 'https://a.lt/rss', 'https://a.lt/1', true)`,
  );
  expect((await find())['Pavyzdiniai straipsniai']).toBe('bad');
});

test('a database without tables is not looked into further, and not changed', async () => {
  const empty = await createEmptyDatabase();
  const connection = connectDatabase(empty.url, () => {});
  try {
    expect(verdicts(await examineDatabase(connection))[TABLES]).toBe('attention');
    const { rowCount } = await connection.pool.query(
      `select from pg_tables where schemaname = 'public'`,
    );
    expect(rowCount).toBe(0);
  } finally {
    await connection.close();
    await empty.drop();
  }
});

test.each(['database', 'schema public'])(
  'a role that may not make its tables in the %s is bad, as it is refused at the start',
  async (place) => {
    const empty = await createEmptyDatabase();
    const name = place === 'database' ? `database ${new URL(empty.url).pathname.slice(1)}` : place;
    const administrator = connectDatabase(empty.adminUrl, () => {});
    const connection = connectDatabase(empty.url, () => {});
    try {
      await administrator.pool.query(`revoke create on ${name} from website, public`);
      const finding = (await examineDatabase(connection))[0];
      expect(finding).toMatchObject({
        name: 'Duomenų bazė',
        verdict: 'bad',
        text: expect.stringMatching(/^naudotojui website trūksta teisės kurti/),
      });
      await expect(migrateDatabase(connection)).rejects.toEqual(
        new ConfigError([`DATABASE_URL: ${finding?.text}`]),
      );
    } finally {
      await administrator.close();
      await connection.close();
      await empty.drop();
    }
  },
);

test('no back-up that was ever restored is bad; one on the disk of the data, or without a key, may be meant so', async () => {
  const find = async () => verdicts(await examineBackups(api.context, config));
  expect(await find()).toEqual({
    'Atsarginė kopija': 'bad',
    'Kopijų vieta': 'attention',
    'Kopijų raktas': 'attention',
  });
  const now = api.context.clock.now();
  const name = 'backup-20261123T011000Z.tar.zst';
  await api.db.insert(backups).values({ name, started_at: now, verified_at: now });
  // Its file was deleted, or is on another machine.
  expect((await find())['Atsarginė kopija']).toBe('bad');
  await mkdir(join(folder, 'backups'));
  await writeFile(join(folder, 'backups', name), '');
  expect((await find())['Atsarginė kopija']).toBe('good');
});

test('a place of back-ups is good when it is not the disk of the data', async () => {
  const find = async (backupUrl: string) => {
    const findings = await examineBackups(api.context, { ...config, backupUrl });
    return findings.find(({ name }) => name === 'Kopijų vieta');
  };
  const s3 = await startFakeS3();
  expect(await find(s3.url)).toMatchObject({ verdict: 'good' });
  await s3.close();
  expect(await find(s3.url)).toMatchObject({
    verdict: 'bad',
    text: expect.stringMatching(/^Kopijų vietos \(BACKUP_URL\) naudoti nepavyko \(ECONNREFUSED\)/),
  });
  expect(await find('file:///proc/')).toMatchObject({ verdict: 'good' });
  expect(await find(pathToFileURL(folder).href)).toMatchObject({
    verdict: 'attention',
    text: expect.stringMatching(/tame pačiame diske.* ar jis prijungtas \(BACKUP_URL\)$/),
  });
  expect(await find(pathToFileURL(join(folder, 'nera')).href)).toMatchObject({
    verdict: 'attention',
    text: expect.stringContaining('dar nėra'),
  });
});

test('where pictures are kept is written to, read, and left as it was', async () => {
  const list = () => readdir(folder, { recursive: true });
  const before = await list();
  expect((await examineStorage(config)).text).toMatch(/^diske, aplanką sukurs/);
  expect(await list()).toEqual(before);
  await mkdir(join(folder, 'storage/blog-images'), { recursive: true });
  const made = await list();
  expect(await examineStorage(config)).toMatchObject({
    verdict: 'good',
    text: 'diske, rašo ir skaito',
  });
  expect(await list()).toEqual(made);
  const file = join(folder, 'file');
  await writeFile(file, '');
  const nowhere = { ...config, storageUrl: pathToFileURL(file).href };
  expect((await examineStorage(nowhere)).verdict).toBe('bad');
});
