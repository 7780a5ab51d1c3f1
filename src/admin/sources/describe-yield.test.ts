import { expect, test } from 'vitest';
import { describeYield } from './describe-yield.ts';

test.each([
  [{ imported: 0, published: 0, cost_micro_usd: 0 }, 'Naujų nebuvo'],
  [{ imported: 1, published: 0, cost_micro_usd: 0 }, '1 straipsnis, nepublikuota'],
  [
    { imported: 24, published: 8, cost_micro_usd: 421_000 },
    '24 straipsniai, publikuota 8 (33 %), 0,421 USD',
  ],
  [{ imported: 300, published: 1, cost_micro_usd: 0 }, '300 straipsnių, publikuota 1 (< 1 %)'],
  [{ imported: 2, published: 2, cost_micro_usd: 0 }, '2 straipsniai, publikuota 2 (100 %)'],
])('a source says what it brought: %j', (brought, words) => {
  expect(describeYield(brought)).toBe(words);
});
