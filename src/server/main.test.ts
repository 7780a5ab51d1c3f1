import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/* A start that cannot succeed, as whoever started it sees it. */

const main = fileURLToPath(new URL('main.ts', import.meta.url));

async function start(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { ...process.env, HOST: '127.0.0.1', DATA_DIR: folder, ...settings };
  const ended = Promise.withResolvers<{ code: unknown; told: string }>();
  execFile(process.execPath, [main], { env }, (error, _, told) =>
    ended.resolve({ code: error?.code, told }),
  );
  return { ...(await ended.promise), left: await readdir(folder) };
}

test('wrong settings are named, each in a line, and nothing is begun', async () => {
  const { code, told, left } = await start({ PORT: 'x', LOG_LEVEL: 'x' });
  expect([code, left]).toEqual([1, []]);
  expect(told).toMatch(/^Neteisingi nustatymai:\n {2}.*PORT.*\n {2}.*LOG_LEVEL/m);
});

test('a HOST that names no machine is told as that setting, not as the database', async () => {
  const { code, told, left } = await start({ HOST: 'nera.invalid', PORT: '0' });
  expect([code, left]).toEqual([1, []]);
  expect(told).toMatch(
    /^Neteisingi nustatymai:\n {2}HOST: vardas nera\.invalid nerastas \(E\w+\)\n$/,
  );
});

test('a taken port is told before anything is begun', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, told, left } = await start({ PORT: String(port) });
  expect([code, told, left]).toEqual([1, `Prievadas ${port} užimtas. Nurodykite kitą PORT.\n`, []]);
});
