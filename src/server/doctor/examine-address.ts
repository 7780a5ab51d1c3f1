import { connect } from 'node:tls';
import { days, seconds } from '../../domain/time/duration.ts';
import type { Config } from '../config.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const NAME = 'Svetainė';
const CERTIFICATE = 'Sertifikatas';
const LIMIT = seconds(10);
const LEAST_VALID = days(14);
const DAY = days(1);

/**
 * Asks the public address as a visitor would. Not through the outbound guard: the address is the operator's own, and may
 * lead back to this machine.
 * @param limit in milliseconds, of each question
 */
export async function examineAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  limit = LIMIT,
): Promise<Finding[]> {
  if (!publicUrl?.startsWith('https:')) return [];
  return [
    await askSite(publicUrl, limit),
    ...(await examineCertificate(new URL(publicUrl), limit)),
  ];
}

async function askSite(publicUrl: string, limit: number): Promise<Finding> {
  const ask = (url: string) =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limit) });
  try {
    const { status } = await ask(`${publicUrl}/health/live`);
    if (status !== 200) return bad(NAME, `${publicUrl} atsakė ${status}: ten ne ši svetainė`);
    const plain = await ask(publicUrl.replace('https:', 'http:')).catch(() => null);
    const isLed = plain?.headers.get('location')?.startsWith('https:') ?? false;
    return plain && !isLed
      ? attention(NAME, `${publicUrl} veikia, bet http:// nenukreipia į https://`)
      : good(NAME, `${publicUrl} veikia`);
  } catch (error) {
    const { code = 'neatsako' } = ((error as Error).cause ?? {}) as { code?: string };
    return bad(NAME, `${publicUrl} iš šios mašinos nepasiekiama (${code})`);
  }
}

async function examineCertificate({ hostname, port }: URL, limit: number): Promise<Finding[]> {
  const until = await readValidity(hostname, Number(port) || 443, limit);
  if (!until) return [];
  const left = until.getTime() - Date.now();
  const text = `galioja dar ${Math.floor(left / DAY)} d.`;
  return [left < LEAST_VALID ? attention(CERTIFICATE, text) : good(CERTIFICATE, text)];
}

/** Null when there is none to read; why is the site's own finding. */
function readValidity(host: string, port: number, limit: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: limit }, () => {
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      resolve(valid_to ? new Date(valid_to) : null);
    });
    const giveUp = () => {
      socket.destroy();
      resolve(null);
    };
    socket.on('error', giveUp);
    socket.on('timeout', giveUp);
  });
}
