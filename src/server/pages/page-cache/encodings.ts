import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Of an answer: sent to many visitors, or to one. */
type Use = 'kept' | 'once';

/** Ours of first choice first: on these pages brotli at its best is the smallest, zstd the cheapest for its size. */
const OFFERED: Record<Use, Encoding[]> = {
  kept: ['br', 'zstd', 'gzip'],
  once: ['zstd', 'br', 'gzip'],
};
const CACHE_SIZE = 200;
const chosen: Record<Use, Map<string, Encoding>> = { kept: new Map(), once: new Map() };

/** The encoding for an Accept-Encoding header; `q=0` is a refusal, `*` stands for all not named. */
export function chooseEncoding(header: string | undefined, use: Use = 'kept'): Encoding {
  if (!header) return 'identity';
  const known = chosen[use].get(header);
  if (known) return known;
  const choice = negotiate(header, OFFERED[use]);
  if (chosen[use].size < CACHE_SIZE) chosen[use].set(header, choice);
  return choice;
}

/** Not negotiator: a tenth slower, and its types know no order of preference. */
function negotiate(header: string, offered: Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return offered.find((encoding) => weightOf(encoding) > 0) ?? 'identity';
}

/** In another thread, and in this one. */
const COMPRESSORS = {
  br: { later: promisify(zlib.brotliCompress), now: zlib.brotliCompressSync },
  zstd: { later: promisify(zlib.zstdCompress), now: zlib.zstdCompressSync },
  gzip: { later: promisify(zlib.gzip), now: zlib.gzipSync },
};

/** `soon` while somebody waits, `best` for a page that is sent again and again. */
type Effort = 'best' | 'soon' | 'once';

/** How hard to try: the last bytes take a hundred times as long as the first. */
const EFFORT: Record<Effort, Record<keyof typeof COMPRESSORS, number>> = {
  best: { br: 11, zstd: 19, gzip: 9 },
  /** Two milliseconds for a page instead of a hundred, a tenth (brotli) or a thirtieth (zstd) more bytes. */
  soon: { br: 6, zstd: 9, gzip: 9 },
  /** A third of a millisecond; brotli 5 took as long as React for the page. */
  once: { br: 1, zstd: 3, gzip: 1 },
};

function optionsFor(encoding: keyof typeof COMPRESSORS, size: number, effort: Effort) {
  const { constants } = zlib;
  const level = EFFORT[effort][encoding];
  const params = {
    br: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
    zstd: { [constants.ZSTD_c_compressionLevel]: level },
  };
  return encoding === 'gzip' ? { level } : { params: params[encoding], pledgedSrcSize: size };
}

/** Whether the best effort makes fewer bytes than the one that is ready soon. */
export const hasBetter = (encoding: Encoding): boolean =>
  encoding !== 'identity' && EFFORT.best[encoding] !== EFFORT.soon[encoding];

/** For keeping, off the main thread. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: Exclude<Effort, 'once'> = 'best',
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return COMPRESSORS[encoding].later(body, optionsFor(encoding, body.length, effort));
}

/** For one answer, here and now: the way to another thread and back takes longer. */
export function compressOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body;
  return COMPRESSORS[encoding].now(body, optionsFor(encoding, body.length, 'once'));
}
