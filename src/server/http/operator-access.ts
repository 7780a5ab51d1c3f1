import type { IncomingMessage } from 'node:http';
import { isSameSecret } from './same-secret.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via'];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether what is for operators may be told: to who asks on the machine itself and not through a proxy, or has the key.
 * @param key METRICS_KEY; null when there is none
 */
export function isOperator({ headers, socket }: IncomingMessage, key: string | null): boolean {
  if (key !== null && isSameSecret(headers.authorization, `Bearer ${key}`)) return true;
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}
