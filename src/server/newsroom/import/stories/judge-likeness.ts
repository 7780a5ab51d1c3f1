import { days } from '../../../../domain/time/duration.ts';
import type { Likeness, Signals } from './compare-tellings.ts';
import { ACROSS_LANGUAGES, IN_ONE_LANGUAGE } from './likeness-weights.ts';

/** Of two tellings of one event the later comes within this time; weekly figures do not meet. */
export const STORY_WINDOW = days(3);

/**
 * Logarithms of odds: from `same` on two tellings are one story by themselves, from `unsure` on a person decides. Set on
 * the half that was looked at: where `bench/stories.ts` shows next to no two events joined, and as published twice only what
 * a reader would call two events. Across languages little meets, and what does is seldom chance.
 */
const IN_ONE = { ...IN_ONE_LANGUAGE, same: 2, unsure: -3 };
const ACROSS = { ...ACROSS_LANGUAGES, same: 0.7, unsure: -2.5 };

/** What comes of an event another day is often the next event. */
const FREE_DAYS = 0.5;

interface Pair {
  /** One is Lithuanian, the other is not: only names, numbers and international words meet, and each says more. */
  isAcrossLanguages: boolean;
  /** Milliseconds between them. */
  apart: number;
}

export interface Judgement {
  verdict: 'same' | 'unsure' | 'other';
  /** How far the odds, as a logarithm, are above what is needed for `same`. */
  margin: number;
}

export function judgeLikeness(likeness: Likeness, { isAcrossLanguages, apart }: Pair): Judgement {
  const { bias, of, same, unsure } = isAcrossLanguages ? ACROSS : IN_ONE;
  const signals: Signals = { ...likeness, late: lateBy(apart) };
  let odds = bias;
  for (const [name, weight] of Object.entries(of)) odds += weight * signals[name as keyof Signals];
  return {
    verdict: odds >= same ? 'same' : odds >= unsure ? 'unsure' : 'other',
    margin: odds - same,
  };
}

export const lateBy = (apart: number): number => Math.max(0, apart / days(1) - FREE_DAYS);
