import { Secret, TOTP } from 'otpauth';

/** Clocks of phones differ: the code before and the code after this one pass too. */
const TOLERANCE = 1;

/**
 * The half minute a code belongs to, so that it can be taken once only; null for a wrong code.
 * @param secret as the library keeps it: the key is its characters
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  // The library throws at wide digits, whose bytes are more than their characters.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromUTF8(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: TOLERANCE });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
