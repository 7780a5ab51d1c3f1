import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { CONTACT_FIELDS } from '../../domain/contact/contact-fields.ts';
import { toSingleLine } from '../../domain/text/single-line.ts';
import { hours, minutes } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { contacts } from '../database/schema/contacts.ts';
import { consumeLimit } from '../http/limits.ts';
import { messageIdOf } from '../mail/mailer.ts';
import { linkToMessages, mailToCompany, quote } from './mail-to-company.ts';

/** Mails about single messages in an hour, of all visitors together; a mailbox takes no flood for them. */
const SINGLE_MAILS = 20;
const EVERY = hours(1);
/** What was written in the last moment of the hour is stored by then. */
const SETTLING = minutes(1);
/** Named in a digest; the rest is counted. */
const NAMED = 50;
const SHOWN_LENGTH = 300;

/** Whether one more message may be notified by a mail of its own; counts it. */
export async function mayBeMailedAlone(db: Executor, now: Date): Promise<boolean> {
  const { allowed } = await consumeLimit(db, {
    key: 'contacts:single-mails',
    limit: SINGLE_MAILS,
    windowMs: EVERY,
    now,
  });
  return allowed;
}

/** Has the digest of this hour sent when it is over, however many ask for it. */
export async function queueContactDigest(
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Transaction,
): Promise<void> {
  const end = (Math.floor(clock.now().getTime() / EVERY) + 1) * EVERY;
  const startAfter = new Date(end + SETTLING);
  await jobs.send(tx, 'send-contact-digest', { due: startAfter.toISOString() }, { startAfter });
}

/**
 * The work of the job `send-contact-digest`: one mail about all messages that wait for one.
 * @param isLast the job will not be repeated; a failure is then final
 * @throws what kind of failure it was, without the mail server's words, so that the job is repeated
 */
export async function deliverContactDigest(
  ctx: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>,
  due: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const ids = (
    await ctx.db
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.delivery_state, 'digest'))
  ).map(({ id }) => id);
  if (ids.length === 0) return;
  const outcome = await mailToCompany(ctx, {
    subject: `Dar žinučių iš svetainės: ${ids.length}`,
    text: await composeText(ctx, ids),
    messageId: messageIdOf(ctx.config.publicUrl, `contact-digest-${Date.parse(due)}`),
  });
  const record = (set: Partial<typeof contacts.$inferInsert>) =>
    ctx.db
      .update(contacts)
      .set(set)
      .where(and(isOneOf(ids), eq(contacts.delivery_state, 'digest')));
  if (typeof outcome === 'string') {
    const delivered_at = outcome === 'sent' ? { delivered_at: ctx.clock.now() } : {};
    await record({ delivery_state: outcome, delivery_error: null, ...delivered_at });
    return;
  }
  const { reason, kind } = outcome;
  await record({ delivery_state: isLast ? 'failed' : 'digest', delivery_error: reason });
  ctx.log.warn({ isLast, kind, messages: ids.length }, 'Mail about messages was not sent');
  throw new Error(`Mail about messages was not sent: ${kind}`);
}

/** One parameter, however many there are. */
const isOneOf = (ids: string[]) => sql`${contacts.id} = any(${sql.param(ids)}::uuid[])`;

async function composeText(ctx: Pick<AppContext, 'db' | 'config'>, ids: string[]): Promise<string> {
  const suspects = await ctx.db.$count(contacts, and(isOneOf(ids), eq(contacts.is_suspect, true)));
  // Those that are probably meant come first.
  const named = await ctx.db
    .select()
    .from(contacts)
    .where(isOneOf(ids))
    .orderBy(asc(contacts.is_suspect), desc(contacts.created_at))
    .limit(NAMED);
  const describe = (contact: (typeof named)[number]) => {
    const fields = CONTACT_FIELDS.filter((field) => field !== 'message');
    const words = fields.map((field) => toSingleLine(contact[field])).filter(Boolean);
    return [
      `${contact.is_suspect ? '[Įtartina] ' : ''}${words.join(', ')}`,
      quote(contact.message.slice(0, SHOWN_LENGTH)),
    ].join('\n');
  };
  return [
    `Visos jos išsaugotos. Iš jų įtartinų: ${suspects}. Apie žinutę atskirai nerašome, kai ji įtartina arba kai per valandą jų gauta daug.`,
    ...named.map(describe),
    ...(ids.length > NAMED ? [`Čia nerodomų: ${ids.length - NAMED}.`] : []),
    ...linkToMessages(ctx),
  ].join('\n\n');
}
