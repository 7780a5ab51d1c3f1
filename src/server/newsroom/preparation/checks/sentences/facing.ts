import type { Pairing } from './passage.ts';

/** How far from its own place, in parts of the passage, a word's counterpart may stand. */
const FARTHEST = 0.3;
/** Of short passages, in letters. */
const NEAREST = 40;

/**
 * How far from facing each other are these places of both passages? Up to one they may well: both languages tell the
 * parts of a sentence in about the same order.
 */
export function distance({ source, output }: Pairing, there: number, here: number): number {
  const whole = Math.max(1, source.text.length);
  const expected = (here / Math.max(1, output.text.length)) * whole;
  return Math.abs(there - expected) / Math.max(NEAREST, FARTHEST * whole);
}
