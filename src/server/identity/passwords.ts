import { randomInt } from 'node:crypto';
import { AppError } from '../errors.ts';
import { findWeakness } from './password-strength.ts';

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** Without characters that are taken for one another when copied by hand. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

/** A password for the first administrator, about 116 bits. */
export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
}

/**
 * @param about the account's address and name, which a password may not be made of
 * @throws AppError `invalid` naming the field
 */
export async function checkNewPassword(
  password: string,
  about: string[],
  field = 'password',
): Promise<void> {
  const length = [...password].length;
  const message =
    length < MIN_PASSWORD_LENGTH
      ? `Slaptažodį turi sudaryti bent ${MIN_PASSWORD_LENGTH} ženklų`
      : password.length > MAX_PASSWORD_LENGTH
        ? `Slaptažodis per ilgas (daugiausia ${MAX_PASSWORD_LENGTH} ženklai)`
        : await findWeakness(password, about);
  if (message) throw new AppError('invalid', message, { errors: [{ field, message }] });
}
