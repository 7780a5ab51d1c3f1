import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Not a part of the tree, or copied in a way of its own. */
const LEFT_OUT = ['node_modules', '.git', '.env', '.astro', 'data', 'test-results'];
const run = promisify(execFile);

/** The tree with its packages and its build, for commands that change it: other tools read this one meanwhile. */
export async function copyTheTree(): Promise<{ tree: string; remove: () => Promise<void> }> {
  const tree = await mkdtemp(join(tmpdir(), 'website-tree-'));
  const names = (await readdir(root)).filter((name) => !LEFT_OUT.includes(name));
  await Promise.all(
    names.map((name) => cp(join(root, name), join(tree, name), { recursive: true })),
  );
  await copyPackages(tree);
  return { tree, remove: () => rm(tree, { recursive: true, force: true }) };
}

/** Hard links where the system has them: a gigabyte in seconds. Without what an earlier development server bundled. */
async function copyPackages(tree: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  await run('cp', ['-al', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await run('cp', ['-R', from, to]);
  });
  await rm(join(to, '.vite'), { recursive: true, force: true });
}
