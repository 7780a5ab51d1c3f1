import { and, eq } from 'drizzle-orm';
import type { ContactMessage } from '../../domain/contact/contact-fields.ts';
import { minutes } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import { contacts } from '../database/schema/contacts.ts';
import { AppError } from '../errors.ts';
import { networkOfAddress } from '../http/client-address.ts';
import { consumeLimit, limitKey } from '../http/limits.ts';
import type { Challenges } from './challenges.ts';
import { mayBeMailedAlone, queueContactDigest } from './contact-digest.ts';
import { hasStoredMessage } from './contacts.queries.ts';

/** contracts.md, "Limits": after these messages of one address the next are suspect, then refused. */
const WINDOW = minutes(10);
const UNSUSPECTED = 5;
const ACCEPTED = 20;
const ACKNOWLEDGED_FOR = minutes(10);

interface ReceivedMessage extends ContactMessage {
  /** The hidden field (honeypot) was filled in. */
  isTrapped: boolean;
  /** What the form's script worked out; see `domain/contact/contact-proof.ts`. */
  proof: string | undefined;
  ip: string;
}

interface StoredMessage {
  id: string;
  /** It is suspect for nothing but the missing proof; `confirmMessage` would clear it. */
  lacksOnlyProof: boolean;
}

type ReceiveContext = Pick<AppContext, 'db' | 'jobs' | 'clock'> & {
  challenges: Challenges;
  secret: string;
};

/**
 * Stores a visitor's message and queues the mail about it, both or neither. The mail's own fate never
 * reaches the visitor. Whatever is suspect is stored all the same, and reported in the digest.
 * @throws AppError `too-many` when one address writes on and on
 */
export async function receiveMessage(
  { db, jobs, clock, challenges, secret }: ReceiveContext,
  { isTrapped, proof, ip, ...message }: ReceivedMessage,
): Promise<StoredMessage> {
  const now = clock.now();
  const { allowed, used, retryAfterSeconds } = await consumeLimit(db, {
    key: limitKey(secret, 'contacts:address', networkOfAddress(ip)),
    limit: ACCEPTED,
    windowMs: WINDOW,
    now,
  });
  if (!allowed) {
    throw new AppError(
      'too-many',
      'Gavome labai daug Jūsų žinučių. Pabandykite vėliau arba paskambinkite.',
      {
        retryAfterSeconds,
      },
    );
  }
  return await db.transaction(async (tx) => {
    const isProven = proof !== undefined && (await challenges.spend(tx, proof, message));
    const isOdd = isTrapped || used > UNSUSPECTED;
    const is_suspect = isOdd || !isProven;
    const isAlone = !is_suspect && (await mayBeMailedAlone(tx, now));
    const [stored] = await tx
      .insert(contacts)
      .values({
        ...message,
        is_suspect,
        delivery_state: isAlone ? 'queued' : 'digest',
        created_at: now,
      })
      .returning({ id: contacts.id });
    if (!stored) throw new Error('The message was not stored');
    if (isAlone) await jobs.send(tx, 'send-contact-notification', { contact_id: stored.id });
    else await queueContactDigest({ jobs, clock }, tx);
    return { id: stored.id, lacksOnlyProof: !isOdd && !isProven };
  });
}

/**
 * What the confirmation page does in place of a proof: the message is no longer suspect, and when no digest
 * has named it yet, a mail of its own does. A token that is not good changes nothing and gets the same answer: the message
 * is stored either way.
 */
export async function confirmMessage(
  { db, jobs, clock, challenges }: Omit<ReceiveContext, 'secret'>,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await challenges.spendConfirmation(tx, token);
    if (!id) return;
    const [confirmed] = await tx
      .update(contacts)
      .set({ is_suspect: false })
      .where(and(eq(contacts.id, id), eq(contacts.status, 'new')))
      .returning({ delivery_state: contacts.delivery_state });
    if (confirmed?.delivery_state !== 'digest' || !(await mayBeMailedAlone(tx, clock.now())))
      return;
    await tx.update(contacts).set({ delivery_state: 'queued' }).where(eq(contacts.id, id));
    await jobs.send(tx, 'send-contact-notification', { contact_id: id });
  });
}

/**
 * The public function `send-contact-notification`: says whether the message given was stored in the last
 * ten minutes. It sends nothing, since the insert has queued the mail; so it cannot be made to send any.
 * @throws AppError `not-found` for one never stored
 */
export async function acknowledgeContactNotification(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  message: ContactMessage,
): Promise<{ success: true }> {
  const since = new Date(clock.now().getTime() - ACKNOWLEDGED_FOR);
  if (!(await hasStoredMessage(db, message, since))) {
    throw new AppError('not-found', 'Tokia žinutė neseniai nebuvo gauta');
  }
  return { success: true };
}
