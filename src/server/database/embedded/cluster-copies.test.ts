import { execFile } from 'node:child_process';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../../../tests/support/data-folder.ts';
import { findClusterParent } from './cluster-place.ts';
import { type EmbeddedServer, findRunningServer, startEmbeddedServer } from './embedded-server.ts';

const LONG = 120_000;
const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const running = new Set<EmbeddedServer>();

async function makeFolder(): Promise<string> {
  const folder = await makeDataFolder('copies');
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer(folder);
  running.add(server);
  return server;
}

async function stop(server: EmbeddedServer): Promise<void> {
  running.delete(server);
  await server.stop();
}

/** With owners and moments, as a back-up does. */
async function copy(from: string): Promise<string> {
  const to = await makeFolder();
  await promisify(execFile)('cp', ['-pR', `${from}/.`, to]);
  return to;
}

async function query(server: EmbeddedServer, statement: string) {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const whose = async (server: EmbeddedServer) =>
  (await query(server, 'select name from whose'))[0]?.name;
const sign = (server: EmbeddedServer, name: string) =>
  query(server, `drop table if exists whose; create table whose as select '${name}' as name`);

let original: string;

beforeAll(async () => {
  original = await makeFolder();
  const server = await start(original);
  await sign(server, 'original');
  await stop(server);
}, LONG);

afterAll(async () => {
  for (const server of running) await server.stop();
  for (const folder of folders) {
    const parent = await findClusterParent(folder);
    if (parent && !parent.startsWith(folder)) await rm(parent, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}, LONG);

describe('a copy of a data folder', { timeout: LONG }, () => {
  test('made while nothing ran has a server and data of its own beside the original', async () => {
    const other = await copy(original);
    const first = await start(original);
    const second = await start(other);
    await sign(second, 'copy');
    expect([await whose(first), await whose(second)]).toEqual(['original', 'copy']);
    await stop(second);
    expect(await whose(first)).toBe('original');
    await stop(first);
    const again = await start(original);
    expect(await whose(again)).toBe('original');
    // A command beside it asks the same server.
    const { adminUrl } = again;
    expect(await findRunningServer(original)).toMatchObject({ adminUrl });
    await stop(again);
    expect(await findRunningServer(original)).toBeNull();
  });

  test('made while it ran is refused, and the original’s server goes on', async () => {
    const server = await start(original);
    const other = await copy(original);
    await expect(start(other)).rejects.toMatchObject({ kind: 'copied-at-work' });
    expect(await whose(server)).toBe('original');
    await stop(server);
  });

  test('without its cluster is refused, and no new one is begun', async () => {
    const other = await copy(original);
    const parent = (await findClusterParent(other)) ?? '';
    await rm(join(parent, 'cluster'), { recursive: true });
    await expect(start(other)).rejects.toMatchObject({ kind: 'missing' });
    await rm(join(parent, 'cluster.ready'));
    await expect(start(other)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('with the cluster of another installation is refused', async () => {
    const other = await copy(original);
    await writeFile(join(other, 'installation'), 'other');
    await expect(start(other)).rejects.toMatchObject({ kind: 'foreign' });
  });

  test('ends nobody whose process number stands in a note that came with it', async () => {
    const other = await copy(original);
    const parent = (await findClusterParent(other)) ?? '';
    const sleeper = execFile('sleep', ['600']);
    const note = `${sleeper.pid}\n${join(parent, 'cluster')}\n1\n1\n\n127.0.0.1\n\nready\n`;
    await writeFile(join(parent, 'cluster', 'postmaster.pid'), note);
    const server = await start(other);
    expect(await whose(server)).toBe('original');
    expect([sleeper.exitCode, sleeper.signalCode]).toEqual([null, null]);
    await stop(server);
    sleeper.kill();
  });
});

describe.runIf(isRoot)(
  'a data folder that PostgreSQL’s user cannot enter',
  { timeout: LONG },
  () => {
    test('has its cluster elsewhere, to which only it, moved or not, is let', async () => {
      const folder = await makeFolder();
      await chmod(folder, 0o700);
      const server = await start(folder);
      await sign(server, 'elsewhere');
      const parent = (await findClusterParent(folder)) ?? '';
      expect(parent.startsWith(folder)).toBe(false);

      const other = await copy(folder);
      await chmod(other, 0o700);
      await expect(start(other)).rejects.toMatchObject({ kind: 'copied' });
      expect(await whose(server)).toBe('elsewhere');
      await stop(server);
      await expect(start(other)).rejects.toMatchObject({ kind: 'copied' });
      // As a back-up is completed.
      await promisify(execFile)('cp', ['-pR', parent, join(other, 'home')]);

      const moved = await makeFolder();
      await rm(moved, { recursive: true });
      await rename(folder, moved);
      const again = await start(moved);
      expect(await whose(again)).toBe('elsewhere');
      await stop(again);

      await rm(parent, { recursive: true });
      await expect(start(moved)).rejects.toMatchObject({ kind: 'missing' });

      await chmod(other, 0o755);
      const restored = await start(other);
      expect(await whose(restored)).toBe('elsewhere');
      await stop(restored);
    });

    test('that is deleted begins anew', async () => {
      const folder = await makeFolder();
      await chmod(folder, 0o700);
      const server = await start(folder);
      await sign(server, 'former');
      const former = (await findClusterParent(folder)) ?? '';
      await stop(server);
      await rm(folder, { recursive: true });
      const fresh = await start(folder);
      expect(await query(fresh, "select to_regclass('whose') as found")).toEqual([{ found: null }]);
      await stop(fresh);
      await rm(former, { recursive: true });
    });
  },
);
