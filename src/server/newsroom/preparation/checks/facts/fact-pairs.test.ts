import { describe, expect, test } from 'vitest';
import {
  type FactPair,
  listFactPairs,
  listLaterFactPairs,
  summariseVerdicts,
} from '../../../../../../tests/support/fact-pairs.ts';
import type { Rule } from './fact.ts';
import { collectFacts, findUnknownFacts } from './facts.ts';
import { RULES } from './rules.ts';

const isFlagged = (rules: readonly Rule[]) => {
  return ({ source, output, writing }: FactPair) =>
    findUnknownFacts(collectFacts(source, writing, [], rules), output, rules).length > 0;
};
const ALL = [...listFactPairs(), ...listLaterFactPairs()];
const RIGHTLY_JUDGED = ALL.filter((pair) => isFlagged(RULES)(pair) === (pair.expected === 'error'));

test('the pairs are at least 240, of every kind both verdicts', () => {
  const pairs = listFactPairs();
  expect(pairs.length).toBeGreaterThanOrEqual(240);
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  for (const kind of new Set(pairs.map((pair) => pair.kind))) {
    const expected = pairs.filter((pair) => pair.kind === kind).map((pair) => pair.expected);
    expect(new Set(expected).size, kind).toBe(2);
  }
});

test.each(['development', 'held-out'] as const)(
  'of the %s half at least 95 % of what is flagged is wrong, and of what is wrong is flagged',
  (half) => {
    const { total } = summariseVerdicts(listFactPairs(half), isFlagged(RULES));
    expect(total.precision).toBeGreaterThanOrEqual(0.95);
    expect(total.recall).toBeGreaterThanOrEqual(0.95);
  },
);

test('of the pairs written later all but a known one are judged rightly', () => {
  const wrong = listLaterFactPairs().filter(
    (pair) => isFlagged(RULES)(pair) !== (pair.expected === 'error'),
  );
  expect(wrong.map(({ id }) => id)).toEqual(['sentences-059']);
});

describe('no rule is idle: without it some pair is judged wrongly that was judged rightly', () => {
  test.each(RULES.map((rule) => [rule.kind, rule] as const))('%s', (_, rule) => {
    const without = isFlagged(RULES.filter((each) => each !== rule));
    expect(RIGHTLY_JUDGED.some((pair) => without(pair) !== (pair.expected === 'error'))).toBe(true);
  });
});
