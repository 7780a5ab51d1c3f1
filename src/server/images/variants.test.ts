import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeS3 } from '../../../tests/fakes/s3.ts';
import { sampleOf } from '../../../tests/support/full-run.ts';
import { PICTURE_FORMATS } from '../../domain/articles/picture.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { drawCover } from './drawing/draw-cover.ts';
import { encodeVariant } from './encode-variant.ts';
import { createStorageRoutes } from './storage.routes.ts';
import { createVariants, deleteVariants, variantName } from './variants.ts';

const log = pino({ level: 'silent' });
let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-'));
  storage = openDiskStorage(folder);
  await storage.put(
    'blog/a.webp',
    await drawCover({ seed: 'a', title: 'Kopijos', category: 'Technologijos' }),
    'image/webp',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Grain such as film has: what weighs most. */
const grain = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();

async function listNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const some of storage.list()) names.push(...some);
  return names.sort();
}

const routesOf = (from: Storage) =>
  createStorageRoutes({
    storage: from,
    variants: createVariants({ storage: from, log }),
    log,
    headers: { 'X-Content-Type-Options': 'nosniff' },
  });

const ask = (query: string, from = storage) =>
  routesOf(from).request(`/storage/blog-images/blog/a.webp${query}`);

describe('a narrower copy of a stored picture', () => {
  test('is made when it is first asked for, and kept', async () => {
    const first = await ask('?w=800&f=avif');
    expect(first.headers.get('content-type')).toBe('image/avif');
    expect(first.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(800);
    expect((await storage.read('variants/800/blog/a-webp.avif'))?.bytes).toEqual(bytes);
  });

  test('is made once for all who wait for it', async () => {
    let reads = 0;
    const counting: Storage = {
      ...storage,
      read: (name) => {
        if (name === 'blog/a.webp') reads += 1;
        return storage.read(name);
      },
    };
    const variants = createVariants({ storage: counting, log });
    const asked = { width: 400, format: 'webp' } as const;
    await Promise.all(Array.from({ length: 20 }, () => variants.read('blog/a.webp', asked)));
    // Once to draw from it, once to see that it is still there.
    expect(reads).toBe(2);
  });

  test('is never wider than the picture', async () => {
    const answer = await ask('?w=1600');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(1200);
  });

  test.each(['?w=801', '?w=0', '?w=', '?w=1e3', '?w=800&f=png', '?w=800&f=', '?w=99999'])(
    'comes only in the listed widths and formats: %s is nothing, and nothing is kept of it',
    async (query) => {
      const before = await listNames();
      expect((await ask(query)).status).toBe(404);
      expect(await listNames()).toEqual(before);
    },
  );

  test('is not made of another copy, nor of a picture that is not there', async () => {
    const variants = createVariants({ storage, log });
    const asked = { width: 400, format: 'avif' } as const;
    expect(await variants.read('variants/800/blog/a-webp.avif', asked)).toBeNull();
    expect(await variants.read('blog/none.webp', asked)).toBeNull();
    const address = '/storage/blog-images/blog/none.webp';
    for (const query of ['', '?w=400'])
      expect((await routesOf(storage).request(`${address}${query}`)).status).toBe(404);
  });

  test('goes with the picture', async () => {
    await ask('?w=400&f=avif');
    await deleteVariants(storage, 'blog/a.webp');
    expect(await listNames()).toEqual(['blog/a.webp']);
  });

  test('of a picture that cannot be drawn is the picture itself, kept nowhere', async () => {
    await storage.put('blog/broken.webp', Buffer.from('broken'), 'image/webp');
    const answer = await routesOf(storage).request('/storage/blog-images/blog/broken.webp?w=400');
    expect(await answer.text()).toBe('broken');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(
      await storage.read(variantName('blog/broken.webp', { width: 400, format: 'webp' })),
    ).toBe(null);
  });
});

test('when the storage does not answer a browser is told to come back, and keeps nothing', async () => {
  const s3 = await startFakeS3();
  const away = openStorage({ dataDir: folder, storageUrl: s3.url });
  s3.faults.push({ status: 403, code: 'AccessDenied' });
  const answer = await ask('', away);
  await s3.close();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(answer.headers.get('retry-after')).toBe('10');
});

describe('what a phone loads weighs at most 60 KB', () => {
  test.each(PICTURE_FORMATS)(
    'as %s, whatever the picture',
    async (format) => {
      const pictures = [
        await drawCover({ seed: 'b', title: 'Debesija', category: 'Kibernetinis saugumas' }),
        await grain(900, 1200),
      ];
      for (const bytes of sampleOf(pictures, 1)) {
        const copy = await encodeVariant(bytes, { width: 800, format });
        expect(copy.length).toBeLessThanOrEqual(59_000);
      }
    },
    // The finest grain at the highest effort, beside journeys that use both cores.
    120_000,
  );
});
