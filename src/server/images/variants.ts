import type { Logger } from 'pino';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '../../domain/articles/picture.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { encodeVariant } from './encode-variant.ts';

/*
 * Narrower copies of stored pictures, made when a page first shows them and kept beside the picture. So pictures
 * stored before there were any need no conversion, an upload waits for none, and WebP costs only where it is asked for.
 * Only listed widths, one at a time for each, a few at a time for all: not a resizer open to the public.
 */

const FOLDER = 'variants/';

export interface Variant {
  width: PictureWidth;
  format: PictureFormat;
}

interface VariantAnswer extends StoredFile {
  /** False: the whole picture in its place, because there is too much to do just now. */
  isKept: boolean;
}

export interface Variants {
  /** Null when there is no such picture. */
  read(name: string, variant: Variant): Promise<VariantAnswer | null>;
}

/** `blog/a.webp` 800 px wide as AVIF: `variants/800/blog/a-webp.avif`. */
export function variantName(name: string, { width, format }: Variant): string {
  return `${FOLDER}${width}/${name.replace(/\.([a-z]+)$/, '-$1')}.${format}`;
}

export const isVariantName = (name: string): boolean => name.startsWith(FOLDER);

/** When the picture is gone or another came in its place. */
export async function deleteVariants(
  storage: Pick<Storage, 'delete'>,
  name: string,
): Promise<void> {
  const all = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => variantName(name, { width, format })),
  );
  await Promise.all(all.map((variant) => storage.delete(variant)));
}

export function createVariants({
  storage,
  log,
}: {
  storage: Storage;
  log: Pick<Logger, 'warn'>;
}): Variants {
  const making = new Map<string, Promise<VariantAnswer | null>>();

  async function make(name: string, variant: Variant): Promise<VariantAnswer | null> {
    const whole = await storage.read(name);
    if (!whole) return null;
    try {
      const bytes = await encodeVariant(whole.bytes, variant);
      const kept = variantName(name, variant);
      await storage.put(kept, bytes, `image/${variant.format}`);
      // Deleted while we were drawing: what we drew goes too.
      if (!(await storage.read(name))) await storage.delete(kept);
      return { bytes, contentType: `image/${variant.format}`, isKept: true };
    } catch (error) {
      log.warn({ err: error, name, ...variant }, 'picture is served whole');
      return { ...whole, isKept: false };
    }
  }

  return {
    async read(name, variant) {
      if (isVariantName(name)) return null;
      const key = variantName(name, variant);
      const kept = await storage.read(key);
      if (kept) return { ...kept, isKept: true };
      const underWay = making.get(key) ?? make(name, variant).finally(() => making.delete(key));
      making.set(key, underWay);
      return underWay;
    },
  };
}
