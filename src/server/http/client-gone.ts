import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What reading from or writing to somebody who has left throws. */
const CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);
/** Of nginx, and in no answer: the client has closed the connection. */
const CLOSED_REQUEST = 499;

/** Who asked has left, and that is all that went wrong: no failure of ours. Null when it is another failure. */
export function answerGoneClient(error: unknown, c: Context): Response | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const { code } = error as { code?: unknown };
  const isGone = incoming?.socket?.destroyed === true;
  return isGone && typeof code === 'string' && CODES.has(code)
    ? new Response(null, { status: CLOSED_REQUEST })
    : null;
}
