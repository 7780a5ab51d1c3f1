import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { findClusterParent } from './cluster-place.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { keepRunning, type ServerEnd } from './keep-running.ts';

const folder = join(await mkdtemp(join(tmpdir(), 'kept-')), 'postgres');
afterAll(() => rm(join(folder, '..'), { recursive: true }));

const pid = async () => {
  const home = await findClusterParent(folder);
  return Number(
    (await readFile(join(home ?? '', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
};
const isAlive = (process_: number) => {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
};

test('a server that is killed runs again at the same address with what was committed, however often; stopped, it stays so', async () => {
  const ends: ServerEnd[] = [];
  const restarts: ServerEnd[] = [];
  const server = await startEmbeddedServer(folder, null, {
    onEnd: (end) => ends.push(end),
    onFailure: () => {},
    onRestart: (end) => restarts.push(end),
  });
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows;
  };
  await ask('create table kept as select 7 as number');
  for (const count of [1, 2]) {
    process.kill(await pid(), 'SIGKILL');
    await vi.waitFor(() => expect(restarts).toHaveLength(count), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await ask('select number from kept')).toEqual([{ number: 7 }]);
  }
  expect(ends.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGKILL']);

  const last = await pid();
  process.kill(last, 'SIGQUIT');
  await vi.waitFor(() => expect(ends).toHaveLength(3), { timeout: 20_000 });
  await server.stop();
  expect(restarts).toHaveLength(2);
  expect(isAlive(last)).toBe(false);
  await expect(ask('select 1')).rejects.toThrow();
}, 120_000);

test('a signal that did not reach the server is not its end', async () => {
  const child = new EventEmitter() as ChildProcess;
  child.on('error', () => {});
  const serverLog = { explain: () => ({ hasNoRoom: false, message: '' }) };
  const ends: ServerEnd[] = [];
  const endWatch = keepRunning(
    { child, serverLog } as never,
    () => Promise.reject(new Error('It is not started again here')),
    { onEnd: (end) => ends.push(end), onFailure: () => {}, onRestart: () => {} },
  );
  child.emit('error', new Error('kill EPERM'));
  await Promise.resolve();
  child.emit('close', null, 'SIGKILL');
  await vi.waitFor(() => expect(ends).toMatchObject([{ signal: 'SIGKILL' }]));
  await endWatch();
});
