import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in the same time whatever the difference, so that a secret cannot be guessed by parts. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}
