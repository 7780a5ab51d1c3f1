import { expect, test } from 'vitest';
import { days } from '../../../../domain/time/duration.ts';
import { judgeLikeness } from './judge-likeness.ts';

const NOTHING = { rarest: 0, shared: 0, titles: 0, openings: 0, bits: 5, short: 0 };
const judge = (likeness: Partial<typeof NOTHING>, apart = 0, isAcrossLanguages = false) =>
  judgeLikeness({ ...NOTHING, ...likeness }, { isAcrossLanguages, apart });
const across = (likeness: Partial<typeof NOTHING>, apart = 0) => judge(likeness, apart, true);
const ALL = { rarest: 33, shared: 150, titles: 1, openings: 1 };

test('nothing in common is another story, the same words are the same one', () => {
  expect(judge({}).verdict).toBe('other');
  expect(judge(ALL).verdict).toBe('same');
  expect(across({}).verdict).toBe('other');
  expect(across(ALL).verdict).toBe('same');
});

test('everything in common speaks for one story', () => {
  for (const more of [{ rarest: 30 }, { shared: 100 }, { titles: 1 }, { openings: 1 }]) {
    expect(judge(more).margin).toBeGreaterThan(judge({}).margin);
    expect(across(more).margin).toBeGreaterThan(across({}).margin);
  }
});

test('of a short telling less is needed', () => {
  expect(judge({ short: 1 }).margin).toBeGreaterThan(judge({}).margin);
});

test('half a day apart costs nothing, each day more the same', () => {
  expect(judge(ALL, days(0.5)).margin).toBe(judge(ALL).margin);
  const first = judge(ALL).margin - judge(ALL, days(1.5)).margin;
  expect(first).toBeGreaterThan(1);
  expect(judge(ALL, days(1.5)).margin - judge(ALL, days(2.5)).margin).toBeCloseTo(first);
});

test('between the same and another lies what a person decides, in one language and across', () => {
  const verdicts = (of: typeof judge) =>
    Array.from({ length: 101 }, (_, at) => {
      const share = at / 100;
      return of({ rarest: 33 * share, shared: 150 * share, titles: share, openings: share });
    });
  for (const all of [verdicts(judge), verdicts((likeness) => across(likeness))]) {
    expect([...new Set(all.map(({ verdict }) => verdict))]).toEqual(['other', 'unsure', 'same']);
    for (const { verdict, margin } of all) expect(margin >= 0).toBe(verdict === 'same');
  }
});
