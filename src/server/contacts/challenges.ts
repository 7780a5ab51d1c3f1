import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { ContactMessage } from '../../domain/contact/contact-fields.ts';
import {
  attemptStart,
  type ContactChallenge,
  hasLeadingZeroBits,
  PROOF_BITS,
  PROOF_LIFETIME,
  PROOF_MIN_AGE,
  seedText,
} from '../../domain/contact/contact-proof.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { hours } from '../../domain/time/duration.ts';
import type { Executor } from '../database/database.ts';
import { contact_challenges } from '../database/schema/instances.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** How long the page after a message sent without JavaScript can confirm it. */
const CONFIRMATION_LIFETIME = hours(2);

export interface Challenges {
  issue(): ContactChallenge;
  /**
   * Whether this proof is good for this message, and from now on spent. Call it in the transaction that stores the message,
   * so that a message that failed can be sent again with the same proof.
   */
  spend(db: Executor, proof: string, contact: ContactMessage): Promise<boolean>;
  /** A signed right to confirm one message, for the page that answers a form sent without JavaScript. */
  issueConfirmation(contactId: string): string;
  /** The message the token confirms; null when it is forged, too old or used. */
  spendConfirmation(db: Executor, token: string): Promise<string | null>;
}

/**
 * Challenges are signed and not stored: asking for them costs nothing and fills nothing. Only what was used
 * is kept until it expires. What this does not stop: a robot with a real browser and patience.
 * @param secret of this installation; the key for challenges is derived from it
 */
export function createChallenges({ secret, clock }: { secret: string; clock: Clock }): Challenges {
  const key = createHmac('sha256', secret).update('contact-challenges').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const isSigned = (text: string, signature: string) => {
    const expected = Buffer.from(sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };

  /** True the first time only. */
  async function spendOnce(db: Executor, id: string, expires_at: Date): Promise<boolean> {
    await db.delete(contact_challenges).where(lt(contact_challenges.expires_at, clock.now()));
    const rows = await db
      .insert(contact_challenges)
      .values({ id, expires_at })
      .onConflictDoNothing()
      .returning({ id: contact_challenges.id });
    return rows.length === 1;
  }

  return {
    issue() {
      const text = `${randomBytes(12).toString('base64url')}.${clock.now().getTime()}`;
      return {
        challenge: `${text}.${sign(text)}`,
        bits: PROOF_BITS,
        expires_in: PROOF_LIFETIME / 1000,
      };
    },
    async spend(db, proof, contact) {
      const [nonce, issued, signature, count, ...rest] = proof.split('.');
      if (!nonce || !issued || !signature || !count || rest.length > 0) return false;
      if (!isSigned(`${nonce}.${issued}`, signature)) return false;
      const age = clock.now().getTime() - Number(issued);
      if (age < PROOF_MIN_AGE || age > PROOF_LIFETIME) return false;
      const seed = sha256(seedText(`${nonce}.${issued}.${signature}`, contact));
      if (!hasLeadingZeroBits(sha256(attemptStart(seed) + count), PROOF_BITS)) return false;
      return spendOnce(db, nonce, new Date(Number(issued) + PROOF_LIFETIME));
    },
    issueConfirmation(contactId) {
      const text = `${contactId}.${clock.now().getTime() + CONFIRMATION_LIFETIME}`;
      return `${text}.${sign(`confirmation.${text}`)}`;
    },
    async spendConfirmation(db, token) {
      const [contactId, expires, signature, ...rest] = token.split('.');
      if (!contactId || !expires || !signature || rest.length > 0) return null;
      if (!isSigned(`confirmation.${contactId}.${expires}`, signature)) return null;
      if (Number(expires) < clock.now().getTime()) return null;
      const isFirst = await spendOnce(db, `confirmation.${contactId}`, new Date(Number(expires)));
      return isFirst ? contactId : null;
    },
  };
}
