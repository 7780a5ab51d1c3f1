import { expect, test } from 'vitest';
import { isTooBig } from './page-limits.ts';

test.each([
  ['characters', 'a'.repeat(6_000_000), 'a'],
  ['tags', '<a'.repeat(120_000), '<b'],
  ['ends and comments', '<!'.repeat(60_000) + '<?'.repeat(60_000), '<a'],
  ['attributes', 'a='.repeat(300_000), 'b='],
  ['attributes with spaces', 'a =\n'.repeat(300_000), 'b ='],
])('a page with more %s than any is not parsed', (_what, most, more) => {
  expect(isTooBig(most)).toBe(false);
  expect(isTooBig(most + more)).toBe(true);
});
