import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { FinishedResponse } from './page-cache/finished-response.ts';

const TYPES: Record<string, { type: string; isCompressed?: boolean }> = {
  '.avif': { type: 'image/avif', isCompressed: true },
  '.css': { type: 'text/css; charset=utf-8' },
  '.html': { type: 'text/html; charset=utf-8' },
  '.ico': { type: 'image/x-icon' },
  '.jpg': { type: 'image/jpeg', isCompressed: true },
  '.js': { type: 'text/javascript; charset=utf-8' },
  '.json': { type: 'application/json' },
  '.png': { type: 'image/png', isCompressed: true },
  '.svg': { type: 'image/svg+xml' },
  '.txt': { type: 'text/plain; charset=utf-8' },
  '.webmanifest': { type: 'application/manifest+json' },
  '.webp': { type: 'image/webp', isCompressed: true },
  '.woff2': { type: 'font/woff2', isCompressed: true },
  '.xml': { type: 'application/xml; charset=utf-8' },
};
/** Names under these folders carry a hash of their content. */
const IMMUTABLE = /^\/_astro\//;
const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * The built files of the browser, all in memory: some hundred kilobytes that never change while the
 * process runs. Keys are URL paths, so no request can name a file outside the folder.
 */
export async function loadStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Promise<Map<string, FinishedResponse>> {
  const files = new Map<string, FinishedResponse>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
    const kind = TYPES[extname(entry.name)] ?? { type: 'application/octet-stream' };
    files.set(
      url,
      new FinishedResponse({
        status: 200,
        headers: {
          ...headers,
          'Content-Type': kind.type,
          'Cache-Control': IMMUTABLE.test(url) ? A_YEAR : A_DAY,
        },
        body: await readFile(path),
        ...(kind.isCompressed ? { isCompressed: true } : {}),
      }),
    );
  }
  return files;
}
