// Finds a Chromium for the browser journeys, or installs one: the system's, else Debian's package when root,
// else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectEnvironment, root } from './paths.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const findSystem = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));

/** Path of the browser; null means Playwright's own. @throws when none can be had */
export function findOrInstallBrowser() {
  return findSystem() ?? installFromDebian() ?? installFromPlaywright();
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium (once)…');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return findSystem();
}

function installFromPlaywright() {
  const result = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  if (result.status !== 0) throw new Error('No Chromium was found and none could be installed.');
  return null;
}
