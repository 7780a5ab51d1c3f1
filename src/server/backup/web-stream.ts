import { ReadableStream } from 'node:stream/web';

type Bytes = Uint8Array<ArrayBuffer>;

/** For libraries of the web: Node's streams are typed apart from the browser's, and are the same. */
export const toWebStream = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Bytes>;

export const fromWebStream = (stream: globalThis.ReadableStream<Uint8Array>) =>
  stream as unknown as AsyncIterable<Bytes>;
