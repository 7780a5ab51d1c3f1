import { existsSync } from 'node:fs';

/** Debian's package for each file that the drill starts or loads. */
const NEEDED: Record<string, string> = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/varnishd': 'varnish',
  '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so': 'varnish-modules',
};

/** What to type to get what is missing; null when all is there. */
export function describeMissing(): string | null {
  const anywhere = (file: string) =>
    existsSync(file) || existsSync(file.replace('x86_64', 'aarch64'));
  const packages = Object.entries(NEEDED).flatMap(([file, name]) => (anywhere(file) ? [] : [name]));
  if (packages.length === 0) return null;
  return [
    `Missing of Debian 12: ${packages.join(', ')}. As root, without starting services:`,
    String.raw`  printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d`,
    `  apt-get install --no-install-recommends ${packages.join(' ')}`,
  ].join('\n');
}
