import { REPLAY_LEAST } from '../../../domain/replays.ts';

/** So sure is an interval that it holds what is measured: all but one time in twenty. */
const TAIL = 0.025;

interface Interval {
  low: number;
  high: number;
}

/**
 * Clopper and Pearson's exact interval of a share. That of the better among the articles that differ holds one half
 * as long as the two-sided sign test tells nothing apart.
 */
export function shareInterval(hits: number, of: number): Interval {
  const low = hits === 0 ? 0 : bisect((share) => 1 - chanceOfAtMost(hits - 1, of, share) < TAIL);
  const high = hits === of ? 1 : bisect((share) => chanceOfAtMost(hits, of, share) > TAIL);
  return { low, high };
}

/** The last share, from 0 up, for which it still holds. */
function bisect(holds: (share: number) => boolean): number {
  let share = 0;
  for (let step = 1; share + step > share; step /= 2) if (holds(share + step)) share += step;
  return share;
}

/** Of the binomial distribution; in logarithms, for a hundredth power of a small share is no number any more. */
function chanceOfAtMost(hits: number, of: number, share: number): number {
  let ways = 0;
  let chance = 0;
  for (let k = 0; k <= hits; k += 1) {
    if (k > 0) ways += Math.log(of - k + 1) - Math.log(k);
    chance += Math.exp(ways + k * Math.log(share) + (of - k) * Math.log(1 - share));
  }
  return chance;
}

const SAMPLES = 2000;

/**
 * The percentile bootstrap of a mean: what means the same number of articles, drawn again and again from these, would
 * have. Drawn by a seed, so that whoever opens a replay again reads the same.
 * @returns null of fewer than tell anything
 */
export function bootstrapInterval(values: readonly number[], seed: string): Interval | null {
  const { length } = values;
  if (length < REPLAY_LEAST) return null;
  const draw = randomFrom(seed);
  const means = Array.from({ length: SAMPLES }, () => {
    let sum = 0;
    for (let n = 0; n < length; n += 1) sum += values[Math.floor(draw() * length)] ?? 0;
    return sum / length;
  }).sort((one, other) => one - other);
  const at = (share: number) => means[Math.round(share * (SAMPLES - 1))] ?? 0;
  return { low: at(TAIL), high: at(1 - TAIL) };
}

/** The generator Mulberry32, from a hash (FNV-1a) of the seed: 0 up to 1. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
