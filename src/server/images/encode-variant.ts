import sharp from 'sharp';
import type { PictureMark } from '../../domain/articles/digital-source-types.ts';
import type { PictureFormat, PictureWidth } from '../../domain/articles/picture.ts';
import { doImageWork } from './image-work.ts';
import { readMark, xmpOf } from './picture-marks.ts';

/** Bytes, headers of the answer left out: a phone's page shall load no picture above 60 KB. */
const MOST_BYTES: Record<PictureWidth, number> = {
  400: 30_000,
  800: 59_000,
  1200: 120_000,
  1600: 200_000,
};
/** From the one we would like to the one for foliage and crowds. */
const QUALITIES: Record<PictureFormat, number[]> = { avif: [52, 40, 28], webp: [74, 58, 40] };
/** AVIF's own default of 4 costs ten times as long for a twentieth of the bytes. */
const AVIF_EFFORT = 2;
const MAX_PIXELS = 40_000_000;
const SECONDS = 20;

/** A narrower copy, never wider than the picture, lighter step by step until it keeps to its weight; with its mark. */
export function encodeVariant(
  bytes: Uint8Array,
  { width, format }: { width: PictureWidth; format: PictureFormat },
): Promise<Buffer> {
  const encode = (pixels: number, quality: number, mark: PictureMark | null) => {
    const narrow = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .resize({ width: pixels, withoutEnlargement: true })
      .timeout({ seconds: SECONDS });
    if (mark) narrow.withXmp(xmpOf(mark));
    return format === 'avif'
      ? narrow.avif({ quality, effort: AVIF_EFFORT }).toBuffer()
      : narrow.webp({ quality }).toBuffer();
  };
  return doImageWork(async () => {
    const qualities = QUALITIES[format];
    const mark = readMark((await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()).xmp);
    for (const quality of qualities) {
      const encoded = await encode(width, quality, mark);
      if (encoded.length <= MOST_BYTES[width]) return encoded;
    }
    // Nothing but noise: fewer pixels, which the page stretches.
    return encode(Math.round(width / 2), qualities.at(-1) ?? 40, mark);
  });
}
