import { and, eq, ne } from 'drizzle-orm';
import type { ContactMessage } from '../../domain/contact.ts';
import type { AppContext } from '../context.ts';
import { contacts } from '../database/schema/contacts.ts';
import { type Mailer, nameMailFailure, withMailer } from '../mail/mailer.ts';
import { findContact } from './contacts.queries.ts';

type NotificationContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;
type StoredMessage = NonNullable<Awaited<ReturnType<typeof findContact>>>;

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
  const { smtpUrl, contactNotifyTo } = ctx.config;
  if (!smtpUrl || !contactNotifyTo) {
    await record(ctx, contactId, { delivery_state: 'not_configured', delivery_error: null });
    return;
  }
  try {
    await withMailer(smtpUrl, (mailer) =>
      send(mailer, message, contactNotifyTo, ctx.config.publicUrl),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await record(ctx, contactId, {
      delivery_state: isLast ? 'failed' : 'queued',
      delivery_error: reason.slice(0, 500),
    });
    // Mail servers repeat addresses and lines of the message: those stay on the message's own row.
    const kind = nameMailFailure(error);
    ctx.log.warn({ contact_id: contactId, isLast, kind }, 'Mail about a message was not sent');
    throw new Error(`Mail about a message was not sent: ${kind}`);
  }
  await record(ctx, contactId, {
    delivery_state: 'sent',
    delivery_error: null,
    delivered_at: ctx.clock.now(),
  });
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

function send(
  mailer: Mailer,
  message: StoredMessage,
  to: string,
  publicUrl: string | null,
): Promise<void> {
  return mailer.send({
    to,
    replyTo: { name: message.name, address: message.email },
    subject: `${message.is_suspect ? '[Įtartina] ' : ''}Nauja žinutė iš svetainės: ${message.name}`,
    text: composeText(message, publicUrl),
    messageId: `<contact-${message.id}@${new URL(publicUrl ?? 'http://localhost').hostname}>`,
  });
}

function composeText(message: ContactMessage, publicUrl: string | null): string {
  const facts = [
    ['Vardas', message.name],
    ['El. paštas', message.email],
    ['Telefonas', message.phone],
    ['Įmonė', message.company],
  ].filter(([, value]) => value);
  const link = publicUrl && `Visos žinutės: ${publicUrl}/admin/communications/contacts`;
  return [
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    message.message,
    ...(link ? [link] : []),
  ].join('\n\n');
}
