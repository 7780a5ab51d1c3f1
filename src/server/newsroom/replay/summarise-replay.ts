import { REPLAY_LEAST, type ReplayVerdict } from '../../../domain/replays.ts';
import type { ReplayFigures } from '../../database/schema/replays.ts';
import { bootstrapInterval, shareInterval } from './intervals.ts';

/** What is said of the candidate over all articles. `too_few`: fewer than any difference could be told by. */
type OverallVerdict = 'better' | 'worse' | 'no_difference' | 'too_few';

/** The exact sign test: articles that differ, each counted once, against a coin. */
export function judgeReplay({ better, same, worse }: Record<ReplayVerdict, number>) {
  const differing = better + worse;
  /** Of the articles that differ, the share in which the candidate is better; null when none does. */
  const betterShare =
    differing === 0 ? null : { value: better / differing, ...shareInterval(better, differing) };
  let verdict: OverallVerdict = 'no_difference';
  if (differing + same < REPLAY_LEAST) verdict = 'too_few';
  else if (betterShare && betterShare.low > 0.5) verdict = 'better';
  else if (betterShare && betterShare.high < 0.5) verdict = 'worse';
  return { verdict, betterShare };
}

/** Null: the measure has nothing to say of it. */
const MEASURES = {
  problems: ({ problems }) => problems.length,
  facts: ({ facts }) => (facts && facts.all > 0 ? facts.told / facts.all : null),
  length: ({ hasText, length, sourceLength }) =>
    hasText && sourceLength > 0 ? length / sourceLength : null,
  glossary: ({ glossary }) => glossary,
  similarity: ({ similarity }) => similarity,
  seconds: ({ milliseconds }) => milliseconds / 1000,
  cost: ({ costMicroUsd }) => costMicroUsd,
} satisfies Record<string, (figures: ReplayFigures) => number | null>;
const NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

interface Pair {
  current: ReplayFigures;
  candidate: ReplayFigures;
}

/**
 * Means over the articles of which both sides can be measured.
 * @param seed of the intervals: the replay's id
 */
export function compareMeasures(pairs: readonly Pair[], seed: string) {
  return NAMES.flatMap((measure) => {
    const read = MEASURES[measure];
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
      /** Of the paired differences, candidate less current; null of too few. */
      interval: bootstrapInterval(differences, `${seed} ${measure}`),
    };
  });
}
