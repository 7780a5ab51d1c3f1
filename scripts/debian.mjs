import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where that can be done, on Debian as root; elsewhere it does nothing. The caller looks again. */
export function installFromDebian(packages, announcement) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(announcement);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
