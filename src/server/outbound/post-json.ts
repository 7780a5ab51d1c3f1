import { Agent, request } from 'undici';
import { seconds } from '../../domain/time/duration.ts';
import { OutboundError, toOutboundError } from './outbound-error.ts';

const TIMEOUT = seconds(20);

/**
 * Sends data to an address that the operator has set: unlike those that somebody else chose it may be private, for that is
 * where company chats and alert servers are. Redirects are not followed, and of the answer only the status is read.
 * @returns the status
 * @throws OutboundError without the address, which mostly holds a secret
 */
export async function postJson(address: string, data: unknown): Promise<number> {
  const dispatcher = new Agent({ allowH2: false, connect: { timeout: TIMEOUT } });
  try {
    const { statusCode, body } = await request(address, {
      method: 'POST',
      dispatcher,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(TIMEOUT),
      headersTimeout: TIMEOUT,
    });
    // A little of it, so that the server can end in peace.
    await body.dump({ limit: 16_384 }).catch(() => {});
    return statusCode;
  } catch (error) {
    throw new OutboundError(toOutboundError(error, '').kind, 'webhook');
  } finally {
    await dispatcher.destroy();
  }
}
