import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constantTimeEqual, makeSignature, type SecretConfig } from 'better-auth/crypto';
import { commandLine } from '../../command-line.ts';
import { ConfigError } from '../../config.ts';

/** As many characters as the library asks of a secret. */
const MIN_LENGTH = 32;

/** What signs sessions and encrypts second factors: the installation's secret, or the keys of SECRET_FILE. */
export interface SigningKeys {
  current: string;
  /** What they signed still counts. */
  former: string[];
  /** For the library's `symmetricEncrypt` and `symmetricDecrypt`. */
  encryption: string | SecretConfig;
  /** For the library itself. */
  library: { secret: string; secrets?: { version: number; value: string }[] };
}

/**
 * @param file SECRET_FILE: a key a line, the first one signs and encrypts, all of them count
 * @param stored the installation's secret, which encrypted what is older than the file
 * @throws ConfigError when the file cannot be read or holds something else
 */
export function readSigningKeys(file: string | null, stored: string): SigningKeys {
  if (file === null)
    return { current: stored, former: [], encryption: stored, library: { secret: stored } };
  const [current, ...former] = readKeys(file);
  if (current === undefined) throw new ConfigError([`SECRET_FILE: failas tuščias: ${file}`]);
  const secrets = [current, ...former].map((value) => ({ version: versionOf(value), value }));
  const keys = new Map(secrets.map(({ version, value }) => [version, value]));
  return {
    current,
    former,
    encryption: { keys, currentVersion: versionOf(current), legacySecret: stored },
    library: { secret: stored, secrets },
  };
}

function readKeys(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const toDo = code === 'EACCES' ? '. Failą perduokite svetainės naudotojui (chown)' : '';
    throw new ConfigError([`SECRET_FILE: nepavyko perskaityti ${file} (${code})${toDo}`]);
  }
  const keys = text.split('\n').flatMap((line) => line.trim() || []);
  if (keys.some((key) => key.length < MIN_LENGTH || /\s/.test(key)))
    throw new ConfigError([
      `SECRET_FILE: kiekviena eilutė turi būti raktas, bent ${MIN_LENGTH} ženklų be tarpų (${commandLine('secret:new', 'FAILAS')})`,
    ]);
  return [...new Set(keys)];
}

/** The library numbers keys; a number made of the key needs nobody to count. */
const versionOf = (key: string) => createHash('sha256').update(key).digest().readUIntBE(0, 6);

/**
 * A session signed by a former key, as if by the current one: the library knows only that.
 * @param authorization the whole header
 */
export async function signAnew(
  { current, former }: Pick<SigningKeys, 'current' | 'former'>,
  authorization: string,
): Promise<string> {
  const [scheme, token = ''] = authorization.split(' ');
  const [value = '', signature = ''] = decode(token).split('.');
  for (const key of former) {
    const expected = await makeSignature(value, key);
    if (!constantTimeEqual(Buffer.from(expected), Buffer.from(signature))) continue;
    return `${scheme} ${encodeURIComponent(`${value}.${await makeSignature(value, current)}`)}`;
  }
  return authorization;
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
