/** One article among days without any is no peak: the scale ends at five or higher. */
const LOWEST_TOP = 5;
/** Days that may stand out of the scale: a first import, a campaign. */
const TALL_DAYS = 2;
/** So many times as high as all the others a day hides them. */
const TALL = 3;
const HEADROOM = 1.5;

/**
 * Where a chart's scale ends, so that most days can be read beside one or two that are much higher. Those are cut, and
 * their number stands over them.
 */
export function chartTop(values: number[]): number {
  const sorted = values.toSorted((a, b) => b - a);
  const highest = sorted[0] ?? 0;
  const usual = Math.max(LOWEST_TOP, sorted[TALL_DAYS] ?? 0);
  if (highest <= usual * TALL) return Math.max(LOWEST_TOP, highest);
  return Math.ceil(usual * HEADROOM);
}
