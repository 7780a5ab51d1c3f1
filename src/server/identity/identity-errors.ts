import { AppError } from '../errors.ts';

/** The same for an unknown account and for a wrong password, so that nobody learns who has an account. */
export const WRONG_CREDENTIALS = 'Neteisingas el. paštas arba slaptažodis';

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

interface IdentityFailure {
  statusCode?: unknown;
  body?: { code?: unknown } | undefined;
}

/** Better Auth's codes in our words; null when it failed in a way that is a bug of ours. */
export function wordIdentityError(error: unknown): AppError | null {
  const { statusCode, body } = error as IdentityFailure;
  const code = String(body?.code ?? '');
  if (CREDENTIAL_CODES.includes(code)) {
    return new AppError('unauthenticated', WRONG_CREDENTIALS, { log: code, cause: error });
  }
  if (typeof statusCode !== 'number' || statusCode >= 500) return null;
  if (statusCode === 401) {
    return new AppError('unauthenticated', 'Prisijunkite iš naujo', { log: code, cause: error });
  }
  return new AppError('invalid', 'Užklausa netaisyklinga', { log: code, cause: error });
}
