import { eq, isNull, lt } from 'drizzle-orm';
import { days } from '../../domain/time/duration.ts';
import { formatVilniusMoment } from '../../domain/time/vilnius-date.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { type AccountMail, account_mails } from '../database/schema/identity.ts';
import { messageIdOf, nameMailFailure, sendMail } from '../mail/mailer.ts';

/* Notifications to an account's owner by mail, so that no use or change of the account goes unnoticed. */

const KEPT = days(7);

const NEWS: Record<AccountMail['kind'], { subject: string; text: string }> = {
  'new-browser': {
    subject: 'Prie Jūsų paskyros prisijungta iš naujo įrenginio',
    text: 'prie Jūsų paskyros prisijungta naršykle, kuria iki šiol nesijungėte.',
  },
  password: {
    subject: 'Pakeistas Jūsų paskyros slaptažodis',
    text: 'pakeistas Jūsų paskyros slaptažodis.',
  },
  'two-factor-on': {
    subject: 'Įjungtas Jūsų paskyros antrasis veiksnys',
    text: 'įjungtas Jūsų paskyros antrasis veiksnys: jungiantis reikės ir kodo iš telefono programėlės.',
  },
  'two-factor-off': {
    subject: 'Išjungtas Jūsų paskyros antrasis veiksnys',
    text: 'išjungtas Jūsų paskyros antrasis veiksnys: prisijungti vėl užtenka slaptažodžio.',
  },
  'recovery-codes': {
    subject: 'Sukurti nauji Jūsų paskyros atkūrimo kodai',
    text: 'sukurti nauji Jūsų paskyros atkūrimo kodai, ankstesni nebegalioja.',
  },
};

/** In the transaction of the change it reports; commands, which know no queue, add mails too. */
export async function addAccountMail(
  tx: Executor,
  {
    email,
    kind,
    browser,
    at,
  }: { email: string; kind: AccountMail['kind']; browser?: string; at: Date },
): Promise<void> {
  const details = { at: at.toISOString(), ...(browser && { browser }) };
  await tx.insert(account_mails).values({ email, kind, details, created_at: at });
}

/** Queues the mails added since (outbox), and drops what could not be sent for a week. */
export async function queueAccountMails({
  db,
  jobs,
  clock,
}: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .delete(account_mails)
      .where(lt(account_mails.created_at, new Date(now.getTime() - KEPT)));
    const added = await tx
      .select({ id: account_mails.id })
      .from(account_mails)
      .where(isNull(account_mails.queued_at))
      .for('update', { skipLocked: true });
    for (const { id } of added) {
      await jobs.send(tx, 'send-account-mail', { mail_id: id });
      await tx.update(account_mails).set({ queued_at: now }).where(eq(account_mails.id, id));
    }
  });
}

/**
 * The work of the job `send-account-mail`. Without SMTP_URL the log says that no mail was sent.
 * @throws what kind of failure it was, without the mail server's words, so that the job is repeated
 */
export async function deliverAccountMail(
  { db, config, log }: Pick<AppContext, 'db' | 'config' | 'log'>,
  mailId: string,
): Promise<void> {
  const [mail] = await db.select().from(account_mails).where(eq(account_mails.id, mailId));
  if (!mail) return;
  const { smtpUrl, contactNotifyTo, publicUrl, isPlainSmtpAllowed: isPlainAllowed } = config;
  const about = { mail_id: mail.id, kind: mail.kind };
  if (smtpUrl) {
    const message = {
      to: mail.email,
      ...(contactNotifyTo && { sender: contactNotifyTo }),
      subject: NEWS[mail.kind].subject,
      text: describeNews(mail, publicUrl),
      messageId: messageIdOf(publicUrl, `account-${mail.id}`),
    };
    try {
      await sendMail(smtpUrl, message, { isPlainAllowed });
    } catch (error) {
      const kind = nameMailFailure(error);
      log.warn({ ...about, failure: kind }, 'Mail to the owner of an account was not sent');
      throw new Error(`Mail to the owner of an account was not sent: ${kind}`);
    }
  } else log.info(about, 'Account owner not notified by mail: SMTP_URL is not set');
  await db.delete(account_mails).where(eq(account_mails.id, mail.id));
}

function describeNews(
  { email, kind, details }: typeof account_mails.$inferSelect,
  publicUrl: string | null,
): string {
  const facts = [
    `Paskyra: ${email}`,
    `Laikas: ${formatVilniusMoment(details.at)} (Lietuvos laiku)`,
    ...(details.browser ? [`Naršyklė: ${details.browser}`] : []),
  ];
  const place = publicUrl ? `: ${publicUrl}/admin/settings/account` : ' savo paskyroje';
  return [
    'Sveiki,',
    NEWS[kind].text,
    facts.join('\n'),
    'Jei tai padarėte Jūs, nieko daryti nereikia.',
    `Jei ne, nedelsdami pakeiskite slaptažodį ir nutraukite kitus prisijungimus${place}. Jei prisijungti nepavyksta, kreipkitės į svetainės administratorių.`,
  ].join('\n\n');
}
