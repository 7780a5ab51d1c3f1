import { isAPIError } from 'better-auth/api';
import { AppError } from '../errors.ts';

/** The same for an unknown account and for a wrong password, so that accounts cannot be enumerated. */
export const WRONG_CREDENTIALS = 'Neteisingas el. paštas arba slaptažodis';

/** Whose password was right too long ago, or who guessed too often. */
const EXPIRED_CHALLENGE = 'Prisijungimo laikas baigėsi. Įveskite el. paštą ir slaptažodį iš naujo.';

const CREDENTIAL_CODES = [
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_EMAIL',
  'INVALID_PASSWORD',
  'USER_NOT_FOUND',
  'CREDENTIAL_ACCOUNT_NOT_FOUND',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_SHORT',
  'EMAIL_NOT_VERIFIED',
];

const CHALLENGE_CODES = [
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'TOTP_NOT_ENABLED',
  'BACKUP_CODES_NOT_ENABLED',
];

/** Wrong, or used at the same moment by another request. */
const WRONG_RECOVERY_CODES = ['INVALID_BACKUP_CODE', 'CONFLICT'];

const WRONG_CODE = 'Neteisingas kodas';

export const wrongCode = (
  field: 'code' | 'recovery_code',
  as: 'invalid' | 'unauthenticated',
  cause?: unknown,
) => new AppError(as, WRONG_CODE, { errors: [{ field, message: WRONG_CODE }], cause });

interface IdentityFailure {
  statusCode?: unknown;
  body?: { code?: unknown } | undefined;
}

/** Better Auth's codes in our words; null when it failed in a way that is a bug of ours. */
export function translateIdentityError(error: unknown): AppError | null {
  if (!isAPIError(error)) return null;
  const { statusCode, body } = error as IdentityFailure;
  const code = String(body?.code ?? (statusCode === 409 ? 'CONFLICT' : ''));
  if (CREDENTIAL_CODES.includes(code)) {
    return new AppError('unauthenticated', WRONG_CREDENTIALS, { log: code, cause: error });
  }
  if (CHALLENGE_CODES.includes(code)) {
    return new AppError('unauthenticated', EXPIRED_CHALLENGE, { log: code, cause: error });
  }
  if (code === 'INVALID_CODE') return wrongCode('code', 'unauthenticated', error);
  if (WRONG_RECOVERY_CODES.includes(code)) {
    return wrongCode('recovery_code', 'unauthenticated', error);
  }
  if (code === 'TOTP_ALREADY_ENABLED') {
    return new AppError('conflict', 'Antrasis veiksnys jau įjungtas', { cause: error });
  }
  if (typeof statusCode !== 'number' || statusCode >= 500) return null;
  if (statusCode === 401) {
    return new AppError('unauthenticated', 'Prisijunkite iš naujo', { log: code, cause: error });
  }
  return new AppError('invalid', 'Užklausa netaisyklinga', { log: code, cause: error });
}
