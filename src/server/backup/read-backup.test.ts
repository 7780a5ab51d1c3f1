import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { expect, test } from 'vitest';
import {
  type BackupHead,
  FORMAT,
  HEAD_NAME,
  type Manifest,
  manifestName,
  parsePieceName,
  pictureName,
  tablePieceName,
} from './backup-format.ts';
import { encrypt, makeKey } from './encryption.ts';
import { readBackup } from './read-backup.ts';

type Entry = [name: string, text: string];
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const [ROWS, PICTURE] = ['1\ta\n', 'bytes'];
const HEAD: BackupHead = {
  format: FORMAT,
  product: '1.0.0',
  migration: 5,
  taken_at: '2026-11-23T01:10:00.000Z',
  tables: [{ name: 'contacts', columns: ['id'] }],
};
const MANIFEST: Manifest = {
  head: HEAD,
  tables: [{ name: 'contacts', rows: 1, bytes: ROWS.length, sha256: hashOf(ROWS) }],
  pictures: [{ name: 'a/b.webp', bytes: PICTURE.length, sha256: hashOf(PICTURE) }],
};
const head: Entry = [HEAD_NAME, JSON.stringify(HEAD)];
const rows: Entry = [tablePieceName('contacts', hashOf(ROWS)), ROWS];
const picture: Entry = [pictureName('a/b.webp', hashOf(PICTURE)), PICTURE];
const manifestOf = (text: string): Entry => [manifestName(hashOf(text)), text];
const manifest = manifestOf(JSON.stringify(MANIFEST));
const WHOLE = [head, rows, picture, manifest];

async function pack(entries: Entry[]): Promise<Buffer> {
  const tar = await packTar(
    entries.map(([name, body]) => ({ header: { name, size: Buffer.byteLength(body) }, body })),
  );
  return zstdCompressSync(tar);
}

/** The kinds of its parts, and what its reading ends with. */
async function kindsOf(file: Readable, key: string | null = null): Promise<string[]> {
  const kinds: string[] = [];
  try {
    for await (const part of readBackup(file, key))
      kinds.push(part.kind === 'piece' ? part.piece.kind : part.kind);
  } catch (error) {
    const { fault, code } = error as { fault?: string; code?: string };
    kinds.push(fault ?? code ?? 'unknown');
  }
  expect(file.destroyed).toBe(true);
  return kinds;
}

test('a back-up is read in its order, in however small pieces it comes', async () => {
  const bytes = await pack(WHOLE);
  const parts = [];
  for await (const part of readBackup(Readable.from([...bytes].map((one) => Buffer.of(one))), null))
    parts.push(part);
  expect(parts).toEqual([
    { kind: 'head', head: HEAD },
    {
      kind: 'piece',
      piece: { kind: 'table', table: 'contacts', sha256: hashOf(ROWS) },
      bytes: new Uint8Array(Buffer.from(ROWS)),
    },
    {
      kind: 'piece',
      piece: { kind: 'picture', name: 'a/b.webp', sha256: hashOf(PICTURE) },
      bytes: new Uint8Array(Buffer.from(PICTURE)),
    },
    { kind: 'manifest', manifest: MANIFEST },
  ]);
});

const altered = (change: object): Entry => [HEAD_NAME, JSON.stringify({ ...HEAD, ...change })];
test.each<[string, Entry[], string[]]>([
  ['its head stands first', [rows, head, manifest], ['foreign']],
  ['its head is of this format', [altered({ format: 2 }), manifest], ['foreign']],
  ['its head is whole', [[HEAD_NAME, '{'], manifest], ['foreign']],
  ['it has a head', [['notes.txt', 'a']], ['foreign']],
  ['its manifest has come', [head, rows], ['head', 'table', 'damaged']],
  ['its manifest stands last', [head, manifest, rows], ['head', 'manifest', 'table', 'damaged']],
  ['its manifest is whole', [head, manifestOf('{}')], ['head', 'damaged']],
  ['a piece is what its name says', [head, [rows[0], 'other'], manifest], ['head', 'damaged']],
  ['every piece is one', [head, ['notes.txt', 'a'], manifest], ['head', 'damaged']],
])('it is one where %s', async (_rule, entries, kinds) => {
  expect(await kindsOf(Readable.from([await pack(entries)]))).toEqual(kinds);
});

test('what is no back-up at all is told from one that was cut', async () => {
  const bytes = await pack(WHOLE);
  for (const [given, kinds] of [
    [Buffer.alloc(0), ['foreign']],
    [bytes.subarray(0, 3), ['foreign']],
    [bytes.subarray(0, 4), ['damaged']],
    [Buffer.from('a text that is longer than the beginning of any file that is read'), ['foreign']],
    [zstdCompressSync('a'.repeat(1000)), ['foreign']],
  ] as const)
    expect(await kindsOf(Readable.from([given]))).toEqual(kinds);
  expect((await kindsOf(Readable.from([bytes.subarray(0, -9)]))).at(-1)).toBe('damaged');
});

test('an encrypted one is read with its key alone', async () => {
  const [key, otherKey] = [await makeKey(), await makeKey()];
  const parts = [];
  for await (const part of encrypt(Readable.from([await pack(WHOLE)]), key)) parts.push(part);
  const bytes = Buffer.concat(parts);
  const read = (given: Buffer, with_: string | null) => kindsOf(Readable.from([given]), with_);
  expect(await read(bytes, key)).toEqual(['head', 'table', 'picture', 'manifest']);
  expect(await read(bytes, null)).toEqual(['locked']);
  expect(await read(bytes, otherKey)).toEqual(['wrong-key']);
  expect(await read(bytes.subarray(0, -1), key)).toEqual(['damaged']);
});

test('a file that cannot be read is no damaged one', async () => {
  expect(await kindsOf(createReadStream(join(tmpdir(), 'no-such-file')))).toEqual(['ENOENT']);
  expect(await kindsOf(createReadStream(tmpdir()))).toEqual(['EISDIR']);
});

test.each([
  [`tables/a/${hashOf('')}`, 'table'],
  [`tables/a/${hashOf('')}0`, null],
  [`tables/a/b/${hashOf('')}`, null],
  [`tabels/a/${hashOf('')}`, null],
  [`manifest/${hashOf('')}`, 'manifest'],
  [`manifest/${hashOf('')}/a`, null],
  ['manifest/a', null],
  [`pictures/${hashOf('')}/a/b.webp`, 'picture'],
  [`pictures/${hashOf('')}`, null],
  ['pictures/a/b.webp', null],
])('an entry %s is a piece: %s', (name, kind) => {
  expect(parsePieceName(name)?.kind ?? null).toBe(kind);
});
