import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a small file atomically: a disk that fills up meanwhile leaves no empty one behind. */
export async function writeAtomically(path: string, text: string, mode = 0o644): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  try {
    await writeFile(partial, text, { mode });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
