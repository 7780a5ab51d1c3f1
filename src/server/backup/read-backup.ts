import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { BackupError } from './backup-error.ts';
import {
  type BackupHead,
  HEAD_NAME,
  type Manifest,
  type Piece,
  parseHead,
  parseManifest,
  parsePieceName,
} from './backup-format.ts';
import { decrypt, isEncrypted } from './encryption.ts';
import { toWebStream } from './web-stream.ts';

/** More than any entry of ours has: one picture, one piece of a table, the names of all pictures. */
const ENTRY_MAX = 256 * 1024 * 1024;
/** How zstd's frames begin. */
const ZSTD = 0xfd2fb528;

type BackupPart =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'piece'; piece: Exclude<Piece, { kind: 'manifest' }>; bytes: Uint8Array }
  | { kind: 'manifest'; manifest: Manifest };

/**
 * What a back-up holds, in its order: the head, pieces whose hash was compared, the manifest. A file without its manifest
 * ends with an error, after its pieces: until the last part has come nothing may be kept of them.
 * @throws BackupError `foreign`, `locked`, `wrong-key`, `damaged`
 */
export async function* readBackup(
  file: Readable,
  key: string | null,
): AsyncGenerator<BackupPart, void> {
  let isComplete = false;
  let hasHead = false;
  try {
    for await (const entry of openTar(await unlock(file, key))) {
      const part = toPart(entry.header.name, await readEntry(entry));
      if (!hasHead && part.kind !== 'head') throw new BackupError('foreign');
      hasHead = true;
      isComplete = part.kind === 'manifest';
      yield part;
    }
  } catch (error) {
    const isKnown = error instanceof BackupError && !(hasHead && error.fault === 'foreign');
    if (isKnown || isFileFault(error)) throw error;
    throw new BackupError(hasHead ? 'damaged' : 'foreign', '', { cause: error });
  } finally {
    file.destroy();
  }
  if (!isComplete) throw new BackupError('damaged');
}

/** The plain bytes of the tar. */
async function unlock(file: Readable, key: string | null): Promise<AsyncIterable<Uint8Array>> {
  const bytes = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start = Buffer.alloc(0);
  while (start.length < 64) {
    const { done, value } = await bytes.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const whole = startingWith(start, bytes);
  if (isEncrypted(start)) {
    if (!key) throw new BackupError('locked');
    return decompress(decrypt(whole, key));
  }
  if (start.length < 4 || start.readUInt32LE(0) !== ZSTD) throw new BackupError('foreign');
  return decompress(whole);
}

async function* startingWith(start: Buffer, rest: AsyncIterator<Buffer>) {
  yield new Uint8Array(start);
  for (let next = await rest.next(); !next.done; next = await rest.next())
    yield new Uint8Array(next.value);
}

async function* decompress(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zstd = createZstdDecompress();
  // What it fails with is thrown to whoever reads.
  pipeline(Readable.from(bytes, { objectMode: false }), zstd).catch(() => {});
  try {
    yield* zstd;
  } catch (error) {
    if (error instanceof BackupError || isFileFault(error)) throw error;
    throw new BackupError('damaged', '', { cause: error });
  }
}

const openTar = (bytes: AsyncIterable<Uint8Array>) =>
  toWebStream(bytes).pipeThrough(
    createTarDecoder({ strict: true }),
  ) as unknown as AsyncIterable<ParsedTarEntry>;

async function readEntry({ header, body }: ParsedTarEntry): Promise<Uint8Array> {
  if (header.size > ENTRY_MAX) throw new BackupError('foreign', header.name);
  return new Uint8Array(
    await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
}

function toPart(name: string, bytes: Uint8Array): BackupPart {
  if (name === HEAD_NAME)
    return { kind: 'head', head: parseHead(decodeUtf8(bytes)) ?? refuse(name) };
  const piece = parsePieceName(name) ?? refuse(name);
  if (createHash('sha256').update(bytes).digest('hex') !== piece.sha256)
    throw new BackupError('damaged', name);
  if (piece.kind === 'manifest')
    return { kind: 'manifest', manifest: parseManifest(decodeUtf8(bytes)) ?? refuse(name) };
  return { kind: 'piece', piece, bytes };
}

function refuse(name: string): never {
  throw new BackupError('foreign', name);
}

const decodeUtf8 = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** Of reading the file itself, not of what stands in it. */
const isFileFault = (error: unknown) =>
  ['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
