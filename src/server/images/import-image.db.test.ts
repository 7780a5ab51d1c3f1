import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { images } from '../database/schema/images.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { doImageWork } from './image-work.ts';
import { importImage } from './import-image.ts';

const folder = await mkdtemp(join(tmpdir(), 'images-'));
const api = await startTestApi({}, {}, { storage: openDiskStorage(folder) });
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** The web answers with a picture, whatever it is asked. */
const withWebPicture = async () => {
  const body = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#d9902f' },
  })
    .png()
    .toBuffer();
  const outbound = { fetch: async () => ({ status: 200, body }) };
  return { ...api.context, outbound } as unknown as Parameters<typeof importImage>[0];
};

test('a picture from the web is brought into storage and library, an own address is answered as its name', async () => {
  const outbound = await withWebPicture();
  const name = await importImage(outbound, 'https://example.com/a.png', api.people.admin.id);
  const [row] = await api.db.select().from(images).where(eq(images.name, name));
  expect(row).toMatchObject({
    origin: 'web',
    original_name: 'https://example.com/a.png',
    created_by: api.people.admin.id,
  });
  // Of a save that is sent a second time.
  expect(await importImage(outbound, 'https://example.com/a.png')).toBe(name);
  const own = `http://localhost:3000/storage/blog-images/${name}`;
  expect(await importImage(outbound, own)).toBe(name);
  expect(await importImage(outbound, `${own}?w=400&f=avif`)).toBe(name);
  expect(await api.db.$count(images)).toBe(1);
});

test('a picture that was fetched is taken again for an hour, of the same address', async () => {
  const ctx = await withWebPicture();
  const address = 'https://example.com/again.png';
  const name = await importImage(ctx, address);
  const [row] = await api.db.select().from(images).where(eq(images.name, name));
  const after = (ms: number) => ({
    ...ctx,
    clock: { now: () => new Date((row?.created_at.getTime() ?? 0) + ms) },
  });
  expect(await importImage(after(3_599_999), address)).toBe(name);
  expect(await importImage(after(3_599_999), `${address}?v=2`)).not.toBe(name);
  expect(await importImage(after(3_600_000), address)).not.toBe(name);
});

test('a picture of the web that finds too many waiting is to be tried again, not refused as it is', async () => {
  const ctx = await withWebPicture();
  const room = Promise.withResolvers<void>();
  // As many as may be at work and wait.
  const others = Array.from({ length: 50 }, () => doImageWork(() => room.promise));
  const address = 'https://example.com/busy.png';
  await expect(importImage(ctx, address)).rejects.toMatchObject({ code: 'unavailable' });
  room.resolve();
  await Promise.all(others);
  expect(await importImage(ctx, address)).toMatch(/^blog\//);
});
