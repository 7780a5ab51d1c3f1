import { and, eq, ne } from 'drizzle-orm';
import { contactWords } from '../../content/contact.ts';
import { unspaced } from '../../content/spacing.ts';
import { CONTACT_FIELDS } from '../../domain/contact/contact-fields.ts';
import { toSingleLine } from '../../domain/text/single-line.ts';
import type { AppContext } from '../context.ts';
import { contacts } from '../database/schema/contacts.ts';
import { messageIdOf } from '../mail/mailer.ts';
import { type Contact, findContact } from './contacts.queries.ts';
import { linkToMessages, mailToCompany, quote } from './mail-to-company.ts';

type NotificationContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The work of the job `send-contact-notification`: one mail to CONTACT_NOTIFY_TO about one message. The
 * outcome stands on the message's row. Without SMTP_URL or CONTACT_NOTIFY_TO that is `not_configured`
 * and nothing is retried. A mail may go out twice when the process dies between sending and writing it
 * down; both copies then carry the same Message-ID.
 * @param isLast the job will not be repeated; a failure is then final
 * @throws what kind of failure it was, without the mail server's words, so that the job is repeated
 */
export async function deliverContactNotification(
  ctx: NotificationContext,
  contactId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const message = await findContact(ctx.db, contactId);
  if (!message || message.delivery_state === 'sent') return;
  const outcome = await mailToCompany(ctx, {
    replyTo: { name: message.name, address: message.email },
    subject: `${message.is_suspect ? '[Įtartina] ' : ''}Nauja žinutė iš svetainės: ${message.name}`,
    text: composeText(ctx, message),
    messageId: messageIdOf(ctx.config.publicUrl, `contact-${message.id}`),
  });
  if (typeof outcome === 'string') {
    const delivered_at = outcome === 'sent' ? { delivered_at: ctx.clock.now() } : {};
    await record(ctx, contactId, {
      delivery_state: outcome,
      delivery_error: null,
      ...delivered_at,
    });
    return;
  }
  const { reason, kind } = outcome;
  await record(ctx, contactId, {
    delivery_state: isLast ? 'failed' : 'queued',
    delivery_error: reason,
  });
  ctx.log.warn({ contact_id: contactId, isLast, kind }, 'Mail about a message was not sent');
  throw new Error(`Mail about a message was not sent: ${kind}`);
}

/** The message stays, its mail is not tried again by itself: trying it ended the process twice. */
export const refuseNotification = (ctx: NotificationContext, contactId: string): Promise<void> =>
  record(ctx, contactId, {
    delivery_state: 'failed',
    delivery_error: 'Laiško siuntimas du kartus nutraukė programos darbą.',
  });

async function record(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  set: Partial<typeof contacts.$inferInsert>,
): Promise<void> {
  await db
    .update(contacts)
    .set(set)
    .where(and(eq(contacts.id, id), ne(contacts.delivery_state, 'sent')));
}

function composeText(ctx: NotificationContext, message: Contact): string {
  const lines = CONTACT_FIELDS.filter((field) => field !== 'message' && message[field]).map(
    (field) => `${unspaced(contactWords.fields[field])}: ${toSingleLine(message[field])}`,
  );
  return [lines.join('\n'), quote(message.message), ...linkToMessages(ctx)].join('\n\n');
}
