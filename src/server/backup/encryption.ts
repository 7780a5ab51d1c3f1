import * as age from 'age-encryption';
import { BackupError } from './backup-error.ts';
import { fromWebStream, toWebStream } from './web-stream.ts';

/** How an encrypted file begins: https://age-encryption.org/v1. */
const MAGIC = 'age-encryption.org/v1';

export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;

export const makeKey = (): Promise<string> => age.generateIdentity();

type Bytes = AsyncIterable<Uint8Array>;

/** @param key an age identity, `AGE-SECRET-KEY-1…` */
export async function* encrypt(bytes: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(await age.identityToRecipient(key));
  yield* fromWebStream(await encrypter.encrypt(toWebStream(bytes)));
}

/** @throws BackupError `wrong-key`, or `damaged` where a byte differs or the file ends early */
export async function* decrypt(bytes: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const decrypter = new age.Decrypter();
  decrypter.addIdentity(key);
  try {
    yield* fromWebStream(await decrypter.decrypt(toWebStream(bytes)));
  } catch (error) {
    const isForAnother = error instanceof Error && error.message.includes('no identity matched');
    throw new BackupError(isForAnother ? 'wrong-key' : 'damaged', '', { cause: error });
  }
}
