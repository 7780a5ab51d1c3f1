import { rm } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startSmtpFake } from '../../../tests/fakes/smtp.ts';
import { openCuttableWay } from '../../../tests/support/cuttable-way.ts';
import { makeDataFolder } from '../../../tests/support/data-folder.ts';
import { startFeedServer } from '../../../tests/support/feed-server.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';
import { parseConfig } from '../config.ts';
import { connectDatabase, migrateDatabase } from '../database/database.ts';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { createBoss, type JobHandlers } from '../jobs/boss.ts';
import { createLog } from '../log/log.ts';
import { deliverAlert } from './deliver-alert.ts';
import { listPastConditions } from './list-conditions.ts';
import { startReachabilityWatch } from './reachability-watch.ts';

const posted: { opened: object[]; closed: object[] }[] = [];
const hook = await startFeedServer();
hook.route('/hook', async (request, response) => {
  posted.push((await json(request)) as (typeof posted)[number]);
  response.writeHead(204).end();
});
const smtp = await startSmtpFake();
const subjects = () => smtp.mails.map(({ headers }) => headers.subject);

// A server of somebody else's, whose address stays when it is started again.
const folder = await makeDataFolder('foreign');
let server = await startEmbeddedServer(folder);
const way = await openCuttableWay(server.url);
const database = connectDatabase(way.url, () => {}, 'jobs');
const boss = createBoss(database.pool, pino({ level: 'silent' }));
let now = Date.now();
const logged: { code: string; err?: object }[] = [];
const ctx = {
  db: database.db,
  jobs: boss,
  clock: { now: () => new Date(now) },
  log: createLog('warn', { write: (line) => logged.push(JSON.parse(line)) }),
  databaseUrl: way.url,
  config: parseConfig({
    DATABASE_URL: way.url,
    SMTP_URL: smtp.url,
    ALERT_TO: 'budi@example.lt',
    ALERT_WEBHOOK: `${hook.origin}/hook`,
  }),
};
afterAll(async () => {
  await boss.stop();
  await database.close();
  await way.close();
  await server.stop();
  await smtp.close();
  await hook.close();
  await rm(folder, { recursive: true });
});

const stopServer = () => server.stop();
async function startServer() {
  server = await startEmbeddedServer(folder);
  way.leadTo(server.url);
}

test('a server of DATABASE_URL that dies is alerted on by mail and webhook once, and once more when it answers again', async () => {
  await migrateDatabase(database, { alsoInside: () => boss.prepare() });
  const nothing = async () => {};
  await boss.work(
    new Proxy({} as JobHandlers, {
      get: (_, name) =>
        name === 'send-alert' ? (payload: never) => deliverAlert(ctx, payload) : nothing,
    }),
  );
  const watch = startReachabilityWatch(ctx, { every: 20 });
  const both = () => [posted.length, smtp.mails.length];

  await stopServer();
  await expect.poll(() => logged.at(-1)?.code, { timeout: 20_000 }).toBe('database_unreachable');
  now += minutes(1);
  await expect.poll(both, { timeout: 20_000 }).toEqual([1, 1]);
  expect(posted[0]).toMatchObject({
    opened: [{ code: 'database_unreachable', title: 'Duomenų bazė nepasiekiama' }],
    closed: [],
  });
  expect(smtp.mails[0]?.text).toContain('Duomenų bazės serveris neatsako');
  expect(smtp.mails[0]?.text).not.toContain(new URL(way.url).password);
  // It stays away for many more looks.
  await expect(
    expect.poll(() => both().some((count) => count > 1), { timeout: 1500 }).toBe(true),
  ).rejects.toThrow();

  await startServer();
  await expect.poll(both, { timeout: 30_000 }).toEqual([2, 2]);
  expect(posted[1]).toMatchObject({ opened: [], closed: [{ code: 'database_unreachable' }] });
  expect(subjects()).toEqual(['Duomenų bazė nepasiekiama', 'Baigėsi: Duomenų bazė nepasiekiama']);
  const past = await listPastConditions(database.db, { page: 1, per_page: 10 });
  expect(past.items.map(({ code }) => code)).toEqual(['database_unreachable']);
  expect(logged.filter(({ code }) => code.startsWith('database_')).map(({ code }) => code)).toEqual(
    ['database_unreachable', 'database_answers'],
  );

  // One that is back before the patience ends needs no alert.
  await watch.stop();
  const patient = startReachabilityWatch(ctx, { every: 20 });
  await stopServer();
  await expect.poll(() => logged.at(-1)?.code).toBe('database_unreachable');
  now += seconds(59);
  await startServer();
  await expect
    .poll(
      () =>
        database.pool.query('select 1').then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  await patient.stop();
  expect(both()).toEqual([2, 2]);
  expect(logged.filter(({ err }) => err)).toEqual([]);
}, 90_000);
