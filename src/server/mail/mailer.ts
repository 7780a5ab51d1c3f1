import { createTransport, type Transporter } from 'nodemailer';
import { toSingleLine } from '../../domain/text/single-line.ts';
import { seconds } from '../../domain/time/duration.ts';
import { nameError } from '../log/describe-error.ts';

export interface Mail {
  to: string;
  /** The visitor, when there is one. A name and an address apart, so that neither can add a header. */
  replyTo?: { name: string; address: string };
  /** Where SMTP_URL has no address to send from; the recipient's own otherwise. */
  sender?: string;
  subject: string;
  /** Plain text only: what a visitor wrote is never markup. */
  text: string;
  /** With angle brackets; the same for every attempt, so that mailboxes can recognise a duplicate. */
  messageId: string;
}

interface TlsOptions {
  /** The operator's word that it may go without TLS (SMTP_ALLOW_PLAIN). */
  isPlainAllowed?: boolean;
}

const TIMEOUT = seconds(20);
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether mail would go to another machine in the clear, unless TLS is insisted on. */
export function isPlainSmtp(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && !LOOPBACK.test(hostname);
}

/** That of the address, else the one its protocol is spoken at. */
export const smtpPort = ({ port, protocol }: URL): number =>
  port ? Number(port) : protocol === 'smtps:' ? 465 : 587;

/**
 * The sender is the account of SMTP_URL when that is an address, else the recipient's own: servers
 * refuse or distrust any other. To another machine mail goes with TLS or not at all.
 * @throws what the mail server or the connection said
 */
export async function sendMail(
  smtpUrl: string,
  { sender, ...mail }: Mail,
  options: TlsOptions = {},
): Promise<void> {
  await withTransport(smtpUrl, options, (transport, account) =>
    transport.sendMail({
      ...mail,
      from: account.includes('@') ? account : (sender ?? mail.to),
      subject: toSingleLine(mail.subject),
      ...(mail.replyTo && {
        replyTo: { ...mail.replyTo, name: toSingleLine(mail.replyTo.name) },
      }),
    }),
  );
}

/** @param name of the mail, the same for every attempt */
export const messageIdOf = (publicUrl: string | null, name: string): string =>
  `<${name}@${new URL(publicUrl ?? 'http://localhost').hostname}>`;

/**
 * Connects, agrees on TLS and signs in; sends nothing.
 * @throws what the mail server or the connection said
 */
export async function checkMailServer(smtpUrl: string, options: TlsOptions = {}): Promise<void> {
  await withTransport(smtpUrl, options, (transport) => transport.verify());
}

async function withTransport<Result>(
  smtpUrl: string,
  { isPlainAllowed = false }: TlsOptions,
  work: (transport: Transporter, account: string) => Promise<Result>,
): Promise<Result> {
  const url = new URL(smtpUrl);
  const account = decodeURIComponent(url.username);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: smtpPort(url),
    secure: url.protocol === 'smtps:',
    requireTLS: isPlainSmtp(smtpUrl) && !isPlainAllowed,
    ...(account && { auth: { user: account, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // What a message says must never make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    return await work(transport, account);
  } finally {
    transport.close();
  }
}

/** Code, command and status of the mail library: `EENVELOPE RCPT TO 550`. */
export function nameMailFailure(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const known = [code, command, responseCode].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z ]{1,20}$/.test(part)),
  );
  return known.join(' ') || nameError(error);
}
