import { createHash } from 'node:crypto';
import { type ContactChallenge, hasLeadingZeroBits } from '../../src/domain/contact-proof.ts';

/** Does what the form's script does in the browser. */
export function solveChallenge({ challenge, bits }: ContactChallenge): string {
  for (let count = 0; ; count++) {
    const proof = `${challenge}.${count}`;
    if (hasLeadingZeroBits(createHash('sha256').update(proof).digest(), bits)) return proof;
  }
}
