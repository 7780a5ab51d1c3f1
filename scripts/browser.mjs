// Finds a Chromium for the browser journeys, or installs one: the system's, else Debian's package when root,
// else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { projectEnvironment, root } from './paths.mjs';

/** The same engine without the parts that draw a window: journeys in it take about half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const NONE = 'No Chromium was found and none could be installed.';
const findFirst = (paths) => paths.find((path) => path && existsSync(path));

/**
 * For journeys and pictures.
 * @returns path of the browser; null means Playwright's own
 * @throws when none can be had
 */
export function findOrInstallBrowser() {
  const asked = findFirst([process.env.CHROMIUM_PATH, SHELL]);
  if (asked) return asked;
  installFromDebian(['chromium-headless-shell'], 'Installing Chromium (once)…');
  return findFirst([SHELL, ...FULL]) ?? installFromPlaywright();
}

/** For measurements: the browser people have, where there is one. */
export function findOrInstallFullBrowser() {
  return findFirst([process.env.CHROMIUM_PATH, ...FULL]) ?? findOrInstallBrowser();
}

function installFromPlaywright() {
  // Without it npx would fetch whatever version is the newest.
  if (!existsSync(join(root, 'node_modules', 'playwright'))) throw new Error(NONE);
  const result = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  if (result.status !== 0) throw new Error(NONE);
  return null;
}
