import { days } from '../../../../domain/time/duration.ts';
import type { Likeness, Signals } from './compare-reports.ts';
import { ACROSS_LANGUAGES, IN_ONE_LANGUAGE } from './likeness-weights.ts';

/** Of two reports of one event the later comes within this time; weekly figures do not meet. */
export const STORY_WINDOW = days(3);

/**
 * Logarithms of odds: from `same` on two reports are one story by themselves, from `unsure` on a person decides. Set by
 * cross-validation within the half that was looked at: where no two events are joined, and next to none is published twice
 * (docs/decisions/0082). Across languages little meets, and what does is seldom chance.
 */
const IN_ONE = { ...IN_ONE_LANGUAGE, same: 2, unsure: -4 };
const ACROSS = { ...ACROSS_LANGUAGES, same: 0.7, unsure: -2.5 };

/** What comes of an event another day is often the next event: the first day says most. */
const FREE_DAYS = 0.5;

interface Pair {
  /** One is Lithuanian, the other is not: only names, numbers and international words meet, and each says more. */
  isAcrossLanguages: boolean;
  /** Milliseconds between them. */
  apart: number;
}

/** How far the odds, as a logarithm, are above what is needed for each. */
export interface Margins {
  same: number;
  unsure: number;
}

type Verdict = 'same' | 'unsure' | 'other';

export const verdictOf = ({ same, unsure }: Margins): Verdict =>
  same >= 0 ? 'same' : unsure >= 0 ? 'unsure' : 'other';

export function judgeLikeness(likeness: Likeness, { isAcrossLanguages, apart }: Pair): Margins {
  const { bias, of, same, unsure } = isAcrossLanguages ? ACROSS : IN_ONE;
  const signals = signalsOf(likeness, apart);
  let odds = bias;
  for (const [name, weight] of Object.entries(of)) odds += weight * signals[name as keyof Signals];
  return { same: odds - same, unsure: odds - unsure };
}

/** On one day all tell of the same days, each in an order of its own. */
export function signalsOf(likeness: Likeness, apart: number): Signals {
  const late = Math.sqrt(Math.max(0, apart / days(1) - FREE_DAYS));
  return { ...likeness, late, weekday: late > 0 ? likeness.weekday : 0 };
}
