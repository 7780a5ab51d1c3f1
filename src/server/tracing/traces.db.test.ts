import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOtlpCollector } from '../../../tests/fakes/otlp.ts';
import { createPreparationWorld } from '../../../tests/support/preparation-world.ts';
import { parseConfig } from '../config.ts';
import { createProxyCheck } from '../http/client-address.ts';
import { createBoss, type JobHandlers } from '../jobs/boss.ts';
import { createLog } from '../log/log.ts';
import { nameRoute } from '../metrics/route-label.ts';
import { createRequestTracer } from '../metrics/trace-request.ts';
import { prepareArticle } from '../newsroom/preparation/prepare-article.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { startTracing } from './open-telemetry.ts';
import { type Tracing, withSpan, withTrace } from './spans.ts';

const world = await createPreparationWorld();
const { db } = world.database;
const logged: { code: string }[] = [];
const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line)) });
let collector: Awaited<ReturnType<typeof startOtlpCollector>>;
let tracing: Tracing;

beforeEach(async () => {
  logged.length = 0;
  collector = await startOtlpCollector();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});
afterAll(() => world.close());

function open(settings: Record<string, string> = {}) {
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const { traces } = parseConfig(all);
  if (!traces) throw new Error('Traces are off');
  tracing = startTracing(traces, log);
}

/** Everything that was sent, after the last word. */
async function sent() {
  await tracing.stop();
  return collector.spans;
}

/** Asks a server of ours that does this work for a request. */
async function ask(
  work: () => Promise<unknown>,
  { trustProxy = [] as string[], headers = {} as Record<string, string> } = {},
) {
  const trace = createRequestTracer(tracing, createProxyCheck(trustProxy));
  const server = createServer((request, response) => {
    void trace(request, response, 'the-id', async () => {
      nameRoute(response, '/api/admin/things/:id');
      await work();
      response.end('done');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/things/7?token=secret`, {
    headers,
  });
  const text = await answer.text();
  await new Promise((resolve) => server.close(resolve));
  return text;
}

test('a request with its statements and what it fetches is one trace, without values and addresses', async () => {
  open({ OTEL_SERVICE_NAME: 'svetaine', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=the-key' });
  const feed = createServer((_, response) => response.writeHead(404).end('none'));
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const { port } = feed.address() as AddressInfo;
  const outbound = createOutbound({ allow: [`127.0.0.1:${port}`], userAgent: 'x', log: pino() });
  await ask(async () => {
    await db.execute(sql`select ${'jonas@example.com'}::text`);
    await db.transaction((tx) => tx.execute(sql`select 2`));
    await db.execute(sql`select 1 / ${0}::int`).catch(() => {});
    await outbound.fetch(`http://127.0.0.1:${port}/feed?key=secret`, { maxBytes: 10 });
  });
  await outbound.close();
  await new Promise((resolve) => feed.close(resolve));

  const spans = await sent();
  const request = spans.find(({ parent }) => parent === '');
  expect(request).toMatchObject({
    name: 'GET /api/admin/things/:id',
    kind: 2,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/admin/things/:id',
      'http.response.status_code': 200,
      request_id: 'the-id',
    },
    resource: { 'service.name': 'svetaine' },
    hasFailed: false,
  });
  const within = spans.filter(({ parent }) => parent === request?.id);
  expect(within.every(({ trace, kind }) => trace === request?.trace && kind === 3)).toBe(true);
  expect(
    within.map(({ name, attributes, hasFailed }) => ({ name, ...attributes, hasFailed })),
  ).toEqual([
    statement('select', 'select $1::text'),
    statement('begin', 'begin'),
    statement('select', 'select 2'),
    statement('commit', 'commit'),
    { ...statement('select', 'select 1 / $1::int'), 'error.type': '22012', hasFailed: true },
    {
      name: 'GET',
      'http.request.method': 'GET',
      'server.address': '127.0.0.1',
      'http.response.status_code': 404,
      hasFailed: false,
    },
  ]);
  expect(within.length + 1).toBe(spans.length);
  expect(JSON.stringify(spans)).not.toMatch(/secret|jonas/);
  expect(collector.headers['x-key']).toBe('the-key');
});

const statement = (name: string, text: string) => ({
  name,
  'db.system.name': 'postgresql',
  'db.query.text': text,
  hasFailed: false,
});

test('whose trace a request belongs to is believed of our proxies alone', async () => {
  open();
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const unsampled = { traceparent: `00-${trace}-b7ad6b7169203331-00` };
  const nothing = async () => {};
  await ask(nothing, { headers });
  await ask(nothing, { headers, trustProxy: ['127.0.0.1'] });
  // A proxy that keeps no trace of it: neither do we.
  await ask(nothing, { headers: unsampled, trustProxy: ['127.0.0.1'] });
  await ask(nothing, { headers: { traceparent: 'nonsense' }, trustProxy: ['127.0.0.1'] });
  const spans = await sent();
  expect(spans.map((span) => [span.trace === trace, span.parent])).toEqual([
    [false, ''],
    [true, 'b7ad6b7169203331'],
    [false, ''],
  ]);
});

test('a job is a trace of its own, its failure by kind and not by message', async () => {
  open();
  const boss = createBoss(world.database.pool, pino({ level: 'silent' }), undefined, tracing);
  await boss.prepare();
  const attempted = Promise.withResolvers<void>();
  await boss.work(
    new Proxy({} as JobHandlers, {
      get: () => async () => {
        await db.execute(sql`select 3`);
        attempted.resolve();
        throw new TypeError('jonas@example.com');
      },
    }),
  );
  const id = await db.transaction((tx) => boss.send(tx, 'purge-shared-cache', {}));
  await attempted.promise;
  await boss.stop();
  const spans = await sent();
  const job = spans.find(({ parent }) => parent === '');
  expect(job).toMatchObject({
    name: 'process purge-shared-cache',
    kind: 5,
    attributes: {
      'messaging.destination.name': 'purge-shared-cache',
      job_id: id,
      'error.type': 'TypeError',
    },
    hasFailed: true,
  });
  expect(spans.filter(({ parent }) => parent === job?.id).map(({ name }) => name)).toEqual([
    'select',
  ]);
  expect(JSON.stringify(spans)).not.toContain('jonas');
});

test('a call of a model says whose, which and how much it used, and nothing of the text', async () => {
  open();
  await world.chooseModel('google/gemini-flash-latest');
  const article = await world.addArticle({ ai_image_path: 'covers/own.webp' });

  await withTrace(tracing, 'job', {}, () =>
    prepareArticle(world.deps({ google: 'the-key' }), article.id),
  );
  const spans = await sent();
  const [call] = spans.filter(({ name }) => name.startsWith('chat'));
  expect(call).toMatchObject({
    name: 'chat google/gemini-flash-latest',
    kind: 3,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'google',
      'gen_ai.request.model': 'gemini-flash-latest',
    },
  });
  expect(call?.attributes['gen_ai.usage.input_tokens']).toBeGreaterThan(0);
  expect(call?.attributes['gen_ai.usage.output_tokens']).toBeGreaterThan(0);
  expect(JSON.stringify(spans)).not.toContain('the-key');
});

test.each([
  ['always_off', 0],
  ['parentbased_traceidratio', 0],
  ['always_on', 1],
])('the sampler %s keeps what it should', async (OTEL_TRACES_SAMPLER, kept) => {
  open({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG: '0' });
  await ask(async () => {});
  expect(await sent()).toHaveLength(kept);
});

test('a collector that is gone or hangs stops nobody, and is one line of the log', async () => {
  open({ OTEL_EXPORTER_OTLP_TIMEOUT: '100' });
  await collector.close();
  // More than it sends at once, and than it keeps.
  for (let i = 0; i < 5000; i += 1) tracing.begin('x', {}).end();
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(1);
  for (let i = 0; i < 1500; i += 1) tracing.begin('x', {}).end();
  expect(await ask(async () => {})).toBe('done');
  await tracing.stop();
  expect(logged).toMatchObject([{ code: 'traces_were_not_taken' }]);

  collector = await startOtlpCollector();
  collector.hang();
  open({ OTEL_EXPORTER_OTLP_TIMEOUT: '60000' });
  expect(await ask(async () => {})).toBe('done');
  await tracing.stop();
});

test('outside of a trace nothing is one', async () => {
  open();
  await withSpan('render page', {}, () => db.execute(sql`select 1`));
  expect(await sent()).toEqual([]);
});
