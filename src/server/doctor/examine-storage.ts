import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { openStorage, storageFolderOf } from '../storage/open-storage.ts';
import { bad, type Finding, good } from './finding.ts';

const NAME = 'Nuotraukos';

/** Writes, reads and deletes a file where pictures are kept; a folder that is not there yet is not made. */
export async function examineStorage(config: Config): Promise<Finding> {
  const storage = openStorage(config);
  const isS3 = config.storageUrl?.startsWith('s3:') ?? false;
  const name = `doctor-${randomUUID()}.webp`;
  const bytes = Buffer.from('doctor');
  try {
    await storage.check();
    if (!isS3 && !existsSync(storageFolderOf(config)))
      return good(NAME, 'diske, aplanką sukurs pirmoji nuotrauka');
    await storage.put(name, bytes, 'image/webp');
    const read = await storage.read(name);
    await storage.delete(name);
    return read && bytes.equals(read.bytes)
      ? good(NAME, isS3 ? 'S3 rašo ir skaito' : 'diske, rašo ir skaito')
      : bad(NAME, 'kas įrašyta, neperskaitoma');
  } catch (error) {
    return bad(NAME, `nerašo: ${(error as Error).message}. Patikrinkite STORAGE_URL ir teises`);
  }
}
