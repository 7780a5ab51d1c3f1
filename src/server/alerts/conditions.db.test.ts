import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createTestClock, createTestJobs } from '../../../tests/support/test-jobs.ts';
import { CONDITION_CODES, type ConditionCode } from '../../domain/conditions.ts';
import { parseConfig } from '../config.ts';
import { ai_import_settings } from '../database/schema/automation.ts';
import { backups } from '../database/schema/backups.ts';
import { conditions } from '../database/schema/conditions.ts';
import { contacts } from '../database/schema/contacts.ts';
import { installation } from '../database/schema/instances.ts';
import { model_calls, provider_health } from '../database/schema/preparation.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { listConfiguredModels } from '../newsroom/preparation/models/models.ts';
import { DEFAULT_PROMPTS } from '../newsroom/preparation/prompts/default-prompts.ts';
import { type Changes, checkConditions, createConditionWatch } from './check-conditions.ts';
import { findLowDisks } from './conditions/disk-low.ts';
import { readDisks } from './conditions/read-disks.ts';
import { listOpenConditions, listPastConditions } from './list-conditions.ts';

const folder = await mkdtemp(join(tmpdir(), 'conditions-'));
const database = await createTestDatabase();
const jobs = await createTestJobs(database);
const { db } = database;
afterAll(async () => {
  await jobs.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const NOW = '2026-11-23T12:00:00Z';
const clock = createTestClock(NOW);
const SETTINGS = {
  DATA_DIR: folder,
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_NOTIFY_TO: 'info@example.lt',
  GOOGLE_GENERATIVE_AI_API_KEY: 'k',
};
const ctx = (settings: Record<string, string> = {}) => ({
  db,
  clock,
  jobs,
  log: pino({ level: 'silent' }),
  config: parseConfig({ ...SETTINGS, ...settings }),
});
const check = (settings?: Record<string, string>) => checkConditions(ctx(settings));
const listOpen = async () => (await listOpenConditions(db)).map(({ code }) => code);

beforeEach(async () => {
  clock.set(NOW);
  const tables = [conditions, backups, rss_sources, model_calls, provider_health, contacts];
  for (const table of [...tables, ai_import_settings]) await db.delete(table);
  await db.execute('delete from jobs.job');
  await db.delete(installation);
});

const addSource = (values: Partial<typeof rss_sources.$inferInsert>) =>
  db.insert(rss_sources).values({
    name: 'Naujienos',
    rss_url: `https://example.lt/${crypto.randomUUID()}`,
    type: 'rss',
    created_at: new Date('2026-10-01T12:00:00Z'),
    last_success_at: new Date('2026-11-23T11:00:00Z'),
    last_new_item_at: new Date('2026-11-23T11:00:00Z'),
    ...values,
  });
const addSettings = (values: Partial<typeof ai_import_settings.$inferInsert>) =>
  db
    .insert(ai_import_settings)
    .values({ ...DEFAULT_PROMPTS, updated_at: new Date('2026-11-01T12:00:00Z'), ...values });
const addJob = async (name: 'back-up' | 'send-account-mail', set: string) => {
  const id = crypto.randomUUID();
  await db.transaction((tx) =>
    name === 'back-up'
      ? jobs.send(tx, name, { backup_id: id })
      : jobs.send(tx, name, { mail_id: id }),
  );
  await db.execute(`update jobs.job set ${set}`);
};
const addEntry = (at: string, action: string, after: object) =>
  db.execute(
    `insert into audit_log (at, actor, action, entity, entity_id, after)
     values ('${at}', 'a@example.lt', '${action}', 'profile', 'one', '${JSON.stringify(after)}')`,
  );

interface Case {
  code: Exclude<ConditionCode, 'disk_low' | 'database_ended' | 'mail_not_set_up'>;
  /** Nothing of it needs a person yet. */
  almost: () => Promise<unknown>;
  does: () => Promise<unknown>;
  over: () => Promise<unknown>;
  says: string;
  /** From when on, as far as it is known: else from the look that met it. */
  since: string;
}

const CASES: Case[] = [
  {
    code: 'backup_overdue',
    almost: () => db.insert(installation).values({ key: 'a', value: 1, created_at: new Date(NOW) }),
    does: () => db.update(installation).set({ created_at: new Date('2026-11-21T23:00:00Z') }),
    over: () =>
      db.insert(backups).values({ started_at: new Date(NOW), verified_at: new Date(NOW) }),
    says: 'Kopijų vietoje nėra nė vienos atsarginės kopijos',
    since: NOW,
  },
  {
    code: 'source_dead',
    almost: () =>
      addSource({ consecutive_errors: 5, last_success_at: new Date('2026-11-21T12:00:00Z') }),
    does: () => db.update(rss_sources).set({ last_success_at: new Date('2026-11-20T11:00:00Z') }),
    over: () => db.update(rss_sources).set({ consecutive_errors: 0 }),
    says: 'Šaltinio „Naujienos“ nepavyksta perskaityti ilgiau kaip tris dienas',
    since: '2026-11-20T11:00:00Z',
  },
  {
    code: 'nothing_imported',
    almost: async () => {
      await addSource({ last_new_item_at: new Date('2026-11-22T11:00:00Z') });
      await addSettings({ source_import_enabled: false });
    },
    does: () => db.update(ai_import_settings).set({ source_import_enabled: true }),
    over: () => db.update(rss_sources).set({ last_new_item_at: new Date(NOW) }),
    says: 'per parą neimportuota nė vieno straipsnio',
    since: '2026-11-23T11:00:00Z',
  },
  {
    code: 'nothing_imported',
    almost: async () => {
      await addSource({ is_active: false, last_new_item_at: new Date('2026-11-22T11:00:00Z') });
      await addSettings({ source_import_enabled: true });
    },
    does: () => db.update(rss_sources).set({ is_active: true }),
    over: () => db.update(rss_sources).set({ is_active: false }),
    says: 'per parą neimportuota nė vieno straipsnio',
    since: '2026-11-23T11:00:00Z',
  },
  {
    code: 'daily_limit',
    almost: async () => {
      await addSettings({ daily_cost_cap_cents: 500 });
      const call = { article_id: crypto.randomUUID(), step: 'judge', model: 'm' };
      await db
        .insert(model_calls)
        .values({ ...call, cost_micro_usd: 4_999_999, created_at: new Date(NOW) });
    },
    does: () => db.update(model_calls).set({ cost_micro_usd: 5_000_000 }),
    over: async () => clock.set('2026-11-23T22:00:00Z'),
    says: 'Pasiekta dienos AI išlaidų riba',
    since: NOW,
  },
  {
    code: 'mail_failing',
    almost: () =>
      addJob(
        'send-account-mail',
        `state = 'retry', start_after = '${NOW}', created_on = timestamptz '${NOW}' - interval '14 minutes'`,
      ),
    does: () =>
      db.execute(`update jobs.job set created_on = timestamptz '${NOW}' - interval '16 minutes'`),
    over: () => db.execute('delete from jobs.job'),
    says: 'Nepavyksta išsiųsti laiškų, jų laukia 1.',
    since: '2026-11-23T11:44:00Z',
  },
  {
    code: 'key_refused',
    almost: () =>
      db.insert(provider_health).values({ provider: 'google', refused_key_hash: 'of another' }),
    does: () =>
      db
        .update(provider_health)
        .set({ refused_key_hash: listConfiguredModels(ctx().config, '')[0]?.keyHash ?? '' }),
    over: () => db.update(provider_health).set({ refused_key_hash: null }),
    says: 'GOOGLE_GENERATIVE_AI_API_KEY',
    since: NOW,
  },
  {
    code: 'jobs_late',
    almost: () => addJob('back-up', `start_after = timestamptz '${NOW}' - interval '59 minutes'`),
    does: () =>
      db.execute(`update jobs.job set start_after = timestamptz '${NOW}' - interval '61 minutes'`),
    over: () => db.execute(`update jobs.job set state = 'completed', completed_on = '${NOW}'`),
    says: 'nepradėta: atsarginės kopijos (1)',
    since: '2026-11-23T10:59:00Z',
  },
  {
    code: 'new_device',
    // The first sign-in of all. Entries of the audit stay: earlier than the other tests.
    almost: () => {
      clock.set('2026-10-10T12:00:00Z');
      return addEntry('2026-10-10T10:00:00Z', 'account.sign-in', { is_new_browser: true });
    },
    does: () =>
      addEntry('2026-10-10T11:00:00Z', 'account.sign-in', {
        is_new_browser: true,
        browser: 'Firefox, Windows',
      }),
    over: async () => clock.set('2026-10-11T11:00:01Z'),
    says: '(Firefox, Windows)',
    since: '2026-10-10T11:00:00Z',
  },
  {
    code: 'failed_sign_ins',
    almost: () => {
      clock.set('2026-10-10T12:00:00Z');
      return addEntry('2026-10-10T11:30:00Z', 'account.sign-in-failed', { attempts: 9 });
    },
    does: () => addEntry('2026-10-10T11:40:00Z', 'account.sign-in-failed', { attempts: 10 }),
    over: async () => clock.set('2026-10-10T13:00:00Z'),
    says: 'bent 10\u00a0kartų',
    since: '2026-10-10T11:30:00Z',
  },
];

describe.each(CASES)('$code', ({ code, almost, does, over, says, since }) => {
  test('is open from when it begins until it is over, in words and with a link', async () => {
    await almost();
    await check();
    expect(await listOpen()).not.toContain(code);
    await does();
    expect((await check()).opened).toHaveLength(1);
    const [open] = (await listOpenConditions(db)).filter((one) => one.code === code);
    expect(open?.detail).toContain(says);
    expect(open?.href).toMatch(/^\/admin\//);
    expect(open?.since).toEqual(new Date(since));
    expect((await check()).opened).toEqual([]);
    await over();
    expect((await check()).closed).toContain(open?.id);
    expect(await listOpen()).not.toContain(code);
    const { items } = await listPastConditions(db, { page: 1, per_page: 9 });
    expect(items).toMatchObject([{ id: open?.id, closedAt: expect.any(Date) }]);
  });
});

test('a mail that is just being tried again has not gone out yet', async () => {
  const since = `timestamptz '${NOW}' - interval '16 minutes'`;
  await addJob('send-account-mail', `state = 'active', retry_count = 3, created_on = ${since}`);
  await check();
  expect(await listOpen()).toEqual(['mail_failing']);
  await db.execute('update jobs.job set retry_count = 0');
  await check();
  expect(await listOpen()).toEqual([]);
});

test('mail that is not set up is open until both settings are there', async () => {
  const open = async (settings: Record<string, string>) => {
    await check(settings);
    return (await listOpenConditions(db)).map(({ detail }) => detail);
  };
  expect(await open({ SMTP_URL: '' })).toEqual([expect.stringContaining('(SMTP_URL)')]);
  expect(await open({ CONTACT_NOTIFY_TO: '' })).toEqual([
    expect.stringContaining('(CONTACT_NOTIFY_TO)'),
  ]);
  expect(await open({})).toEqual([]);
});

describe('disk_low', () => {
  const disk = { host: 'here', path: '/data', totalBytes: 10_000 };
  const find = (freeBytes: number) => findLowDisks({ ...ctx(), disks: [{ ...disk, freeBytes }] });

  test('is open when less than a tenth is free', async () => {
    expect(await find(1000)).toEqual([]);
    const low = await find(999);
    expect(low).toMatchObject([{ facts: { code: 'disk_low', free_percent: 9 } }]);
    // Once it is, a little more is not enough.
    const at = new Date(NOW);
    for (const { facts, subject } of low)
      await db
        .insert(conditions)
        .values({ code: facts.code, facts, subject, opened_at: at, seen_at: at });
    expect(await find(1199)).toHaveLength(1);
    expect(await find(1200)).toEqual([]);
  });

  test('disks that hold data of ours are read once each, folders that are not there yet none', async () => {
    const disks = await readDisks({
      dataDir: folder,
      storageUrl: `file://${folder}`,
      backupUrl: 'file:///not/there',
    });
    expect(disks).toEqual([expect.objectContaining({ host: hostname(), path: folder })]);
    expect(disks[0]?.totalBytes).toBeGreaterThan(disks[0]?.freeBytes ?? 0);
  });

  test('of another machine it stays open for as long as that one looks', async () => {
    const facts = { code: 'disk_low', host: 'other', path: '/data', free_percent: 5 } as const;
    const at = new Date(NOW);
    await db.insert(conditions).values({
      ...{ code: facts.code, subject: 'other:/data', facts, opened_at: at, seen_at: at },
    });
    await check();
    expect(await listOpen()).toEqual(['disk_low']);
    clock.set('2026-11-23T13:00:01Z');
    await check();
    expect(await listOpen()).toEqual([]);
  });
});

test('the end of the database stands for a day', async () => {
  const facts = { code: 'database_ended', cause: 'killed' } as const;
  const at = new Date(NOW);
  await db
    .insert(conditions)
    .values({ code: facts.code, facts, subject: 'x', opened_at: at, seen_at: at });
  clock.set('2026-11-24T11:59:00Z');
  await check();
  expect(await listOpen()).toEqual(['database_ended']);
  clock.set('2026-11-24T12:00:01Z');
  await check();
  expect(await listOpen()).toEqual([]);
});

test('a source that the import has switched off is reported for a week; one that a person switched off is not', async () => {
  const off = { is_active: false, last_fetched_at: new Date('2026-11-20T12:00:00Z') };
  await addSource({ ...off, name: 'Dingęs', last_error_kind: 'gone' });
  await addSource({ ...off, name: 'Išjungtas' });
  await addSource({ ...off, name: 'Pavyzdys', last_error_kind: 'gone', is_demo: true });
  await check();
  expect((await listOpenConditions(db)).map(({ detail }) => detail)).toEqual([
    expect.stringContaining('„Dingęs“ nebeveikia, todėl išjungtas'),
  ]);
  clock.set('2026-11-27T12:00:01Z');
  await check();
  expect(await listOpen()).toEqual([]);
});

test('the link of a sign-in opens its entry of the audit, that of failed ones the entries of the account', async () => {
  clock.set('2026-09-10T12:00:00Z');
  const device = { is_new_browser: true, browser: 'A' };
  await addEntry('2026-09-10T10:00:00Z', 'account.sign-in', device);
  await addEntry('2026-09-10T11:00:00Z', 'account.sign-in', device);
  await addEntry('2026-09-10T11:30:00Z', 'account.sign-in-failed', { attempts: 10 });
  await check();
  const links = (await listOpenConditions(db)).map(({ href }) => href);
  expect(links).toContainEqual(expect.stringMatching(/^\/admin\/settings\/audit\?open=\d+$/));
  expect(links).toContain('/admin/settings/audit?id=one');
});

test('a source is dead when it has failed three times and for three days', async () => {
  const failing = { consecutive_errors: 3, last_success_at: new Date('2026-11-20T11:59:59Z') };
  await addSource({ ...failing, name: 'A' });
  await addSource({ ...failing, name: 'B', consecutive_errors: 2 });
  await addSource({ ...failing, name: 'C', last_success_at: new Date('2026-11-20T12:00:00Z') });
  await addSource({ ...failing, name: 'D', last_success_at: null });
  await check();
  expect((await listOpenConditions(db)).map(({ detail }) => detail.split(' ')[1])).toEqual([
    '„D“',
    '„A“',
  ]);
});

test('mails that were given up count with those that wait, for a day and from the first on', async () => {
  const message = { name: 'Ona', email: 'ona@example.lt', phone: '+37060000000', message: 'Labas' };
  const addContact = (at: string) =>
    db.insert(contacts).values({ ...message, delivery_state: 'failed', created_at: new Date(at) });
  await addContact('2026-11-22T12:00:00Z');
  await check();
  expect(await listOpen()).toEqual([]);
  await addContact('2026-11-22T12:00:01Z');
  await addContact('2026-11-23T10:00:00Z');
  await addJob(
    'send-account-mail',
    `state = 'retry', created_on = timestamptz '${NOW}' - interval '16 minutes'`,
  );
  await check();
  const [open] = await listOpenConditions(db);
  expect(open).toMatchObject({ since: new Date('2026-11-22T12:00:01Z') });
  expect(open?.detail).toContain('laukia 3.');
});

test('an import is silent from a day after it was switched on, or after its first source came', async () => {
  const open = async () => (await listOpenConditions(db)).map((each) => each.since);
  await addSettings({
    source_import_enabled: true,
    updated_at: new Date('2026-11-22T12:00:01Z'),
  });
  await check();
  expect(await open()).toEqual([]);
  await addSource({ created_at: new Date('2026-11-22T11:00:00Z'), last_new_item_at: null });
  await check();
  expect(await open()).toEqual([]);
  clock.set('2026-11-23T12:00:01Z');
  await check();
  expect(await open()).toEqual([new Date('2026-11-23T12:00:01Z')]);
});

test('jobs of a long queue that moves are not late', async () => {
  await addJob('back-up', `state = 'completed', completed_on = '${NOW}', singleton_key = 'done'`);
  await addJob('back-up', `start_after = timestamptz '${NOW}' - interval '2 hours'`);
  await check();
  expect(await listOpen()).toEqual([]);
});

test('however many instances look, a condition is opened and closed once', async () => {
  const all = (settings: Record<string, string>) =>
    Promise.all(Array.from({ length: 5 }, () => check(settings)));
  const count = (changes: Changes[], of: keyof Changes) => changes.flatMap((one) => one[of]).length;
  expect(count(await all({ SMTP_URL: '' }), 'opened')).toBe(1);
  expect(count(await all({}), 'closed')).toBe(1);
  expect(await db.$count(conditions)).toBe(1);
});

test('a check that fails neither opens nor closes anything of its kind, and holds up no other', async () => {
  const facts = { code: 'jobs_late', job: 'darbas', waiting: 1 } as const;
  const at = new Date(NOW);
  await db
    .insert(conditions)
    .values({ code: facts.code, facts, subject: 'back-up', opened_at: at, seen_at: at });
  await db.execute('alter table jobs.job rename column start_after to gone');
  try {
    await check({ SMTP_URL: '' });
  } finally {
    await db.execute('alter table jobs.job rename column gone to start_after');
  }
  expect((await listOpen()).toSorted()).toEqual(['jobs_late', 'mail_not_set_up']);
});

test('a disk that cannot be looked at closes nothing of its kind, and holds up no other', async () => {
  const facts = { code: 'disk_low', host: hostname(), path: folder, free_percent: 5 } as const;
  const at = new Date(NOW);
  await db.insert(conditions).values({
    ...{ code: facts.code, facts, subject: `${hostname()}:${folder}`, opened_at: at, seen_at: at },
  });
  const { config, ...rest } = ctx({ SMTP_URL: '' });
  // The path of no address: as `parseConfig` refuses it.
  await checkConditions({ ...rest, config: { ...config, backupUrl: 'file://mnt/kopijos' } });
  expect((await listOpen()).toSorted()).toEqual(['disk_low', 'mail_not_set_up']);
});

test('what was over long ago is cleared away', async () => {
  await check({ SMTP_URL: '' });
  await check();
  await db.update(conditions).set({ closed_at: new Date('2025-10-01T00:00:00Z') });
  await check();
  expect(await db.select().from(conditions).where(eq(conditions.subject, ''))).toEqual([]);
});

test('every code has its check here', () => {
  const tested = [
    ...new Set(CASES.map(({ code }) => code)),
    'disk_low',
    'database_ended',
    'mail_not_set_up',
    // reachability-watch.db.test.ts
    'database_unreachable',
  ];
  expect(tested.toSorted()).toEqual(CONDITION_CODES.toSorted());
});

test('a look that finds no change sends no alert', async () => {
  const told: Changes[] = [];
  const look = (settings: Record<string, string>) =>
    checkConditions(ctx(settings), async (_tx, changes) => void told.push(changes));
  await look({ SMTP_URL: '' });
  await look({ SMTP_URL: '' });
  await look({});
  await look({});
  expect(told.map(({ opened, closed }) => [opened.length, closed.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('however often it is asked, the watch looks once a minute', async () => {
  const watch = createConditionWatch(ctx({ SMTP_URL: '' }), async () => {});
  const lookAfter = async (milliseconds: number) => {
    await db.delete(conditions);
    clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());
    await watch();
    return (await listOpen()).length > 0;
  };
  expect([await lookAfter(0), await lookAfter(59_999), await lookAfter(1)]).toEqual([
    true,
    false,
    true,
  ]);
});
