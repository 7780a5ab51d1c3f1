import { Hono } from 'hono';
import { BUCKET, type Storage } from './storage.ts';

/** A name is never given to another picture, so a browser may keep what it got. */
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * `/storage/blog-images/<name>`: stored and generated pictures. Served so that a file that should not be
 * there still does nothing: never sniffed, never a document with scripts.
 */
export function createStorageRoutes(storage: Storage, headers: Record<string, string>) {
  return new Hono().get(`/storage/${BUCKET}/:name{.+}`, async (c) => {
    const file = await storage.read(c.req.param('name'));
    if (!file) return c.text('Failas nerastas', 404, headers);
    return c.body(new Uint8Array(file.bytes), 200, {
      ...headers,
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes.length),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': A_YEAR,
    });
  });
}
