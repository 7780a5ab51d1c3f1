import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A fresh folder for a product's or a server's data. The system's `postgres` user may enter it, too: PostgreSQL runs
 * as that user where the tests run as root, and would otherwise keep its files elsewhere, where they outlive the folder.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `website-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
