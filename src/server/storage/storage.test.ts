import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStorage, openStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  await writeFile(join(folder, 'secret.webp'), 'outside');
  storage = openDiskStorage(join(folder, 'blog-images'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what was put is read with its type, replaced, and deleted', async () => {
  await storage.put('blog/a-1.webp', Buffer.from('one'), 'image/webp');
  await storage.put('blog/a-1.webp', Buffer.from('two'), 'image/webp');
  const file = await storage.read('blog/a-1.webp');
  expect(file).toEqual({ bytes: Buffer.from('two'), contentType: 'image/webp' });
  expect(await readdir(join(folder, 'blog-images/blog'))).toEqual(['a-1.webp']);
  await storage.delete('blog/a-1.webp');
  await storage.delete('blog/a-1.webp');
  expect(await storage.read('blog/a-1.webp')).toBeNull();
});

describe('a name that could leave the bucket or hold a program', () => {
  const NAMES = [
    '../secret.webp',
    'blog/../../secret.webp',
    '/etc/passwd.webp',
    'blog//a.webp',
    './a.webp',
    '.hidden.webp',
    'a\\..\\b.webp',
    'a%2f..%2fb.webp',
    'a\0.webp',
    'A.webp',
    'a.svg',
    'a.html',
    'a.webp.html',
    'a',
    '',
    `${'a'.repeat(300)}.webp`,
  ];

  test.each(NAMES)('%j is read as absent, never written, never deleted', async (name) => {
    expect(await storage.read(name)).toBeNull();
    await expect(storage.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Not a storage name',
    );
    await storage.delete(name);
    expect(await readdir(folder)).toContain('secret.webp');
  });
});

test('the type must be that of the name', async () => {
  await expect(storage.put('a.webp', Buffer.from('x'), 'image/png')).rejects.toThrow();
});

test('the bucket lies under DATA_DIR, or where STORAGE_URL says', async () => {
  const elsewhere = join(folder, 'elsewhere');
  const configs = [
    { dataDir: folder, storageUrl: null },
    { dataDir: folder, storageUrl: pathToFileURL(elsewhere).href },
  ];
  for (const config of configs) {
    await openStorage(config).put('a.png', Buffer.from('x'), 'image/png');
  }
  expect(await readdir(join(folder, 'storage/blog-images'))).toEqual(['a.png']);
  expect(await readdir(join(elsewhere, 'blog-images'))).toEqual(['a.png']);
});
