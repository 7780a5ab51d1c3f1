import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The public bucket of pictures, served at `/storage/blog-images/<name>`. */
export const BUCKET = 'blog-images';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

export interface Storage {
  /** Writes whole or not at all; an older file of the name is replaced. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none, also for names that could never be. */
  read(name: string): Promise<StoredFile | null>;
  /** No error when there is none. */
  delete(name: string): Promise<void>;
}

/** Only pictures that browsers render and that cannot carry scripts: no SVG. */
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
};
/** Lower-case segments that start with a letter or digit: no `..`, no hidden file, no separator tricks. */
const NAME = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.([a-z]+)$/;
const NAME_MAX = 200;

/** The type a name may hold, or null when it is no valid name. */
export function contentTypeOf(name: string): string | null {
  const extension = name.length <= NAME_MAX ? NAME.exec(name)?.[1] : undefined;
  return (extension && TYPES[extension]) || null;
}

/** Where the bucket lies: the folder of `STORAGE_URL` (file://…) or of `DATA_DIR`. */
export function openStorage(config: { dataDir: string; storageUrl: string | null }): Storage {
  const root = config.storageUrl
    ? fileURLToPath(config.storageUrl)
    : join(config.dataDir, 'storage');
  return openDiskStorage(join(root, BUCKET));
}

export function openDiskStorage(folder: string): Storage {
  return {
    async put(name, bytes, contentType) {
      if (contentTypeOf(name) !== contentType) {
        throw new Error(`Not a storage name for ${contentType}: ${JSON.stringify(name)}`);
      }
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },

    async read(name) {
      const contentType = contentTypeOf(name);
      if (!contentType) return null;
      try {
        return { bytes: await readFile(join(folder, name)), contentType };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },

    async delete(name) {
      if (contentTypeOf(name)) await rm(join(folder, name), { force: true });
    },
  };
}

/** A killed process leaves the old file or the new one, never a half. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const isAbsent = (error: unknown) =>
  ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
