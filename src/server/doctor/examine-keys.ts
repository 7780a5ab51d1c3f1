import { stat } from 'node:fs/promises';
import { type Config, ConfigError } from '../config.ts';
import { readSigningKeys } from '../identity/keys/signing-keys.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const NAME = 'Sesijų raktai';
/** Readable for its group, for everybody. */
const [GROUP, OTHERS] = [0o040, 0o004];

/** Whether the service can read SECRET_FILE, and nobody else: without it nothing starts. */
export async function examineKeys({
  secretFile,
  dataDir,
}: Pick<Config, 'secretFile' | 'dataDir'>): Promise<Finding> {
  if (secretFile === null) return good(NAME, 'duomenų bazėje');
  try {
    readSigningKeys(secretFile, '');
  } catch (error) {
    if (error instanceof ConfigError) return bad(NAME, error.problems.join('; '));
    throw error;
  }
  const [file, data] = await Promise.all([stat(secretFile), stat(dataDir).catch(() => null)]);
  // Whose DATA_DIR it is runs the product; who asks here may be root, and read everything.
  const isTheirs = !data || data.uid === 0 || data.uid === file.uid;
  const isShared = file.mode & OTHERS || (file.mode & GROUP && (!data || data.gid === file.gid));
  if (!isTheirs && !isShared)
    return bad(
      NAME,
      `${secretFile}: svetainė negali skaityti. Failą perduokite jos naudotojui (chown)`,
    );
  return file.mode & OTHERS
    ? attention(NAME, `${secretFile}: skaito kiekvienas šios mašinos naudotojas (chmod 600)`)
    : good(NAME, secretFile);
}
