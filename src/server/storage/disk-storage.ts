import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkName, contentTypeOf, type Storage } from './storage.ts';

const LISTED_AT_ONCE = 500;

/** Pictures as files under a folder, which is made with the first of them. */
export function openDiskStorage(folder: string): Storage {
  return {
    async put(name, bytes, contentType) {
      checkName(name, contentType);
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeAtomically(path, bytes);
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

    check: () => requireWritable(folder),

    async *list() {
      let names: string[] = [];
      for await (const path of walk(folder)) {
        const name = relative(folder, path).split(sep).join('/');
        // A half-written file of a killed process has a name that no picture has.
        if (contentTypeOf(name)) names.push(name);
        if (names.length < LISTED_AT_ONCE) continue;
        yield names;
        names = [];
      }
      if (names.length > 0) yield names;
    },
  };
}

/** A folder that is not there yet is made in the one above it. */
async function requireWritable(folder: string): Promise<void> {
  try {
    // With a slash at its end a file is none.
    await access(folder + sep, constants.W_OK | constants.X_OK);
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    await requireWritable(above);
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
    }
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

/** A killed process leaves the old file or the new one, never a half. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
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
