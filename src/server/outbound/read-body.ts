import { pipeline, type Readable, type Transform } from 'node:stream';
import zlib from 'node:zlib';
import { OutboundError } from './outbound-error.ts';

/** Two layers are seen in the wild (a CDN over a plugin); more than that is an attack. */
const MAX_LAYERS = 2;

/**
 * Reads a response's body and undoes its compression, counting the bytes that come OUT: a small answer
 * that unpacks into gigabytes is stopped at `maxBytes`. What arrives is counted too.
 * @param want.isError the body of an error page: whatever can be read of it is enough, nothing is thrown
 * @param want.isCutFine a body that is too long is cut, not refused
 * @throws OutboundError too-large, bad-response; errors of the stream itself as they are
 */
export async function readBody(
  body: Readable,
  contentEncoding: string | undefined,
  maxBytes: number,
  want: { isError: boolean; isCutFine: boolean },
): Promise<Buffer> {
  // Destroying a body makes it fail afterwards, when it is not read any more.
  body.on('error', () => {});
  const layers = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  const encodings = layers.filter((each) => each && each !== 'identity').reverse();
  if (encodings.length > MAX_LAYERS) {
    body.destroy();
    throw new OutboundError('bad-response', `content-encoding ${contentEncoding}`);
  }
  let first: Buffer = Buffer.alloc(0);
  // Under another layer it is what the standard says.
  if (encodings[0] === 'deflate') first = await peek(body);
  const decoders = encodings.map((encoding) => decoderFor(encoding, first));
  const stream = decoders.reduce<Readable>((from, to) => pipeline(from, to, () => {}), body);

  let received = 0;
  if (stream !== body) body.on('data', (chunk: Buffer) => (received += chunk.length));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes || received > maxBytes) {
        if (want.isCutFine) break;
        throw new OutboundError('too-large', `more than ${maxBytes} bytes`);
      }
    }
  } catch (error) {
    if (!want.isError) throw error;
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decoderFor(encoding: string, first: Buffer): Transform {
  if (encoding === 'gzip' || encoding === 'x-gzip') return zlib.createGunzip();
  if (encoding === 'br') return zlib.createBrotliDecompress();
  // "deflate" means zlib on paper and raw deflate from some servers; the low half of the first byte tells.
  if (encoding === 'deflate') {
    return ((first[0] ?? 8) & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
  }
  throw new OutboundError('bad-response', `content-encoding ${encoding}`);
}

async function peek(body: Readable): Promise<Buffer> {
  for (;;) {
    const chunk: Buffer | null = body.read();
    if (chunk) {
      body.unshift(chunk);
      return chunk;
    }
    if (body.readableEnded || body.destroyed) return Buffer.alloc(0);
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error) => {
        body.off('readable', done).off('end', done).off('error', done);
        if (error) reject(error);
        else resolve();
      };
      body.once('readable', done).once('end', done).once('error', done);
    });
  }
}
