import { stat } from 'node:fs/promises';
import { type Config, ConfigError } from '../config.ts';
import { readSigningKeys } from '../identity/keys/signing-keys.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const NAME = 'Sesijų raktai';
/** Readable for everybody. */
const OTHERS = 0o004;

/** Whether the service, as which the doctor works, can read SECRET_FILE, and nobody else: without it nothing starts. */
export async function examineKeys({ secretFile }: Pick<Config, 'secretFile'>): Promise<Finding> {
  if (secretFile === null) return good(NAME, 'duomenų bazėje');
  try {
    readSigningKeys(secretFile, '');
  } catch (error) {
    if (error instanceof ConfigError) return bad(NAME, error.problems.join('; '));
    throw error;
  }
  return (await stat(secretFile)).mode & OTHERS
    ? attention(NAME, `${secretFile}: skaito kiekvienas šios mašinos naudotojas (chmod 600)`)
    : good(NAME, secretFile);
}
