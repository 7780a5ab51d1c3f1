import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { describeYield } from './describe-yield.ts';

eachBecomes('a source says what it brought: %j', describeYield, [
  [{ imported: 0, published: 0, cost_micro_usd: 0 }, 'Naujų nebuvo'],
  [{ imported: 1, published: 0, cost_micro_usd: 0 }, '1\u00a0straipsnis, nepublikuota'],
  [
    { imported: 24, published: 8, cost_micro_usd: 421_000 },
    '24\u00a0straipsniai, publikuota 8 (33 %), 0,42 USD',
  ],
  [{ imported: 300, published: 1, cost_micro_usd: 0 }, '300\u00a0straipsnių, publikuota 1 (< 1 %)'],
  [{ imported: 2, published: 2, cost_micro_usd: 0 }, '2\u00a0straipsniai, publikuota 2 (100 %)'],
]);
