import { describe, expect, test } from 'vitest';
import { bootstrapInterval, shareInterval } from './intervals.ts';
import { type Judged, judgeArticle } from './judge-article.ts';
import { judgeReplay } from './summarise-replay.ts';

describe('the interval of a share', () => {
  // Clopper and Pearson's, as R's binom.test prints them.
  test.each([
    [0, 10, 0, 0.3085],
    [10, 10, 0.6915, 1],
    [3, 20, 0.0321, 0.3789],
    [50, 100, 0.3983, 0.6017],
    [1, 6, 0.0042, 0.6412],
    [9, 12, 0.4281, 0.9451],
  ])('of %i in %i is the exact one', (hits, of, low, high) => {
    const interval = shareInterval(hits, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('the verdict over all', () => {
  test.each([
    [{ better: 0, same: 50, worse: 0 }, 'no_difference'],
    [{ better: 5, same: 0, worse: 0 }, 'too_few'],
    [{ better: 5, same: 45, worse: 0 }, 'no_difference'],
    [{ better: 6, same: 44, worse: 0 }, 'better'],
    [{ better: 0, same: 0, worse: 6 }, 'worse'],
    [{ better: 8, same: 30, worse: 12 }, 'no_difference'],
    [{ better: 4, same: 0, worse: 20 }, 'worse'],
  ] as const)('of %o is %s', (tally, verdict) => {
    expect(judgeReplay(tally).verdict).toBe(verdict);
  });
});

test('a mean’s interval is the same for the same seed, holds the mean, and is none of a few', () => {
  const values = [0, 0, 1, 0, 2, 0, 0, 1];
  const interval = bootstrapInterval(values, 'a');
  expect(interval).toEqual(bootstrapInterval(values, 'a'));
  expect(interval?.low).toBeLessThan(0.5);
  expect(interval?.high).toBeGreaterThan(0.5);
  expect(bootstrapInterval([1, 1, 1, 1, 1], 'a')).toBeNull();
  // What a person has read of an earlier replay is read again.
  expect(interval).toEqual({ low: 0.125, high: 1 });
  const other = bootstrapInterval([0.31, 0.12, 0.95, 0.47, 0.5, 0.77], 'b');
  expect(other?.low).toBeCloseTo(0.305, 6);
  expect(other?.high).toBeCloseTo(0.738333, 6);
});

describe('of an article', () => {
  const side = (changes: Partial<Judged> = {}): Judged => ({
    hasText: true,
    problems: [],
    glossary: null,
    similarity: null,
    score: 80,
    category: 'Technologijos',
    ...changes,
  });
  const edited = { score: 60, category: 'IT paslaugos' };

  test.each([
    ['no answer', { hasText: false, problems: ['x'] }, {}, 'answer'],
    [
      'a check more that fails',
      { problems: ['x'], similarity: 0.9 },
      { similarity: 0.5 },
      'checks',
    ],
    ['a term that the glossary writes otherwise', { glossary: 2 }, { glossary: 1 }, 'glossary'],
    ['less of what people left', { similarity: 0.7 }, { similarity: 0.8 }, 'edits'],
    ['a category that people changed', { score: 60 }, { category: 'IT paslaugos' }, 'relevance'],
    ['a score farther from theirs', { score: 90 }, { score: 70 }, 'relevance'],
  ] as const)('%s is worse, whichever side it is of', (_, worse, better, by) => {
    const [bad, good] = [side(worse as Partial<Judged>), side(better)];
    expect(judgeArticle(good, bad, edited)).toEqual({ verdict: 'worse', by });
    expect(judgeArticle(bad, good, edited)).toEqual({ verdict: 'better', by });
  });

  test.each([
    ['as near to theirs, but for less than five', { score: 64 }, { score: 60 }, 'same'],
    ['five farther from theirs', { score: 65 }, { score: 60 }, 'worse'],
    ['farther on the other side', { score: 55 }, { score: 60 }, 'worse'],
    ['without a score', { score: null }, { score: 64 }, 'same'],
    ['a hundred farther, in the right category', { score: 160 }, { category: 'x' }, 'better'],
    ['two hundredths less of what people left', { similarity: 0.5 }, { similarity: 0.52 }, 'worse'],
    ['less than that less', { similarity: 0.5 }, { similarity: 0.519 }, 'same'],
    ['of a glossary that the other had none of', { glossary: 2 }, { glossary: null }, 'same'],
  ] as const)('%s is %3$s', (_, candidate, current, verdict) => {
    const category = edited.category;
    const [new_, old] = [side({ category, ...candidate }), side({ category, ...current })];
    expect(judgeArticle(old, new_, edited).verdict).toBe(verdict);
  });

  test('a difference of wording is none, nor is a score that nobody has corrected', () => {
    const [one, other] = [side({ similarity: 0.8 }), side({ similarity: 0.79, score: 20 })];
    expect(judgeArticle(one, other, null)).toEqual({ verdict: 'same', by: null });
  });
});
