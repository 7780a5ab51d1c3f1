import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isOperator } from './operator-access.ts';

const KEY = 'a-key-that-is-long-enough';
test.each<[string | undefined, Record<string, string>, string | null, boolean]>([
  ['127.0.0.2', {}, null, true],
  ['::1', {}, null, true],
  ['::ffff:127.0.0.1', {}, null, true],
  ['10.127.0.1', {}, null, false],
  [undefined, {}, null, false],
  ['127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }, null, false],
  ['127.0.0.1', { forwarded: 'for=10.0.0.1' }, null, false],
  ['127.0.0.1', { via: '1.1 proxy' }, null, false],
  ['10.0.0.1', { authorization: `Bearer ${KEY}` }, KEY, true],
  ['10.0.0.1', { authorization: 'Bearer other' }, KEY, false],
  ['10.0.0.1', {}, KEY, false],
  ['10.0.0.1', { authorization: 'Bearer null' }, null, false],
])(
  'who asks from %s with %o, where the key is %s, is an operator: %s',
  (remoteAddress, headers, key, is) => {
    const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
    expect(isOperator(request, key)).toBe(is);
  },
);
