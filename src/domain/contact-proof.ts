import { hours, seconds } from './duration.ts';

/*
 * The proof that a browser and some time stood behind a message. `GET /api/contacts/challenge` gives a
 * challenge; the proof is `<challenge>.<number>` whose SHA-256 begins with the wanted count of zero bits.
 * A missing or wrong proof makes a message suspect, nothing else.
 */

/** About 65,000 tries: a fifth of a second on an office laptop, a second or two on an old phone. */
export const PROOF_BITS = 16;
/** A person who fills in five fields is slower than this. */
export const PROOF_MIN_AGE = seconds(3);
/** Longer than anyone writes; the browser asks for a new challenge after that. */
export const PROOF_LIFETIME = hours(2);

export interface ContactChallenge {
  challenge: string;
  bits: number;
  /** Whole seconds. */
  expires_in: number;
}

/** @param digest at least as many bytes as hold the bits */
export function hasLeadingZeroBits(digest: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (digest[i] !== 0) return false;
  return bits % 8 === 0 || (digest[whole] ?? 255) >> (8 - (bits % 8)) === 0;
}
