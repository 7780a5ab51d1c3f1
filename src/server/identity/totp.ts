import { createHmac, timingSafeEqual } from 'node:crypto';
import { seconds } from '../../domain/time/duration.ts';

/** RFC 6238 as authenticator programs have it: SHA-1, six digits, half minutes. */
const STEP = seconds(30);
const DIGITS = 6;
/** Clocks of phones differ: the code before and the code after this one pass too. */
const TOLERANCE = 1;

/**
 * The half minute a code belongs to, so that it can be taken once only; null for a wrong code.
 * @param secret as the library keeps it: the key is its characters
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / STEP);
  let found: number | null = null;
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (isSame(code, codeOf(secret, step))) found = step;
  }
  return found;
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
