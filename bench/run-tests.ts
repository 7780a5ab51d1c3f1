import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs vitest in a tree that is not this one until it ends, whatever its tests say. */
export async function runTests(tree: string, words: string[]): Promise<void> {
  // Also Node is the copy's: hours pass, and this tree may be installed anew meanwhile.
  const [node, vitest] = ['node/bin/node', 'vitest/vitest.mjs'].map((file) =>
    join(tree, 'node_modules', file),
  ) as [string, string];
  const cache = join(tree, 'node_modules', '.cache', 'node-compile');
  const child = spawn(node, [vitest, ...words], {
    cwd: tree,
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    stdio: 'ignore',
  });
  await once(child, 'exit');
}
