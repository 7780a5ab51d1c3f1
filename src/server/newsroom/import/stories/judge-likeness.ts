import { days } from '../../../../domain/time/duration.ts';
import type { Likeness } from './compare-tellings.ts';

/** Of two tellings of one event the later comes within this time; weekly figures do not meet. */
export const STORY_WINDOW = days(3);

/**
 * Verdicts on two tellings: from `same` on they are one story by themselves, from `unsure` on a person decides. Set
 * where `bench/stories.ts` shows next to no two events joined in the half that was looked at.
 */
export const SAME = 2;
export const UNSURE = -2;

/** Logistic regression over the looked-at half of labelled headlines with leads (decision 0037). */
const WEIGHTS = { base: -4.7, cosine: 2.3, titles: 4.5, neighbours: 0.28, shared: 0.048 };
/** More is only longer. */
const MOST = { neighbours: 8, shared: 150 };
/** What comes of an event another day is often the next event. */
const PER_DAY = 2;
const FREE_DAYS = 0.5;

/** Between languages only names, numbers and international words meet: few, and each of them says more. */
const ACROSS = { needed: 37.5, perVerdict: 5, rareTerms: 4 };

interface Pair {
  /** One is Lithuanian, the other is not. */
  isAcrossLanguages: boolean;
  /** Milliseconds between them. */
  apart: number;
}

/** The odds, as a logarithm, that two tellings are of one event. */
export function judgeLikeness(likeness: Likeness, { isAcrossLanguages, apart }: Pair): number {
  const { cosine, titles, neighbours, shared, rareTerms } = likeness;
  const late = PER_DAY * Math.max(0, apart / days(1) - FREE_DAYS);
  if (isAcrossLanguages) {
    const odds = (shared - ACROSS.needed) / ACROSS.perVerdict;
    return Math.min(odds, rareTerms < ACROSS.rareTerms ? UNSURE : Number.POSITIVE_INFINITY) - late;
  }
  return (
    WEIGHTS.base +
    WEIGHTS.cosine * cosine +
    WEIGHTS.titles * titles +
    WEIGHTS.neighbours * Math.min(neighbours, MOST.neighbours) +
    WEIGHTS.shared * Math.min(shared, MOST.shared) -
    late
  );
}
