import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSmtpFake } from '../../../tests/fakes/smtp.ts';
import { startFeedServer } from '../../../tests/support/feed-server.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import type { Condition } from '../../domain/conditions.ts';
import { connectDatabase } from '../database/database.ts';
import { conditions } from '../database/schema/conditions.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { checkConditions } from './check-conditions.ts';
import { createDatabaseWatch } from './database-watch.ts';
import { deliverAlert, queueAlerts, queueMissedAlerts } from './deliver-alert.ts';

const posted: { id: string; text: string; opened: object[]; closed: object[] }[] = [];
let answer = 204;
const hook = await startFeedServer();
hook.route('/hook/secret-token/', async (request, response) => {
  const body = (await json(request)) as (typeof posted)[number];
  if (answer < 300) posted.push(body);
  response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('whatever');
});
const smtp = await startSmtpFake();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    SMTP_URL: smtp.url,
    CONTACT_NOTIFY_TO: 'info@example.lt',
    ALERT_TO: 'budi@example.lt',
    ALERT_WEBHOOK: `${hook.origin}/hook/secret-token/`,
  });
  const parts = { feeds: null as never, pages: null as never, robots: null as never };
  await api.boss.work(
    createJobHandlers({ ...api.context, ...parts, databaseUrl: api.databaseUrl }),
  );
});
afterAll(async () => {
  await api.close();
  await smtp.close();
  await hook.close();
});
beforeEach(async () => {
  await api.db.delete(conditions);
  await api.db.delete(rss_sources);
  posted.length = 0;
  smtp.mails.length = 0;
  smtp.refuseWith(null);
  answer = 204;
});

const look = () =>
  checkConditions(api.context, (tx, changes) => queueAlerts(api.context, tx, changes));
const addDeadSource = (name: string) =>
  api.db
    .insert(rss_sources)
    .values({
      name,
      rss_url: `https://example.lt/${crypto.randomUUID()}`,
      type: 'rss',
      consecutive_errors: 9,
      created_at: new Date('2026-01-01T00:00:00Z'),
    })
    .returning();
const jobs = async () =>
  (await api.pool.query("select state, output::text from jobs.job where name = 'send-alert'")).rows;
const hurry = () =>
  api.pool.query("update jobs.job set start_after = now() where name = 'send-alert'");

test('what begins is alerted on once by mail and webhook, and once more when it is over', async () => {
  const [first] = await addDeadSource('Žinios <!channel>');
  await addDeadSource('Kitas');
  await look();
  await look();
  await vi.waitFor(() => expect([posted.length, smtp.mails.length]).toEqual([1, 1]), 10_000);
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual(['budi@example.lt']);
  expect(mail?.headers.subject).toBe('Svetainei reikia dėmesio: 2\u00a0priežastys');
  expect(mail?.text).toContain('Šaltinio „Žinios <!channel>“ nepavyksta perskaityti');
  expect(mail?.text).toContain(
    `Ką daryti: http://localhost:3000/admin/import/sources?open=${first?.id}`,
  );
  expect(posted[0]).toMatchObject({
    text: expect.stringMatching(
      /^Svetainei reikia dėmesio: 2\u00a0priežastys – http:\/\/localhost:3000\/admin\/import\/sources/,
    ),
    opened: [{ code: 'source_dead' }, { code: 'source_dead' }],
    closed: [],
  });
  expect(mail?.headers['message-id']).toBe(`<alert-${posted[0]?.id}@localhost>`);
  await vi.waitFor(async () =>
    expect((await api.db.select().from(conditions)).map(({ told_at }) => told_at)).toEqual([
      expect.any(Date),
      expect.any(Date),
    ]),
  );

  await api.db.delete(rss_sources).where(eq(rss_sources.name, 'Kitas'));
  await look();
  await look();
  await vi.waitFor(() => expect([posted.length, smtp.mails.length]).toEqual([2, 2]), 10_000);
  expect(smtp.mails[1]?.headers.subject).toBe('Baigėsi: Šaltinis neveikia');
  expect(smtp.mails[1]?.text).toContain('Buvo: Šaltinio „Kitas“');
  expect(posted[1]).toMatchObject({ opened: [], closed: [{ code: 'source_dead' }] });
}, 30_000);

test('of what has happened there is one alert: that it stands no longer is no news', async () => {
  const at = new Date(Date.now() - 25 * 3600 * 1000);
  const facts: Condition = { code: 'database_ended', cause: 'killed' };
  await api.db
    .insert(conditions)
    .values({ code: facts.code, subject: 'a', facts, opened_at: at, seen_at: at });
  const before = (await jobs()).length;
  expect((await look()).closed).toHaveLength(1);
  expect(await jobs()).toHaveLength(before);
});

test.each([500, 302])(
  'a webhook that answers %i is asked again until it takes the alert; mail does not wait for it',
  async (status) => {
    answer = status;
    await addDeadSource('Kitas');
    await look();
    const retried = async () => {
      const rows = (await jobs()).filter(({ state }) => state === 'retry');
      expect(rows).toHaveLength(1);
      return rows[0];
    };
    const job = await vi.waitFor(retried, 10_000);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 10_000);
    expect(posted).toEqual([]);
    // What is kept of it names no address.
    expect(job.output).toContain('Error');
    expect(job.output).not.toMatch(/secret-token|127\.0\.0\.1/);
    answer = 204;
    await hurry();
    await vi.waitFor(() => expect(posted).toHaveLength(1), 10_000);
    expect(hook.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  },
  30_000,
);

test('a server that cannot be reached is logged without its address', async () => {
  await addDeadSource('Kitas');
  const { opened } = await checkConditions(api.context);
  const { config } = api.context;
  const send = (channel: 'mail' | 'webhook') =>
    deliverAlert(
      {
        ...api.context,
        config: {
          ...config,
          smtpUrl: 'smtp://user:slaptas@127.0.0.1:1',
          alertWebhook: 'http://127.0.0.1:1/secret',
        },
      },
      { id: crypto.randomUUID(), channel, opened, closed: [] },
    ).catch((error) => error);
  expect((await send('webhook')).message).toBe('Alert by webhook was not sent: connect');
  expect((await send('mail')).message).toBe('Alert by mail was not sent: ESOCKET CONN');
});

test('without a channel nothing is queued', async () => {
  await addDeadSource('Kitas');
  const config = { ...api.context.config, alertWebhook: null, smtpUrl: null };
  const before = (await jobs()).length;
  await checkConditions({ ...api.context, config }, (tx, changes) =>
    queueAlerts({ ...api.context, config }, tx, changes),
  );
  expect((await jobs()).length).toBe(before);
});

test('alerts missed while no channel was set up are sent at the next start, once', async () => {
  await addDeadSource('Kitas');
  await checkConditions(api.context);
  await Promise.all([queueMissedAlerts(api.context), queueMissedAlerts(api.context)]);
  await vi.waitFor(() => expect([posted.length, smtp.mails.length]).toEqual([1, 1]), 10_000);
  await vi.waitFor(async () =>
    expect(await api.db.select({ at: conditions.told_at }).from(conditions)).toEqual([
      { at: expect.any(Date) },
    ]),
  );
  const before = (await jobs()).length;
  await queueMissedAlerts(api.context);
  expect(await jobs()).toHaveLength(before);
});

describe('the end of the embedded database', () => {
  const end = { signal: 'SIGKILL', hasNoRoom: false, message: '' };

  test('is alerted on once it runs again, one in an hour', async () => {
    const watch = createDatabaseWatch(api.context);
    for (let times = 0; times < 3; times += 1) {
      watch.ended(end);
      await watch.restarted(end);
    }
    await vi.waitFor(() => expect([posted.length, smtp.mails.length]).toEqual([1, 1]), 10_000);
    expect(smtp.mails[0]?.headers.subject).toBe('Duomenų bazė buvo sustojusi');
    expect(smtp.mails[0]?.text).toContain('paleistas iš naujo: jį nutraukė sistema');
  });

  test('is written once the database takes it, though it did not at first', async () => {
    let refusals = 1;
    const ctx = {
      ...api.context,
      db: new Proxy(api.db, {
        get(db, name) {
          if (name === 'transaction' && refusals-- > 0)
            return () => Promise.reject(new Error('starting up'));
          return Reflect.get(db, name);
        },
      }),
    };
    // Nothing is sent directly any more, once it is back.
    const watch = createDatabaseWatch(ctx, 500);
    watch.ended(end);
    await watch.restarted(end);
    await vi.waitFor(() => expect([posted.length, smtp.mails.length]).toEqual([1, 1]), 10_000);
    expect(await api.db.select({ code: conditions.code }).from(conditions)).toEqual([
      { code: 'database_ended' },
    ]);
  });

  test('is alerted on directly, without queue and rows, when it does not run again', async () => {
    const gone = connectDatabase('postgres://nobody@127.0.0.1:1/none', () => {});
    const watch = createDatabaseWatch({ ...api.context, db: gone.db }, 1);
    watch.ended({ ...end, hasNoRoom: true });
    await vi.waitFor(() => expect([posted.length, smtp.mails.length]).toEqual([1, 1]), 10_000);
    expect(posted[0]).toMatchObject({ opened: [{ title: 'Duomenų bazė neveikia' }] });
    expect(smtp.mails[0]?.text).toContain('diske nebėra vietos. Atlaisvinkite jos');
    watch.stop();
    await gone.close();
  });
});
