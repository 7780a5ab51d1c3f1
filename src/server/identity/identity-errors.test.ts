import { APIError } from 'better-auth/api';
import { expect, it } from 'vitest';
import { translateIdentityError } from './identity-errors.ts';

const translate = (status: ConstructorParameters<typeof APIError>[0], code?: string) => {
  const error = translateIdentityError(new APIError(status, code ? { code } : undefined));
  return error && [error.code, error.detail];
};

it.each([
  [
    'UNAUTHORIZED',
    'USER_NOT_FOUND',
    ['unauthenticated', 'Neteisingas el. paštas arba slaptažodis'],
  ],
  [
    'UNAUTHORIZED',
    'INVALID_PASSWORD',
    ['unauthenticated', 'Neteisingas el. paštas arba slaptažodis'],
  ],
  [
    'UNAUTHORIZED',
    'INVALID_TWO_FACTOR_COOKIE',
    ['unauthenticated', 'Prisijungimo laikas baigėsi. Įveskite el. paštą ir slaptažodį iš naujo.'],
  ],
  ['UNAUTHORIZED', 'INVALID_CODE', ['unauthenticated', 'Neteisingas kodas']],
  ['UNAUTHORIZED', 'INVALID_BACKUP_CODE', ['unauthenticated', 'Neteisingas kodas']],
  ['CONFLICT', undefined, ['unauthenticated', 'Neteisingas kodas']],
  ['BAD_REQUEST', 'TOTP_ALREADY_ENABLED', ['conflict', 'Antrasis veiksnys jau įjungtas']],
  ['UNAUTHORIZED', undefined, ['unauthenticated', 'Prisijunkite iš naujo']],
  ['UNAUTHORIZED', 'UNKNOWN', ['unauthenticated', 'Prisijunkite iš naujo']],
  ['BAD_REQUEST', 'UNKNOWN', ['invalid', 'Užklausa netaisyklinga']],
  ['INTERNAL_SERVER_ERROR', 'UNKNOWN', null],
] as const)('says %s %s in our words', (status, code, expected) => {
  expect(translate(status, code)).toEqual(expected);
});

it('does not take a fault of ours for a refusal', () => {
  expect(translateIdentityError(new Error('a'))).toBeNull();
  const ofAnother = Object.assign(new Error('a'), { statusCode: 401 });
  expect(translateIdentityError(ofAnother)).toBeNull();
});
