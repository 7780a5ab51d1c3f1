import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { CONTACT_FORM_PATH, CONTACT_SENT_PATH } from '../domain/contact/contact-fields.ts';
import { type Application, createApplication } from './app.ts';
import { parseConfig } from './config.ts';
import { contacts } from './database/schema/contacts.ts';

/* The whole application in this process, on pages that are a sentence long. */

const folder = await mkdtemp(join(tmpdir(), 'app-'));
const database = await createTestDatabase();
const told: { level: number; msg: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void told.push(JSON.parse(line)) });
const settings = {
  DATA_DIR: folder,
  SEED: 'empty',
  PORT: '0',
  ADMIN_EMAIL: 'vadove@example.com',
  JOBS: 'paused',
  SMTP_URL: 'smtp://mail.example.com:587',
  SMTP_ALLOW_PLAIN: 'true',
  CONTACT_NOTIFY_TO: 'a@example.com',
  METRICS_KEY: 'raktas-metrikoms-pakankamai-ilgas',
};
const firstRuns: { email: string; password: string | null }[] = [];
let renderings = 0;
const start = (changes: Record<string, string> = {}) =>
  createApplication({
    config: parseConfig({ ...settings, ...changes }),
    log,
    databaseUrl: database.url,
    databaseAdminUrl: null,
    renderPage: async () => {
      renderings += 1;
      return new Response('<!doctype html><title>Puslapis</title>', {
        headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" },
      });
    },
    clientFolder: null,
    onFirstRun: (firstRun) => firstRuns.push(firstRun as (typeof firstRuns)[number]),
  });

let application: Application;
let origin = '';
beforeAll(async () => {
  application = await start();
  origin = `http://localhost:${await application.listen()}`;
});
afterAll(async () => {
  await application?.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const warnings = () => told.filter(({ level }) => level === 40).map(({ msg }) => msg);

test('the first start makes the first administrator, tells of them once, and warns of what is switched off', async () => {
  expect(firstRuns).toEqual([
    expect.objectContaining({ email: 'vadove@example.com', password: expect.any(String) }),
  ]);
  expect(warnings()).toEqual([
    expect.stringContaining('without TLS'),
    expect.stringContaining('JOBS=paused'),
  ]);
});

test('it answers as each of its parts does', async () => {
  const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
  expect((await get('/api/admin/articles')).status).toBe(401);
  const key = { authorization: `Bearer ${settings.METRICS_KEY}` };
  expect(await (await get('/metrics', key)).text()).toContain('http_requests');
  expect((await get('/storage/nera.webp')).status).toBe(404);
  const page = await get('/');
  expect(await page.text()).toContain('<title>Puslapis</title>');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  await get('/');
  expect(renderings).toBe(1);
});

test('a form of a browser without scripts is answered with a page, or leads to the one that confirms', async () => {
  const publicUrl = application.context.config.publicUrl ?? '';
  const send = (values: Record<string, string>, from = publicUrl, path = CONTACT_FORM_PATH) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { origin: from },
      body: new URLSearchParams(values),
      redirect: 'manual',
    });
  const whole = {
    name: 'Jonas Jonaitis',
    email: 'jonas@example.com',
    company: '',
    phone: '+37061234567',
    message: 'Norėčiau sužinoti daugiau apie serverių priežiūrą.',
  };
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  expect(await statusOf(send(whole, 'https://kitas.example'))).toBe(403);
  expect(await statusOf(send({ ...whole, message: '' }))).toBe(400);
  expect(await statusOf(send({ ...whole, message: 'a'.repeat(70_000) }))).toBe(413);
  expect(await database.db.$count(contacts)).toBe(0);
  const sent = await send(whole);
  const to = new URL(sent.headers.get('location') ?? '', origin);
  expect([sent.status, to.pathname]).toEqual([303, CONTACT_SENT_PATH]);
  const countSuspects = () => database.db.$count(contacts, eq(contacts.is_suspect, true));
  expect(await countSuspects()).toBe(1);
  const confirmed = await send(Object.fromEntries(to.searchParams), publicUrl, CONTACT_SENT_PATH);
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, CONTACT_SENT_PATH]);
  expect(await countSuspects()).toBe(0);
});

test('a start that fails leaves nothing open, and says why it failed', async () => {
  const before = await countConnections();
  await expect(start({ SECRET_FILE: join(folder, 'nera') })).rejects.toThrow();
  await expect.poll(countConnections).toBe(before);
});

test('a taken port is told; what is under way ends before the end, and no connection is left', async () => {
  const { port } = application.server.address() as AddressInfo;
  const second = await start({ PORT: String(port) });
  await expect(second.listen()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await second.close();
  // The administrator was made once.
  expect(firstRuns).toHaveLength(1);
  const kept = request(`${origin}/health/live`, { headers: { connection: 'keep-alive' } }).end();
  await new Promise((resolve) =>
    kept.once('response', (answer) => answer.resume().on('end', resolve)),
  );
  await application.close();
  await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
  await expect.poll(countConnections).toBe(0);
});

async function countConnections(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name ~ ' (pages|jobs)$'`,
  );
  return rows[0].count;
}
