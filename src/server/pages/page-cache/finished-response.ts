import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress, compressOnce, type Encoding, hasBetter } from './encodings.ts';

/** A whole answer: text or bytes with the headers that do not depend on who asks. */
export interface ResponseSource {
  status: number;
  headers: Record<string, string>;
  /** Beside or instead of them while a shared cache may keep the answer. */
  sharedHeaders?: Record<string, string>;
  body: Buffer;
  /** Left out: compressed. Images and fonts are compressed already. */
  isCompressed?: boolean;
  /** The body in encodings that are there already. */
  compressed?: Partial<Record<Encoding, Buffer>>;
  /** Made for one visitor and never sent again: without an ETag, since it is never revalidated. */
  isOnce?: boolean;
}

/** Flat lists of name and value: what `writeHead` takes fastest. */
interface HeaderLists {
  whole: string[];
  notModified: string[];
}

interface Variant {
  encoding: Encoding;
  /**
   * The body, a letter for each byte: Node joins it to the head and sends both in one piece, where a Buffer goes by a
   * slower call (two pieces): of a kept page a third of its cost (`bench:page-cache`).
   */
  text: string;
  headers: HeaderLists;
  /** While a shared cache may keep the answer. */
  shared: HeaderLists;
  etag: string | null;
  /** Counted until it is worth the best effort; from `WORTH_IT` on it has it, or gains nothing by it. */
  uses: number;
}

/** A page that few ask for before it changes, or a crawler once, never costs the best effort. */
const WORTH_IT = 10;
/** One page at a time: a change makes many anew, and visitors wait for theirs. */
let improving: Promise<void> = Promise.resolve();

/**
 * An answer kept in memory, with each encoding made when it is first asked for and then kept: soon for who waits, and
 * once more with the best effort when others have asked for it. `bytes` grows with the variants; `onGrow` notifies the
 * owner, which keeps the total bounded; of a smaller variant it is negative.
 */
export class FinishedResponse {
  readonly status: number;
  bytes: number;
  readonly #source: ResponseSource;
  readonly #hash: string | null;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #pending = new Map<Encoding, Promise<Variant>>();
  readonly #onGrow: (bytes: number) => void;
  readonly #mayBeShared: () => boolean;

  /** @param mayBeShared asked at the last moment, for a change may come while the answer is compressed */
  constructor(
    source: ResponseSource,
    onGrow: (bytes: number) => void = () => {},
    mayBeShared = () => false,
  ) {
    this.status = source.status;
    this.#source = source;
    this.#hash = source.isOnce
      ? null
      : createHash('sha256').update(source.body).digest('base64url').slice(0, 22);
    this.bytes = source.body.length;
    this.#onGrow = onGrow;
    this.#mayBeShared = mayBeShared;
  }

  /** Answers at once when the wanted encoding is ready; returns false when `respond` has to make it first. */
  respondIfReady(request: IncomingMessage, response: ServerResponse): boolean {
    const variant = this.#variants.get(this.#encodingFor(request));
    if (!variant) return false;
    this.#write(request, response, variant);
    return true;
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#write(request, response, await this.#variant(this.#encodingFor(request)));
  }

  #write(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
    if (variant.uses < WORTH_IT) this.#count(variant);
    const isShared = this.#source.sharedHeaders !== undefined && this.#mayBeShared();
    const headers = isShared ? variant.shared : variant.headers;
    const known = request.headers['if-none-match'];
    if (
      known !== undefined &&
      this.status === 200 &&
      variant.etag &&
      matches(known, variant.etag)
    ) {
      response.writeHead(304, headers.notModified);
      response.end();
      return;
    }
    response.writeHead(this.status, headers.whole);
    // Node sends no body to who asked with HEAD.
    response.end(variant.text, 'latin1');
  }

  #encodingFor(request: IncomingMessage): Encoding {
    if (this.#source.isCompressed) return 'identity';
    const accepted = request.headers['accept-encoding'] as string | undefined;
    return chooseEncoding(accepted, this.#source.isOnce ? 'once' : 'kept');
  }

  async #variant(encoding: Encoding): Promise<Variant> {
    const ready = this.#variants.get(encoding);
    if (ready) return ready;
    let pending = this.#pending.get(encoding);
    if (!pending) {
      pending = this.#make(encoding);
      this.#pending.set(encoding, pending);
    }
    return pending;
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const { body: plain, compressed, isOnce } = this.#source;
    const ready = compressed?.[encoding];
    const body =
      ready ?? (isOnce ? compressOnce(plain, encoding) : await compress(plain, encoding, 'soon'));
    const isBest = ready !== undefined || isOnce || !hasBetter(encoding);
    const variant = this.#describe(encoding, body, isBest);
    this.#variants.set(encoding, variant);
    this.#pending.delete(encoding);
    if (encoding !== 'identity') this.#grow(body.length);
    return variant;
  }

  #count(variant: Variant): void {
    variant.uses += 1;
    if (variant.uses < WORTH_IT) return;
    // What cannot be compressed harder is sent as it is.
    improving = improving.then(() => this.#improve(variant)).catch(() => {});
  }

  async #improve({ encoding, text: former }: Variant): Promise<void> {
    const body = await compress(this.#source.body, encoding);
    if (body.length >= former.length) return;
    this.#variants.set(encoding, this.#describe(encoding, body, true));
    this.#grow(body.length - former.length);
  }

  #grow(bytes: number): void {
    this.bytes += bytes;
    this.#onGrow(bytes);
  }

  #describe(encoding: Encoding, body: Buffer, isBest: boolean): Variant {
    // A strong tag names the bytes on the wire, so each encoding and each effort has its own.
    const etag = this.#hash && `"${this.#hash}-${encoding}${isBest ? '' : '-soon'}"`;
    const list = (own: Record<string, string>) =>
      listHeaders({
        ...own,
        ...(etag && { ETag: etag }),
        Vary: 'Accept-Encoding',
        'Content-Length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      });
    const { headers: own, sharedHeaders } = this.#source;
    const headers = list(own);
    const shared = sharedHeaders ? list({ ...own, ...sharedHeaders }) : headers;
    return {
      encoding,
      text: body.toString('latin1'),
      etag,
      headers,
      shared,
      uses: isBest ? WORTH_IT : 0,
    };
  }
}

const listHeaders = (headers: Record<string, string>): HeaderLists => ({
  whole: Object.entries(headers).flat(),
  notModified: Object.entries(headers)
    .filter(([name]) => !/^content-(type|length|encoding)$/i.test(name))
    .flat(),
});

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy may have marked our tag with W/. */
const matches = (header: string, etag: string) =>
  header === etag ||
  header.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
