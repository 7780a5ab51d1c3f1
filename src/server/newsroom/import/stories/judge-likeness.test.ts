import { expect, test } from 'vitest';
import { days } from '../../../../domain/time/duration.ts';
import { judgeLikeness, signalsOf, verdictOf } from './judge-likeness.ts';
import { ACROSS_LANGUAGES, IN_ONE_LANGUAGE } from './likeness-weights.ts';

const NOTHING = { rarest: 0, shared: 0, titles: 0, short: 0, weekday: 0 };
const judge = (likeness: Partial<typeof NOTHING>, apart = 0, isAcrossLanguages = false) =>
  judgeLikeness({ ...NOTHING, ...likeness }, { isAcrossLanguages, apart });
const across = (likeness: Partial<typeof NOTHING>, apart = 0) => judge(likeness, apart, true);
const ALL = { rarest: 33, shared: 150, titles: 1 };

test('nothing in common is another story, the same words are the same one', () => {
  expect(verdictOf(judge({}))).toBe('other');
  expect(verdictOf(judge(ALL))).toBe('same');
  expect(verdictOf(across({}))).toBe('other');
  expect(verdictOf(across(ALL))).toBe('same');
});

test('everything in common speaks for one story', () => {
  for (const more of [{ rarest: 30 }, { shared: 100 }, { titles: 1 }]) {
    expect(judge(more).same).toBeGreaterThan(judge({}).same);
    expect(across(more).same).toBeGreaterThan(across({}).same);
  }
});

test('of a short report less is needed, but not nothing', () => {
  expect(verdictOf(judge({ short: 1 }))).toBe('other');
  expect(verdictOf(across({ short: 1 }))).toBe('other');
  expect(judge({ short: 1 }).same).toBeGreaterThan(judge({}).same);
});

test('half a day apart costs nothing, the first day more than the next', () => {
  expect(judge(ALL, days(0.5)).same).toBe(judge(ALL).same);
  const [first, second, third] = [0.5, 1.5, 2.5].map((apart) => judge(ALL, days(apart)).same);
  expect(Number(first) - Number(second)).toBeGreaterThan(1);
  expect(Number(second) - Number(third)).toBeGreaterThan(0);
  expect(Number(second) - Number(third)).toBeLessThan(Number(first) - Number(second));
});

test('another weekday speaks for the next event, unless both are reported on one day', () => {
  const isOther = { ...ALL, weekday: 1 };
  expect(judge(isOther, days(1)).same).toBeLessThan(judge(ALL, days(1)).same);
  expect(judge(isOther).same).toBe(judge(ALL).same);
});

test('between the same and another lies what a person decides, in one language and across', () => {
  const verdicts = (of: typeof judge) =>
    Array.from({ length: 101 }, (_, at) => {
      const share = at / 100;
      return verdictOf(of({ rarest: 33 * share, shared: 150 * share, titles: share }));
    });
  for (const all of [verdicts(judge), verdicts((likeness) => across(likeness))]) {
    expect([...new Set(all)]).toEqual(['other', 'unsure', 'same']);
  }
});

test('a verdict holds from its margin on', () => {
  expect(verdictOf({ same: 0, unsure: 1 })).toBe('same');
  expect(verdictOf({ same: -0.1, unsure: 0 })).toBe('unsure');
  expect(verdictOf({ same: -0.2, unsure: -0.1 })).toBe('other');
});

test('how sure it must be: in one language more than across, where little meets', () => {
  expect(judge({}).same).toBeCloseTo(IN_ONE_LANGUAGE.bias - 2);
  expect(judge({}).unsure).toBeCloseTo(IN_ONE_LANGUAGE.bias + 4);
  expect(across({}).same).toBeCloseTo(ACROSS_LANGUAGES.bias - 0.7);
  expect(across({}).unsure).toBeCloseTo(ACROSS_LANGUAGES.bias + 2.5);
});

test('time counts by the root of the days beyond the first half', () => {
  expect(signalsOf(NOTHING, days(0.5)).late).toBe(0);
  expect(signalsOf(NOTHING, days(1.5)).late).toBe(1);
  expect(signalsOf(NOTHING, days(2.75)).late).toBe(1.5);
});
