import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../../tests/support/test-api.ts';
import type { Condition } from '../../domain/conditions.ts';
import { backups } from '../database/schema/backups.ts';
import { conditions } from '../database/schema/conditions.ts';
import { JOB_NAMES } from '../jobs/definitions.ts';

const api = await startTestApi({ JOBS: 'paused', DATA_DIR: '/tmp' });
afterAll(() => api.close());

const at = (moment: string) => new Date(moment);
const add = (facts: Condition, subject: string, opened: string, closed: string | null = null) =>
  api.db.insert(conditions).values({
    ...{ code: facts.code, subject, facts, opened_at: at(opened), seen_at: at(opened) },
    closed_at: closed === null ? null : at(closed),
  });

test('an administrator sees what needs a person now, versions, sizes, back-ups and queues', async () => {
  await add({ code: 'daily_limit', of: 'cost' }, 'cost', '2026-11-23T10:00:00Z');
  await add({ code: 'nothing_imported' }, '', '2026-11-22T10:00:00Z', '2026-11-23T09:00:00Z');
  await api.db
    .insert(backups)
    .values({ started_at: at('2026-11-22T01:10:00Z'), failure: 'no-room' });
  const taken = at('2026-11-21T01:10:00Z');
  await api.db
    .insert(backups)
    .values({ name: 'a', started_at: taken, verified_at: taken, missing_since: taken });
  await api.db.transaction((tx) =>
    api.context.jobs.send(tx, 'send-account-mail', { mail_id: crypto.randomUUID() }),
  );
  const { status, body } = await api.askAsAdmin('GET', '/api/admin/system');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    open: [
      {
        code: 'daily_limit',
        title: 'Pasiekta dienos AI riba',
        href: '/admin/automation/settings/limits',
        since: '2026-11-23T10:00:00.000Z',
      },
    ],
    isPaused: true,
    hasAlertChannel: false,
    versions: { node: process.versions.node, postgres: expect.stringMatching(/^\d+/) },
    backupPlace: { isChosen: false, isOnDataDisk: true },
    backups: [
      { isProven: false, failure: 'no-room', bytes: null, isGone: false },
      { isProven: true, isGone: true },
    ],
  });
  expect(body.open).toHaveLength(1);
  expect(body.sizes.database).toBeGreaterThan(body.sizes.audit);
  expect(body.disks[0].freeBytes).toBeGreaterThan(0);
  expect(body.queues).toHaveLength(JOB_NAMES.length);
  expect(body.queues).toContainEqual({
    name: 'send-account-mail',
    label: 'laiškai paskyrų savininkams',
    ...{ waiting: 1, deferred: 0, active: 0 },
  });
});

test('what is over is listed with when it was, the latest first, page by page', async () => {
  await add({ code: 'nothing_imported' }, '', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z');
  const { body } = await api.askAsAdmin('GET', '/api/admin/system/conditions?per_page=1');
  expect(body).toMatchObject({
    total: 2,
    items: [{ since: '2026-11-22T10:00:00.000Z', closedAt: '2026-11-23T09:00:00.000Z' }],
  });
});

test('while work is paused no back-up is begun that nobody would make', async () => {
  expect(await api.askAsAdmin('POST', '/api/admin/system/backups')).toMatchObject({
    body: { detail: expect.stringContaining('Darbai sustabdyti') },
  });
  expect(await api.db.$count(backups)).toBe(2);
});

test('it is for administrators alone', async () => {
  const begin = '/api/admin/system/backups';
  expect((await api.ask('POST', begin)).status).toBe(401);
  expect((await api.ask('POST', begin, { token: api.people.moderator.token })).status).toBe(403);
  for (const path of ['/api/admin/system', '/api/admin/system/conditions']) {
    expect((await api.ask('GET', path)).status).toBe(401);
    expect((await api.ask('GET', path, { token: api.people.moderator.token })).status).toBe(403);
  }
});
