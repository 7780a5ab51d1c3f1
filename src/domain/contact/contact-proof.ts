import { hours, seconds } from '../time/duration.ts';
import { CONTACT_FIELDS, type ContactMessage } from './contact-fields.ts';

/*
 * The proof that a browser and some time stood behind a message. `GET /api/contacts/challenge` gives a challenge; the
 * proof is `<challenge>.<number>`. The number is found by trying: the SHA-256 of `attemptStart` and the number must begin
 * with the wanted count of zero bits. The start hangs on the challenge and on every field, so the work serves this message alone.
 * A missing or wrong proof makes a message suspect, nothing else. By hand: the work of `altcha` serves its challenge, whatever
 * is sent with it, and a widget of its own would stand in the form.
 */

/** About 65,000 tries: a fifth of a second on an office laptop, a second or two on an old phone. */
export const PROOF_BITS = 16;
/** A person who fills in the fields is slower than this. */
export const PROOF_MIN_AGE = seconds(3);
/** Longer than anyone writes; the browser asks for a new challenge after that. */
export const PROOF_LIFETIME = hours(2);

export interface ContactChallenge {
  challenge: string;
  bits: number;
  /** Whole seconds. */
  expires_in: number;
}

/** What is hashed once before the trying begins. The fields are as `validateContact` gives them, here and there. */
export const seedText = (challenge: string, contact: ContactMessage): string =>
  JSON.stringify([challenge, ...CONTACT_FIELDS.map((field) => contact[field])]);

/** Of a seed only so much that an attempt is one block of SHA-256: an old phone needs half the time. */
const SEED_BYTES = 20;

/** What each attempt begins with; the number follows. @param seed the digest of `seedText` */
export const attemptStart = (seed: Uint8Array): string =>
  `${Array.from(seed.subarray(0, SEED_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')}.`;

/** @param digest at least as many bytes as hold the bits */
export function hasLeadingZeroBits(digest: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (digest[i] !== 0) return false;
  return bits % 8 === 0 || (digest[whole] ?? 255) >> (8 - (bits % 8)) === 0;
}
