import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { compress, type Encoding } from './page-cache/encodings.ts';
import { FinishedResponse } from './page-cache/finished-response.ts';

const typeOf = (name: string) => getMimeType(name) ?? 'application/octet-stream';
/** Formats that nothing makes smaller. */
const isCompressed = (type: string) => /^(?:image\/(?:avif|jpeg|png|webp)|font\/woff2)$/.test(type);

/** A file's name ends so where it stands compressed beside itself. */
const SUFFIXES: Record<Exclude<Encoding, 'identity'>, string> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};
const ENCODINGS = Object.keys(SUFFIXES) as (keyof typeof SUFFIXES)[];

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const isVariant = (path: string) =>
    ENCODINGS.some(
      (encoding) =>
        path.endsWith(SUFFIXES[encoding]) && known.has(path.slice(0, -SUFFIXES[encoding].length)),
    );
  return paths.filter((path) => !isVariant(path));
}

/**
 * Part of the build: writes each file in every encoding beside it, so that the first visitor after a start waits for
 * no compression.
 */
export async function compressStaticFiles(folder: string): Promise<void> {
  for (const path of await listFiles(folder)) {
    if (isCompressed(typeOf(path))) continue;
    const body = await readFile(path);
    await Promise.all(
      ENCODINGS.map(async (encoding) =>
        writeFile(path + SUFFIXES[encoding], await compress(body, encoding)),
      ),
    );
  }
}

/** What the build has compressed; a file without is compressed when it is first asked for. */
async function readVariants(path: string): Promise<Partial<Record<Encoding, Buffer>>> {
  const bodies = await Promise.all(
    ENCODINGS.map((encoding) => readFile(path + SUFFIXES[encoding]).catch(() => undefined)),
  );
  return Object.fromEntries(
    ENCODINGS.flatMap((encoding, nth) => (bodies[nth] ? [[encoding, bodies[nth]]] : [])),
  );
}

/** Names under these folders carry a hash of their content. */
const IMMUTABLE = /^\/_astro\//;
const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * The built files of the browser, all in memory: a few megabytes that never change while the process runs. Keys are
 * URL paths, so no request can name a file outside the folder.
 */
export async function loadStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Promise<Map<string, FinishedResponse>> {
  const load = async (path: string): Promise<[string, FinishedResponse]> => {
    const url = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
    const type = typeOf(path);
    const source = {
      status: 200,
      headers: {
        ...headers,
        'Content-Type': type,
        'Cache-Control': IMMUTABLE.test(url) ? A_YEAR : A_DAY,
      },
      body: await readFile(path),
      ...(isCompressed(type) ? { isCompressed: true } : { compressed: await readVariants(path) }),
    };
    return [url, new FinishedResponse(source)];
  };
  return new Map(await Promise.all((await listFiles(folder)).map(load)));
}
