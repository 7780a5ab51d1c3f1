import { REPLAY_LEAST, type ReplayVerdict } from '../../../domain/replays.ts';
import type { ReplayFigures } from '../../database/schema/replays.ts';
import { bootstrapInterval } from './bootstrap-interval.ts';
import { type Interval, shareInterval } from './share-interval.ts';

type ReplayTally = Record<ReplayVerdict, number>;

/** What is said of the candidate over all articles. */
interface OverallVerdict {
  /** `too_few`: fewer articles than any difference could be told by. */
  verdict: 'better' | 'worse' | 'no_difference' | 'too_few';
  /** Of the articles that differ, the share in which the candidate is better; null when none does. */
  betterShare: ({ value: number } & Interval) | null;
}

/** The exact sign test: articles that differ, each counted once, against a coin. */
export function judgeReplay({ better, same, worse }: ReplayTally): OverallVerdict {
  const differing = better + worse;
  const isTooFew = differing + same < REPLAY_LEAST;
  if (differing === 0)
    return { verdict: isTooFew ? 'too_few' : 'no_difference', betterShare: null };
  const interval = shareInterval(better, differing);
  const betterShare = { value: better / differing, ...interval };
  if (isTooFew) return { verdict: 'too_few', betterShare };
  if (interval.low > 0.5) return { verdict: 'better', betterShare };
  return { verdict: interval.high < 0.5 ? 'worse' : 'no_difference', betterShare };
}

const REPLAY_MEASURES = [
  'problems',
  'facts',
  'length',
  'glossary',
  'similarity',
  'seconds',
  'cost',
] as const;
type ReplayMeasure = (typeof REPLAY_MEASURES)[number];

/** Null: the measure has nothing to say of it. */
const VALUES: Record<ReplayMeasure, (figures: ReplayFigures) => number | null> = {
  problems: ({ problems }) => problems.length,
  facts: ({ facts }) => (facts && facts.all > 0 ? facts.told / facts.all : null),
  length: ({ hasText, length, sourceLength }) =>
    hasText && sourceLength > 0 ? length / sourceLength : null,
  glossary: ({ glossary }) => glossary,
  similarity: ({ similarity }) => similarity,
  seconds: ({ milliseconds }) => milliseconds / 1000,
  cost: ({ costMicroUsd }) => costMicroUsd,
};

/** Means over the articles of which both sides can be measured. */
interface ComparedMeasure {
  measure: ReplayMeasure;
  articles: number;
  current: number;
  candidate: number;
  /** Of the paired differences, candidate less current; null of too few. */
  interval: Interval | null;
}

interface Pair {
  current: ReplayFigures;
  candidate: ReplayFigures;
}

/** @param seed of the intervals: the replay's id */
export function compareMeasures(pairs: readonly Pair[], seed: string): ComparedMeasure[] {
  return REPLAY_MEASURES.flatMap((measure) => {
    const read = VALUES[measure];
    const values = pairs.flatMap(({ current, candidate }) => {
      const [was, is] = [read(current), read(candidate)];
      return was === null || is === null ? [] : [{ was, is }];
    });
    if (values.length === 0) return [];
    const meanOf = (side: 'was' | 'is') =>
      values.reduce((sum, value) => sum + value[side], 0) / values.length;
    const differences = values.map(({ was, is }) => is - was);
    return {
      measure,
      articles: values.length,
      current: meanOf('was'),
      candidate: meanOf('is'),
      interval: bootstrapInterval(differences, `${seed} ${measure}`),
    };
  });
}
