import { REPLAY_LEAST } from '../../../domain/replays.ts';
import type { Interval } from './share-interval.ts';

const SAMPLES = 2000;
const TAIL = 0.025;

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
