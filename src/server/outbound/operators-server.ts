import { Agent, request } from 'undici';
import { seconds } from '../../domain/time/duration.ts';
import { withSpan } from '../tracing/spans.ts';
import { OutboundError, toOutboundError } from './outbound-error.ts';
import { describeRequest } from './request-span.ts';

const TIMEOUT = seconds(20);

interface Message {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; left out: no body. */
  data?: unknown;
}

/**
 * Sends something to a server that the operator has set: unlike those that somebody else chose it may be private, for that is
 * where company chats, alert servers and caches are. Redirects are not followed, and of the answer only the status is read.
 * @param purpose what stands in the log
 * @returns the status
 * @throws OutboundError without the address, which mostly holds a secret
 */
export async function askOperatorsServer(
  address: string,
  purpose: string,
  message: Message,
): Promise<number> {
  const { method = 'POST' } = message;
  return await withSpan(method, describeRequest(method, new URL(address)), async (span) => {
    const status = await send(address, purpose, { ...message, method });
    span?.set({ 'http.response.status_code': status });
    return status;
  });
}

async function send(
  address: string,
  purpose: string,
  { method = 'POST', headers = {}, data }: Message,
): Promise<number> {
  const dispatcher = new Agent({ allowH2: false, connect: { timeout: TIMEOUT } });
  try {
    const { statusCode, body } = await request(address, {
      // The types name the usual methods, the library takes any.
      method: method as 'POST',
      dispatcher,
      headers: { ...headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
      signal: AbortSignal.timeout(TIMEOUT),
      headersTimeout: TIMEOUT,
    });
    // A little of it, so that the server can end in peace.
    await body.dump({ limit: 16_384 }).catch(() => {});
    return statusCode;
  } catch (error) {
    throw new OutboundError(toOutboundError(error, '').kind, purpose);
  } finally {
    await dispatcher.destroy();
  }
}
