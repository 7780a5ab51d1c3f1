import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressStaticFiles, loadStaticFiles } from './static-files.ts';

const SCRIPT = 'export const labas = "Labas rytas";\n'.repeat(40);
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  await writeFile(join(folder, 'a.js'), SCRIPT);
  await writeFile(join(folder, 'b.woff2'), 'font');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a browser gets of a file, as text. */
async function get(name: string, encoding: string) {
  const files = await loadStaticFiles(folder, {});
  const server = createServer(
    (request, response) => void files.get(name)?.respond(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${name}`, {
    headers: { 'accept-encoding': encoding },
  });
  const text = await response.text();
  await new Promise((resolve) => server.close(resolve));
  return { text, encoding: response.headers.get('content-encoding') };
}

it('sends what the build has compressed, and is no file of its own', async () => {
  await compressStaticFiles(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'a.js.zst',
    'b.woff2',
  ]);
  expect([...(await loadStaticFiles(folder, {})).keys()].sort()).toEqual(['/a.js', '/b.woff2']);
  for (const encoding of ['br', 'zstd', 'gzip'])
    expect(await get('/a.js', encoding)).toEqual({ text: SCRIPT, encoding });
  // The file beside is what goes out: nothing is compressed again.
  await writeFile(join(folder, 'a.js.br'), brotliCompressSync('kita'));
  expect(await get('/a.js', 'br')).toEqual({ text: 'kita', encoding: 'br' });
});

it('compresses what the build has not, when it is asked for', async () => {
  expect(await get('/a.js', 'br')).toEqual({ text: SCRIPT, encoding: 'br' });
  expect(await get('/b.woff2', 'br')).toEqual({ text: 'font', encoding: null });
});

it('may be compressed twice', async () => {
  await compressStaticFiles(folder);
  const once = await readdir(folder);
  await compressStaticFiles(folder);
  expect(await readdir(folder)).toEqual(once);
});
