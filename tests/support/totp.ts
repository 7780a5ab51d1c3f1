import { TOTP } from 'otpauth';

/** What an authenticator program shows for the secret (base32) of an `otpauth:` address. */
export const totpCode = (secret: string, at = new Date()): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });
