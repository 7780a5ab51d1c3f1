import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each([
  '',
  'abc',
  'ąčęėįšųūž „–“ 🙂',
  ...[55, 56, 57, 63, 64, 65, 119, 120, 500].map((n) => 'x'.repeat(n)),
])('equals the platform’s own for %j', (text) => {
  expect(Buffer.from(sha256(text)).toString('hex')).toBe(
    createHash('sha256').update(text).digest('hex'),
  );
});
