import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines and body as they came over the wire, with `\n` line ends. */
  raw: string;
  /** Header values by lower-case name, unfolded and decoded; of a repeated header the last. */
  headers: Record<string, string>;
  /** The body of a mail without parts, decoded. */
  text: string;
}

interface SmtpFake {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Until called with null, every mail is refused with this SMTP code. */
  refuseWith(code: number | null): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startSmtpFake(options: { port?: number } = {}): Promise<SmtpFake> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null) {
          return done(Object.assign(new Error('Try again later'), { responseCode: refusal }));
        }
        const raw = Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n');
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          ...readMail(raw),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const encoding = headers['content-transfer-encoding'] ?? '';
  return { headers, text: decode(rest.join('\n\n'), encoding).replaceAll('\r\n', '\n') };
}

/** RFC 2047: `=?UTF-8?Q?…?=`; white space between two encoded words is not text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decode(text, 'base64')
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decode(text: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return text;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
