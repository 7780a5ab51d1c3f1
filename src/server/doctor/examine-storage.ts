import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { openStorage } from '../storage/open-storage.ts';
import { bad, type Finding, good } from './finding.ts';

const NAME = 'Nuotraukos';

/** Writes, reads and deletes a file where pictures are kept. */
export async function examineStorage(config: Config): Promise<Finding> {
  const storage = openStorage(config);
  const name = `doctor/${randomUUID()}.webp`;
  const bytes = Buffer.from('doctor');
  try {
    await storage.put(name, bytes, 'image/webp');
    const read = await storage.read(name);
    await storage.delete(name);
    return read && bytes.equals(read.bytes)
      ? good(
          NAME,
          config.storageUrl?.startsWith('s3:') ? 'S3 rašo ir skaito' : 'diske, rašo ir skaito',
        )
      : bad(NAME, 'kas įrašyta, neperskaitoma');
  } catch (error) {
    return bad(NAME, `nerašo: ${(error as Error).message}. Patikrinkite STORAGE_URL ir teises`);
  }
}
