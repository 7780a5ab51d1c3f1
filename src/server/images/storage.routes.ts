import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '../../domain/articles/picture.ts';
import { AppError } from '../errors.ts';
import {
  BUCKET,
  fileNameOf,
  isFileName,
  type Storage,
  type StoredFile,
} from '../storage/storage.ts';
import type { Variant, Variants } from './variants.ts';

/** A name is never given to another picture, so a browser may keep what it got. */
const A_YEAR = 'public, max-age=31536000, immutable';
const KEEP_NOWHERE = 'no-store';

interface Deps {
  storage: Storage;
  variants: Variants;
  log: Pick<Logger, 'error'>;
  headers: Record<string, string>;
}

/**
 * `/storage/files/<id>/<name>`: what a text offers to download, always as a download.
 * `/storage/blog-images/<name>`: stored and generated pictures; `?w=800&f=avif` gives a narrower one. Served so
 * that a file that should not be there still does nothing: never sniffed, never a document with scripts.
 */
export function createStorageRoutes({ storage, variants, log, headers }: Deps) {
  const answer = (c: Context, file: StoredFile, cacheControl: string) =>
    c.body(new Uint8Array(file.bytes), 200, {
      ...headers,
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes.length),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': cacheControl,
    });
  const routes = new Hono().get('/storage/files/:id/:name', async (c) => {
    const name = c.req.param('name');
    const file = await storage.read(fileNameOf(c.req.param('id'), name));
    if (!file) return c.text('Failas nerastas', 404, headers);
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return answer(c, file, A_YEAR);
  });
  routes.get(`/storage/${BUCKET}/:name{.+}`, async (c) => {
    const name = c.req.param('name');
    if (isFileName(name)) return c.text('Failas nerastas', 404, headers);
    const asked = readVariant(c.req.queries());
    if (asked === 'unknown') return c.text('Tokio dydžio nėra', 404, headers);
    if (asked === null) {
      const file = await storage.read(name);
      return file ? answer(c, file, A_YEAR) : c.text('Failas nerastas', 404, headers);
    }
    const file = await variants.read(name, asked);
    if (!file) return c.text('Failas nerastas', 404, headers);
    return answer(c, file, file.isKept ? A_YEAR : KEEP_NOWHERE);
  });
  routes.onError((error, c) => {
    const isExpected = error instanceof AppError;
    log.error({ err: error }, isExpected ? 'storage is unavailable' : 'Unexpected failure');
    return c.text('Failas laikinai nepasiekiamas', isExpected ? 503 : 500, {
      ...headers,
      'Cache-Control': KEEP_NOWHERE,
      ...(isExpected && { 'Retry-After': String(error.retryAfterSeconds ?? 10) }),
    });
  });
  return routes;
}

/** Null: the whole picture. A width or a format that is not listed is nothing we have. */
function readVariant(queries: Record<string, string[]>): Variant | null | 'unknown' {
  const { w: [w] = [], f: [f = 'webp'] = [] } = queries;
  if (w === undefined) return null;
  const width = PICTURE_WIDTHS.find((one) => String(one) === w);
  const format = PICTURE_FORMATS.find((one) => one === f);
  return width && format ? { width, format } : 'unknown';
}
