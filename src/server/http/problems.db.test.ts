import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { createErrorHandler, UNEXPECTED } from './problems.ts';

const api = await startTestApi();
afterAll(() => api.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.ask('POST', '/api/admin/sources', { token: api.people.admin.token, body, headers });
const GOOD = { name: 'Šaltinis', rss_url: 'https://example.com/feed' };

describe('refused bodies', () => {
  test('what is no JSON', async () => {
    const { status, body } = await post('{"name": ');
    expect([status, body.detail]).toEqual([400, 'Užklausos turinys nėra taisyklingas JSON']);
  });

  test.each([['[]'], ['5'], ['null'], ['"text"']])('%s is no object', async (body) => {
    const answer = await post(body);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      'Užklausos turinys turi būti JSON objektas',
    ]);
  });

  test('another media type is a 415', async () => {
    const { status, body } = await post(JSON.stringify(GOOD), { 'content-type': 'text/plain' });
    expect([status, body.title]).toEqual([415, 'Netinkamas duomenų formatas']);
  });

  test('an unknown field is named, also when it is dangerous to some programs', async () => {
    for (const field of ['id', 'is_demo', 'constructor', '__proto__']) {
      const { status, body } = await post(`{"name":"A","rss_url":"https://e.com","${field}":"x"}`);
      expect([status, body.errors]).toEqual([
        400,
        [{ field, message: `Nežinomas laukas „${field}“` }],
      ]);
    }
  });

  test('wrong types are named in form order, unknown fields last', async () => {
    const { body } = await post({ extra: 1, type: 'ftp', rss_url: 5, name: { a: 1 } });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'rss_url',
      'type',
      'extra',
    ]);
  });

  test('an empty body names what is missing', async () => {
    const { status, body } = await post(undefined);
    expect([status, body.detail]).toEqual([400, 'Užpildykite visus laukus']);
  });

  test('a character that the database cannot hold is named', async () => {
    const { status, body } = await post({ ...GOOD, name: 'a\0b' });
    expect([status, body.errors[0].field]).toEqual([400, 'name']);
  });

  test('a value as deep as the limit allows is only refused', async () => {
    const deep = `{"name":${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}}`;
    const { status, body } = await post(deep);
    expect([status, body.errors[0].field]).toEqual([400, 'name']);
  });

  test('more than 64 KB is too much, 2 MB for articles', async () => {
    const big = JSON.stringify({ ...GOOD, name: 'x'.repeat(70_000) });
    const refused = await post(big);
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      'Užklausa per didelė (daugiausia 64 KB)',
    ]);
    const article = { ai_translated_content: 'x'.repeat(70_000) };
    expect((await api.askAsAdmin('POST', '/api/admin/articles', article)).status).toBe(400);
    const huge = { ai_translated_content: 'x'.repeat(2_100_000) };
    expect((await api.askAsAdmin('POST', '/api/admin/articles', huge)).status).toBe(413);
  });

  test('a body that does not say its length is counted while it is read', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(1000));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 1000) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const request = new Request('http://localhost/api/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await api.api.request(request)).status).toBe(413);
    expect(sent).toBeLessThan(200);
  });
});

describe('refused queries', () => {
  test.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['per_page=101', 'per_page'],
    ['sort=password', 'sort'],
    ['state=gone', 'state'],
    ['other=1', 'other'],
    ['page=1&page=2', 'page'],
  ])('%s names %s', async (query, field) => {
    const { status, body } = await api.askAsAdmin('GET', `/api/admin/articles?${query}`);
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });

  test('a character that the database cannot hold is named, and is nothing in an address', async () => {
    const answers = [
      await api.ask('GET', '/api/articles?category=a%00b'),
      await api.ask('GET', '/api/articles/search?q=labas%00'),
      await api.askAsAdmin('GET', '/api/admin/articles?page=1&category=a&category=%00'),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0]?.field])).toEqual([
      [400, 'category'],
      [400, 'q'],
      [400, 'category'],
    ]);
    expect((await api.ask('GET', '/api/articles/a%00b')).status).toBe(404);
  });

  test('an identifier that cannot be one is a 404', async () => {
    expect((await api.askAsAdmin('GET', '/api/admin/articles/7')).status).toBe(404);
  });
});

test('a bug answers 500 without a trace of itself, and its stack is in the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const app = new Hono().get('/', () => {
    throw new Error('password is 1234');
  });
  app.onError(createErrorHandler(log));
  const response = await app.request('/');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text).detail).toBe(UNEXPECTED);
  expect(text).not.toMatch(/1234|\.ts/);
  expect(lines.join()).toMatch(/password is 1234.*problems\.db\.test/s);
});

test.each([
  ['a request that the framework refuses', new HTTPException(418), 400, 'Užklausa netaisyklinga'],
  ['a failure of the framework', new HTTPException(500), 500, UNEXPECTED],
])('%s is answered in our words', async (_what, error, status, detail) => {
  const app = new Hono().get('/', () => {
    throw error;
  });
  app.onError(createErrorHandler(pino({ level: 'silent' })));
  const answer = await app.request('/');
  expect([answer.status, (await answer.json()).detail]).toEqual([status, detail]);
});
