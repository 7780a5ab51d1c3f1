import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Ours of first choice first: on these pages brotli at its best is the smallest. */
const OFFERED: Encoding[] = ['br', 'zstd', 'gzip'];
const REMEMBERED = 200;
const chosen = new Map<string, Encoding>();

/** The encoding for an Accept-Encoding header; `q=0` is a refusal, `*` stands for all not named. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const choice = negotiate(header);
  if (chosen.size < REMEMBERED) chosen.set(header, choice);
  return choice;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return OFFERED.find((encoding) => weightOf(encoding) > 0) ?? 'identity';
}

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

/** How hard to try: the last bytes take a hundred times as long as the first. */
const EFFORT = {
  /** For many visitors: once for each version of a page. */
  kept: { brotli: 11, zstd: 19, gzip: 9 },
  /** For one answer, somebody is waiting for it. */
  once: { brotli: 5, zstd: 3, gzip: 6 },
};

/** Off the main thread. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  use: keyof typeof EFFORT = 'kept',
): Promise<Buffer> {
  const { constants } = zlib;
  const effort = EFFORT[use];
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'zstd':
      return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: effort.zstd } });
    case 'gzip':
      return gzip(body, { level: effort.gzip });
    case 'identity':
      return body;
  }
}
