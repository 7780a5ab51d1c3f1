import { hash } from 'node:crypto';
import type { ContactMessage } from '../../src/domain/contact/contact-fields.ts';
import {
  attemptStart,
  type ContactChallenge,
  hasLeadingZeroBits,
  seedText,
} from '../../src/domain/contact/contact-proof.ts';

const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** Whether the number at the proof's end is one that the message and the challenge ask for. */
export function isProofOf(proof: string, contact: ContactMessage, bits: number): boolean {
  const end = proof.lastIndexOf('.');
  const seed = sha256(seedText(proof.slice(0, end), contact));
  return hasLeadingZeroBits(sha256(attemptStart(seed) + proof.slice(end + 1)), bits);
}

/** Does what the form's script does in the browser. */
export function solveChallenge(
  { challenge, bits }: ContactChallenge,
  contact: ContactMessage,
): string {
  const start = attemptStart(sha256(seedText(challenge, contact)));
  for (let count = 0; ; count++)
    if (hasLeadingZeroBits(sha256(start + count), bits)) return `${challenge}.${count}`;
}
