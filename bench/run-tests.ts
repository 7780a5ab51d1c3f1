import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs vitest in a tree that is not this one.
 * @param limit in milliseconds, after which the tests are ended
 * @returns the exit code; null where the tests had to be ended
 */
export function runTests(tree: string, words: string[], limit?: number): Promise<number | null> {
  // Also Node is the copy's: hours pass, and this tree may be installed anew meanwhile.
  const [node, vitest] = ['node/bin/node', 'vitest/vitest.mjs'].map((file) =>
    join(tree, 'node_modules', file),
  ) as [string, string];
  const cache = join(tree, 'node_modules', '.cache', 'node-compile');
  const child = spawn(node, [vitest, ...words], {
    cwd: tree,
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    stdio: 'ignore',
    // A group of its own: with it end the workers and the database.
    detached: true,
  });
  const timer = limit && setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limit);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}
