// `npm start`: works on any Node >= 20 with nothing installed. Installs what is missing, builds what is
// stale, then hands over to the server on the project's own Node. No dependencies, no TypeScript here.
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { nodeBinary, projectEnvironment, root } from './paths.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './server-process.mjs';
import { readWords } from './usage.mjs';

readWords('start');

try {
  installIfNeeded({ forStart: true });
  buildIfStale();
} catch (error) {
  // A service's user runs the code and may not change it.
  const mayNot = ['EACCES', 'EPERM', 'EROFS'].includes(error.code);
  console.error(
    mayNot
      ? `Svetainė dar nesukurta iš dabartinių failų, o aplanko ${root} jos naudotojas keisti negali. Aplanko savininko teisėmis paleiskite: npm run build`
      : error.message,
  );
  process.exit(1);
}

const server = spawn(nodeBinary(), SERVER_ARGUMENTS, {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(SERVER_ENVIRONMENT),
});
// The server stops in its own order; this process only passes the wish on and waits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
