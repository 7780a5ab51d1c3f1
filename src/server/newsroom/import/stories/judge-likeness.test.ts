import { expect, test } from 'vitest';
import { days } from '../../../../domain/time/duration.ts';
import { judgeLikeness, SAME, UNSURE } from './judge-likeness.ts';

const NOTHING = { cosine: 0, titles: 0, neighbours: 0, shared: 0, rareTerms: 0 };
const judge = (likeness: Partial<typeof NOTHING>, apart = 0, isAcrossLanguages = false) =>
  judgeLikeness({ ...NOTHING, ...likeness }, { isAcrossLanguages, apart });
const across = (likeness: Partial<typeof NOTHING>, apart = 0) => judge(likeness, apart, true);

test('nothing in common is another story, the same words are the same one', () => {
  expect(judge({})).toBeLessThan(UNSURE);
  expect(
    judge({ cosine: 1, titles: 1, neighbours: 8, shared: 150, rareTerms: 20 }),
  ).toBeGreaterThan(SAME);
});

test('everything in common speaks for one story, up to what is only length', () => {
  for (const more of [{ cosine: 1 }, { titles: 1 }, { neighbours: 1 }, { shared: 100 }])
    expect(judge(more)).toBeGreaterThan(judge({}));
  expect(judge({ neighbours: 9 })).toBe(judge({ neighbours: 8 }));
  expect(judge({ neighbours: 8 })).toBeGreaterThan(judge({ neighbours: 7 }));
  expect(judge({ shared: 151 })).toBe(judge({ shared: 150 }));
  expect(judge({ shared: 150 })).toBeGreaterThan(judge({ shared: 149 }));
});

test('half a day apart costs nothing, each day more costs two', () => {
  expect(judge({}, days(0.5))).toBe(judge({}));
  expect(judge({}) - judge({}, days(1.5))).toBeCloseTo(2);
  expect(
    across({ shared: 100, rareTerms: 4 }) - across({ shared: 100, rareTerms: 4 }, days(2.5)),
  ).toBeCloseTo(4);
});

test('between languages four rare terms are needed to be more than unsure', () => {
  expect(across({ shared: 100, rareTerms: 3 })).toBe(UNSURE);
  expect(across({ shared: 100, rareTerms: 4 })).toBeCloseTo(12.5);
  expect(across({ shared: 37.5, rareTerms: 4 })).toBe(0);
  expect(across({ shared: 27.5, rareTerms: 3 })).toBe(UNSURE);
  expect(across({ shared: 17.5, rareTerms: 3 })).toBe(-4);
});
