import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../tests/fakes/s3.ts';
import { seconds } from '../../domain/time/duration.ts';
import { openStorage } from './open-storage.ts';
import { parseS3Address, type S3Address } from './s3-address.ts';
import { openS3Client } from './s3-client.ts';
import type { Storage } from './storage.ts';

let folder: string;
let s3: FakeS3;
const storages: Record<string, Storage> = {};
const open = (kind: string): Storage => {
  const storage = storages[kind];
  if (!storage) throw new Error(`No storage ${kind}`);
  return storage;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  await writeFile(join(folder, 'secret.webp'), 'outside');
  s3 = await startFakeS3();
  storages.disk = openStorage({ dataDir: folder, storageUrl: pathToFileURL(folder).href });
  storages.s3 = openStorage({ dataDir: folder, storageUrl: s3.url });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function listAll(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const some of storage.list()) names.push(...some);
  return names.sort();
}

const BAD_NAMES = [
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
  `${'a'.repeat(196)}.webp`,
];

describe.each(['disk', 's3'])('pictures on %s', (kind) => {
  test('a place that can be used is told from one that cannot, and nothing is made', async () => {
    const before = await readdir(folder, { recursive: true });
    await expect(open(kind).check()).resolves.toBeUndefined();
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  test('what was put is read with its type, replaced, listed, and deleted', async () => {
    const storage = open(kind);
    expect(await listAll(storage)).toEqual([]);
    await storage.put('blog/a-1.webp', Buffer.from('one'), 'image/webp');
    await storage.put('blog/a-1.webp', Buffer.from('two'), 'image/webp');
    await storage.put('b.png', Buffer.from('b'), 'image/png');
    await storage.put('covers/c/d.avif', Buffer.from('d'), 'image/avif');
    const longest = `${'a'.repeat(195)}.webp`;
    await storage.put(longest, Buffer.from('e'), 'image/webp');
    expect(await storage.read(longest)).not.toBeNull();
    await storage.delete(longest);
    expect(await storage.read('blog/a-1.webp')).toEqual({
      bytes: Buffer.from('two'),
      contentType: 'image/webp',
    });
    expect(await listAll(storage)).toEqual(['b.png', 'blog/a-1.webp', 'covers/c/d.avif']);
    await storage.delete('blog/a-1.webp');
    await storage.delete('blog/a-1.webp');
    expect(await storage.read('blog/a-1.webp')).toBeNull();
    expect(await storage.read('blog')).toBeNull();
    expect(await listAll(storage)).toEqual(['b.png', 'covers/c/d.avif']);
  });

  test.each(BAD_NAMES)('%j is read as absent, never written, never deleted', async (name) => {
    const storage = open(kind);
    const asked = s3.requests.length;
    expect(await storage.read(name)).toBeNull();
    await expect(storage.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Not a storage name',
    );
    await storage.delete(name);
    expect(await readdir(folder)).toContain('secret.webp');
    expect(s3.requests.length).toBe(asked);
  });

  test('the type must be that of the name', async () => {
    await expect(open(kind).put('a.webp', Buffer.from('x'), 'image/png')).rejects.toThrow();
  });
});

test('on disk a half-written file is never listed', async () => {
  await writeFile(join(folder, 'blog-images/blog/x.webp.0a1b2c.tmp'), 'half');
  expect(await listAll(open('disk'))).not.toContain('blog/x.webp.0a1b2c.tmp');
});

test('what lies on disk is listed five hundred at a time', async () => {
  const dataDir = await mkdtemp(join(folder, 'many-'));
  const pictures = join(dataDir, 'storage/blog-images');
  await mkdir(pictures, { recursive: true });
  const add = (n: number) => writeFile(join(pictures, `${n}.webp`), 'x');
  await Promise.all(Array.from({ length: 500 }, (_, n) => add(n)));
  const storage = openStorage({ dataDir, storageUrl: null });
  const sizes = async () => {
    const found: number[] = [];
    for await (const names of storage.list()) found.push(names.length);
    return found;
  };
  expect(await sizes()).toEqual([500]);
  await add(500);
  expect(await sizes()).toEqual([500, 1]);
});

test('without STORAGE_URL the bucket lies under DATA_DIR', async () => {
  await openStorage({ dataDir: folder, storageUrl: null }).put(
    'a.png',
    Buffer.from('x'),
    'image/png',
  );
  expect(await readdir(join(folder, 'storage/blog-images'))).toEqual(['a.png']);
});

describe('an S3 server in trouble', () => {
  const NAME = 'blog/kept.webp';
  const put = () => open('s3').put(NAME, Buffer.from('0123456789'), 'image/webp');

  test('that asks to slow down, or loses a connection, is asked again', async () => {
    s3.faults.push({ status: 503, code: 'SlowDown' }, 'cut');
    await put();
    s3.faults.push({ status: 500, code: 'InternalError' });
    expect((await open('s3').read(NAME))?.bytes.toString()).toBe('0123456789');
  });

  test.each([
    ['refuses us', { status: 403, code: 'AccessDenied' }],
    ['has no such bucket', { status: 404, code: 'NoSuchBucket' }],
    ['breaks off in the middle', 'half'],
  ] as const)('that %s fails clearly: the picture is not taken for absent', async (_, fault) => {
    await put();
    s3.faults.push(fault);
    await expect(open('s3').read(NAME)).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'Nuotraukų saugykla nepasiekiama. Bandykite vėliau.',
    });
    expect((await open('s3').read(NAME))?.bytes.toString()).toBe('0123456789');
  });

  test('that is gone fails every act, and the secret stands in no message', async () => {
    const gone = await startFakeS3();
    await gone.close();
    const storage = openStorage({ dataDir: folder, storageUrl: gone.url });
    const failure = await storage
      .put(NAME, Buffer.from('x'), 'image/webp')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unavailable', status: 503 });
    expect(String(failure)).not.toContain('secret');
  });
});

describe('STORAGE_URL of an S3 server', () => {
  test('names server, bucket, folder, region and both parts of the key', () => {
    expect(parseS3Address('s3://AK:a%2Fb%2Bc@s3.example.lt:9000/bucket/web/x?region=eu-1')).toEqual(
      {
        endpoint: 'https://s3.example.lt:9000',
        region: 'eu-1',
        bucket: 'bucket',
        prefix: 'web/x/',
        accessKeyId: 'AK',
        secretAccessKey: 'a/b+c',
      },
    );
    expect(parseS3Address(s3.url)).toMatchObject({ prefix: '', region: 'eu-test-1' });
  });

  test.each([
    's3://host/bucket',
    's3://key@host/bucket',
    's3://key:secret@host',
    's3://key:secret@/bucket',
    's3://key:secret@host/bucket?tls=maybe',
    's3://key:secret@host/bucket?regoin=x',
    's3://key:%zz@host/bucket',
    'https://key:secret@host/bucket',
    'nonsense',
  ])('%s is refused', (address) => expect(parseS3Address(address)).toBeNull());
});

test.each([
  ['a file in its place', 'file'],
  ['a folder within a file', 'file/pictures'],
])('on disk %s cannot be used', async (_, name) => {
  await writeFile(join(folder, 'file'), '');
  const url = pathToFileURL(join(folder, name)).href;
  await expect(openStorage({ dataDir: folder, storageUrl: url }).check()).rejects.toThrow(
    'ENOTDIR',
  );
});

test('on disk a folder that is not there yet can be used where it could be made', async () => {
  const url = pathToFileURL(join(folder, 'none/yet')).href;
  await openStorage({ dataDir: folder, storageUrl: url }).check();
  expect(await readdir(folder)).not.toContain('none');
});

test('the client says nothing to the terminal when a stream cannot be sent: who sends it is told', async () => {
  const address = parseS3Address('s3://key:secret@127.0.0.1:1024/bucket?tls=0');
  const { sdk, client } = await openS3Client(address as S3Address, seconds(1));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const object = { Bucket: 'bucket', Key: 'a', Body: Readable.from(['a']), ContentLength: 1 };
  await expect(client.send(new sdk.PutObjectCommand(object))).rejects.toThrow('ECONNREFUSED');
  expect(warned).not.toHaveBeenCalled();
});
