import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Hono } from 'hono';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createErrorHandler } from '../http/problems.ts';
import { describeError, nameError } from './describe-error.ts';
import { createLog } from './log.ts';

const MESSAGE = 'Labas,\n    at vakare (skubu.ts:1:1)\nparams: ne';
const PERSONAL = /Jonas|jonas@|Labas|vakare|skubu|ne$/;

function failedInsert() {
  const cause = new pg.DatabaseError('duplicate key value violates a constraint', 1, 'error');
  cause.code = '23505';
  cause.constraint = 'contacts_key';
  cause.detail = 'Key (email)=(jonas@example.com) already exists.';
  cause.where = "unnamed portal parameter $1 = 'Jonas'";
  return new DrizzleQueryError(
    'insert into contacts values ($1, $2, $3)',
    ['Jonas', 'jonas@example.com', MESSAGE],
    cause,
  );
}

describe('an error in the log', () => {
  test('has the statement and where it was sent from, but none of its values', () => {
    const described = describeError(failedInsert());
    expect(JSON.stringify(described)).not.toMatch(PERSONAL);
    expect(described).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query: insert into contacts values ($1, $2, $3)',
      cause: { type: 'DatabaseError', code: '23505', constraint: 'contacts_key' },
    });
    expect(described.stack).toMatch(
      /^Error: Failed query: insert into contacts values \(\$1, \$2, \$3\)\n {4}at .*describe-error\.test/,
    );
  });

  test('loses them also as a cause, inside others, and when the stack begins differently', () => {
    const wrapped = new Error('outer', { cause: failedInsert() });
    const several = new AggregateError([failedInsert()], 'several');
    const renamed = failedInsert();
    renamed.message = 'other';
    for (const error of [wrapped, several, renamed]) {
      expect(JSON.stringify(describeError(error))).not.toMatch(PERSONAL);
    }
  });

  test('that is only a copy of one, as pg-boss reports them, is still told', () => {
    const copy = {
      ...failedInsert(),
      message: failedInsert().message,
      stack: 'Error: x\n    at y',
    };
    const described = describeError(copy);
    expect(described.message).toBe('Failed query: insert into contacts values ($1, $2, $3)');
    expect(JSON.stringify(described)).not.toMatch(PERSONAL);
  });

  test('may be its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(describeError(error).cause?.message).toBe('round');
  });

  const error = (message: string, facts: object = {}) =>
    Object.assign(new Error(message), { stack: 'at x' }, facts);
  const told = (message: string, facts: object = {}) => ({
    type: 'Error',
    message,
    stack: 'at x',
    ...facts,
  });
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  test.each<[string, unknown, object]>([
    [
      'codes, constraint and status',
      error('a', { code: 7, constraint: 'k', status: 503, request: 'Jonas' }),
      told('a', { code: 7, constraint: 'k', status: 503 }),
    ],
    [
      'no facts of other types',
      error('a', { code: {}, constraint: 1, status: '503', cause: null, errors: 'x', stack: 1 }),
      { type: 'Error', message: 'a' },
    ],
    [
      'a cause that is no error',
      error('a', { cause: 0 }),
      told('a', { cause: { type: 'number', message: '0' } }),
    ],
    [
      'the first five of several',
      error('a', { errors: ['none', ...letters.map((each) => error(each))] }),
      told('a', { errors: letters.slice(0, 5).map((each) => told(each)) }),
    ],
    [
      'of an object its keys',
      { a: 1, b: 'Jonas' },
      { type: 'object', message: 'an object with a, b' },
    ],
    ['that an object has no keys', {}, { type: 'object', message: 'an object with nothing' }],
    [
      'an object without a text',
      { message: 5 },
      { type: 'object', message: 'an object with message' },
    ],
    ['nothing', null, { type: 'object', message: 'null' }],
    ['a text', 'text\nparams: Jonas', { type: 'string', message: 'text' }],
    [
      'a stack that begins with its message, without the values in it',
      error('a\nparams: Jonas', { stack: 'a\nparams: Jonas\n at x' }),
      told('a', { stack: 'a\n at x' }),
    ],
    [
      'a stack to where values begin that are not in the message',
      error('a', { stack: 'a\n at x\nparams: Jonas' }),
      told('a', { stack: 'a\n at x' }),
    ],
    [
      'a stack that begins otherwise',
      error('z', { stack: 'b\nparams: Jonas' }),
      told('z', { stack: 'b' }),
    ],
  ])('tells %s', (_what, thrown, described) => {
    expect(describeError(thrown)).toEqual(described);
  });

  test('tells six deep, of causes and of errors inside', () => {
    const inner = error('b', { cause: error('c'), errors: [error('c')] });
    expect(describeError(error('a', { cause: inner, errors: [inner] }), 4)).toEqual(
      told('a', { cause: told('b'), errors: [told('b')] }),
    );
  });
});

test('an unexpected failure of a request is logged without what the visitor wrote', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const app = new Hono().get('/', () => {
    throw failedInsert();
  });
  app.onError(createErrorHandler(log));
  expect((await app.request('/')).status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Failed query: insert into contacts');
  expect(lines[0]).not.toMatch(/Jonas|jonas@|Labas|vakare/);
});

test('the name of an error is its class and the database’s code, never its message', () => {
  expect(nameError(failedInsert())).toBe('DrizzleQueryError 23505');
  expect(nameError(new TypeError('Jonas'))).toBe('TypeError');
  expect(nameError('Jonas')).toBe('unknown error');
});
