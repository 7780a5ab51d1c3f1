import { expect, test } from 'vitest';
import { isTransientError } from './sql-state.ts';

const failed = (cause: Error) => new Error('Failed query: … params: how to connect', { cause });

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client was closed and is not queryable',
  'read ECONNRESET',
  'write EPIPE',
])('„%s“ may well succeed later', (message) => {
  expect(isTransientError(failed(new Error(message)))).toBe(true);
});

test.each(['ECONNREFUSED', 'EPIPE'])('so may what the system calls %s', (code) => {
  expect(isTransientError(failed(Object.assign(new Error(''), { code })))).toBe(true);
});

test.each([
  ['57P01', true],
  ['23505', false],
])('PostgreSQL’s %s: %s', (code, isTransient) => {
  expect(isTransientError(failed(Object.assign(new Error('invalid: "connect"'), { code })))).toBe(
    isTransient,
  );
});

test('what a person wrote into a statement says nothing about the connection', () => {
  expect(isTransientError(failed(new Error('value out of range')))).toBe(false);
});
