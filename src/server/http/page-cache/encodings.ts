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

/** Compresses hard: it happens once for each version of a page, off the main thread. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const { constants } = zlib;
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'zstd':
      return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
    case 'gzip':
      return gzip(body, { level: 9 });
    case 'identity':
      return body;
  }
}
