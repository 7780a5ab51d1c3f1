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

  test('may be its own cause, or no error at all', () => {
    const error = new Error('round');
    error.cause = error;
    expect(describeError(error).cause?.message).toBe('round');
    expect(describeError('text\nparams: Jonas')).toEqual({ type: 'string', message: 'text' });
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

test('of causes within causes the outermost six are told', () => {
  let error = new Error('0');
  for (let depth = 1; depth <= 9; depth += 1) error = new Error(String(depth), { cause: error });
  const told: string[] = [];
  for (let each = describeError(error) as ReturnType<typeof describeError> | undefined; each; ) {
    told.push(each.message);
    each = each.cause as typeof each | undefined;
  }
  expect(told).toEqual(['9', '8', '7', '6', '5', '4']);
});
