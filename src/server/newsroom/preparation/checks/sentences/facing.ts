import type { Pairing } from './passage.ts';

/** How far from its own place, in parts of the passage, a word's counterpart may stand. */
const FARTHEST = 0.3;
/** Of short passages, in letters. */
const NEAREST = 40;

/** How far from facing each other are these places of both passages, neither of which is empty? */
export function distance({ source, output }: Pairing, there: number, here: number): number {
  const whole = source.text.length;
  const expected = (here / output.text.length) * whole;
  return Math.abs(there - expected) / Math.max(NEAREST, FARTHEST * whole);
}

/** Up to one they may well: both languages tell the parts of a sentence in about the same order. */
export const isFacing = (pairing: Pairing, there: number, here: number): boolean =>
  distance(pairing, there, here) <= 1;
