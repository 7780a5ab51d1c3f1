import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'verify-marks-'));
const database = await createTestDatabase();
const another = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
await new Promise((resolve) => another.once('listening', resolve));
const { port } = another.address() as AddressInfo;
afterAll(async () => {
  another.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

test.each([
  ['foo', 'Svetainės adresas turi prasidėti http:// arba https://: foo'],
  ['http://127.0.0.1:9', 'Svetainė http://127.0.0.1:9 neatsako (bad port).'],
  ['http://127.0.0.1:1024', 'Svetainė http://127.0.0.1:1024 neatsako (ECONNREFUSED).'],
  [
    `http://127.0.0.1:${port}`,
    `Svetainė http://127.0.0.1:${port} į /tinklarastis/rss.xml atsakė 404.`,
  ],
])('of %s it is said in a line that no such site answers there', async (address, line) => {
  const script = join(import.meta.dirname, 'verify-marks.ts');
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: database.url };
  const { code, told } = await new Promise<{ code: unknown; told: string }>((resolve) => {
    execFile(process.execPath, [script, address], { env }, (error, out, err) =>
      resolve({ code: error?.code, told: out + err }),
    );
  });
  expect([code, told.trim().split('\n')]).toEqual([1, [expect.stringContaining(line)]]);
});
