import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createPlainErrorHandler } from './plain-errors.ts';
import { createErrorHandler } from './problems.ts';

const log = pino({ level: 'silent' });
const coded = (code: string) => Object.assign(new Error('x'), { code });
const BUSY = 'Duomenų bazė šiuo metu per daug užimta. Pabandykite dar kartą po minutės.';
const AWAY = 'Duomenų bazė šiuo metu neatsako. Pabandykite dar kartą po minutės.';
const UNEXPECTED = 'Įvyko nenumatyta klaida';

interface Answer {
  status: number;
  detail: string;
  wait: string | null;
}

async function answersTo(error: Error, isClientThere: boolean): Promise<[Answer, Answer]> {
  const ask = async (handler: Parameters<Hono['onError']>[0]) => {
    const app = new Hono().get('/', () => {
      throw error;
    });
    app.onError(handler);
    const incoming = { socket: { destroyed: !isClientThere } };
    const response = await app.request('/', {}, { incoming });
    const text = await response.text();
    const { status, headers } = response;
    const isProblem = headers.get('content-type') === 'application/problem+json; charset=utf-8';
    const detail = isProblem ? JSON.parse(text).detail : text;
    return { status, detail, wait: headers.get('retry-after') };
  };
  return [await ask(createErrorHandler(log)), await ask(createPlainErrorHandler(log))];
}

test.each<[string, Error, Answer, Answer?]>([
  [
    'what is expected says what it is',
    new AppError('not-found', 'Nėra'),
    { status: 404, detail: 'Nėra', wait: null },
  ],
  [
    'and when to try again',
    new AppError('too-many', 'Per daug', { retryAfterSeconds: 0 }),
    { status: 429, detail: 'Per daug', wait: '0' },
  ],
  [
    'a database that is away is no fault of the request',
    coded('57P03'),
    { status: 503, detail: AWAY, wait: '60' },
  ],
  [
    'nor is one that is too busy',
    coded('40P01'),
    { status: 503, detail: BUSY, wait: '60' },
    { status: 503, detail: AWAY, wait: '60' },
  ],
  ['a bug says nothing of itself', new Error('x'), { status: 500, detail: UNEXPECTED, wait: null }],
  [
    'a broken connection to somebody else, while the client is there, is one',
    coded('ERR_STREAM_DESTROYED'),
    { status: 500, detail: UNEXPECTED, wait: null },
  ],
])('%s', async (_rule, error, problem, plain = problem) => {
  expect(await answersTo(error, true)).toEqual([problem, plain]);
});

test.each([
  ['is why reading failed', coded('ERR_STREAM_DESTROYED'), 499],
  ['does not hide a bug', new Error('x'), 500],
  ['does not hide a bug with a code', coded('EBUG'), 500],
])('a client that has gone %s', async (_rule, error, status) => {
  expect((await answersTo(error, false)).map((answer) => answer.status)).toEqual([status, status]);
});
