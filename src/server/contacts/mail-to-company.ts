import { toSingleLine } from '../../domain/text/single-line.ts';
import type { AppContext } from '../context.ts';
import { type Mail, nameMailFailure, sendMail } from '../mail/mailer.ts';

type MailContext = Pick<AppContext, 'config'>;

/** Why a mail was not sent. */
interface MailFailure {
  /** The mail server's words, which may repeat addresses and lines of a message: for the message's own row. */
  reason: string;
  /** For the log. */
  kind: string;
}

type MailOutcome = 'sent' | 'not_configured' | MailFailure;

/** Whether mail about messages can be sent at all. */
export const isMailSetUp = ({ config }: MailContext): boolean =>
  config.smtpUrl !== null && config.contactNotifyTo !== null;

/** One mail to CONTACT_NOTIFY_TO; without it or SMTP_URL there is none. */
export async function mailToCompany(
  { config }: MailContext,
  mail: Omit<Mail, 'to'>,
): Promise<MailOutcome> {
  const { smtpUrl, contactNotifyTo: to, isPlainSmtpAllowed: isPlainAllowed } = config;
  if (!smtpUrl || !to) return 'not_configured';
  try {
    await sendMail(smtpUrl, { ...mail, to }, { isPlainAllowed });
    return 'sent';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { reason: reason.slice(0, 500), kind: nameMailFailure(error) };
  }
}

export const linkToMessages = ({ config }: MailContext): string[] =>
  config.publicUrl ? [`Visos žinutės: ${config.publicUrl}/admin/communications/contacts`] : [];

const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** What a visitor wrote, with a mark before each of its lines: none can look like a line of ours. */
export const quote = (text: string): string =>
  text
    .split(LINE_ENDS)
    .map((line) => `> ${toSingleLine(line)}`.trimEnd())
    .join('\n');
