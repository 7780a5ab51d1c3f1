// Runs scripts one after the other in this one process: `node run-scripts.ts '[["scripts/admin-unlock.ts","a@b.lt"]]'`.
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commands = JSON.parse(process.argv[2] ?? '[]') as [script: string, ...words: string[]][];
for (const [at, [script, ...words]] of commands.entries()) {
  process.argv = [process.argv[0] ?? '', script, ...words];
  // Each time anew, as a command of its own.
  await import(`${pathToFileURL(root + script).href}?${at}`);
}
