/** So sure is an interval that it holds what is measured: all but one time in twenty. */
const TAIL = 0.025;

export interface Interval {
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
