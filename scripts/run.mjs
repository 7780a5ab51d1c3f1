// `node scripts/run.mjs FILE …`: runs a script of the project on the project's Node, whichever Node called.
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { nodeBinary, projectEnvironment, root } from './paths.mjs';
import { refuseMisuse } from './usage.mjs';

refuseMisuse();
// Commands of the product need what a start needs; tools, benches and tests need all.
installIfNeeded({ forStart: /^(?:scripts|src)\//.test(process.argv[2] ?? '') });
// Benches measure the product as users run it.
if (process.argv[2]?.startsWith('bench/')) buildIfStale();
const child = spawn(nodeBinary(), process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
