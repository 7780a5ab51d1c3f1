import sharp from 'sharp';
import type { PictureMark } from '../../domain/articles/digital-source-types.ts';
import {
  HEIC_REFUSED,
  pictureTooLarge,
  RE_ENCODED_PICTURE_LIMIT,
} from '../../domain/upload-limits.ts';
import { AppError } from '../errors.ts';
import { doImageWork } from './image-work.ts';
import { readMark, xmpOf } from './picture-marks.ts';

export interface EncodedImage {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
  /** Stands in the bytes. */
  mark: PictureMark | null;
}

const MAX_SIDE = 1600;
/** Of a picture that is decoded whole: 160 MB of memory at most, 250 MB of a progressive JPEG. */
const MAX_PIXELS = 40_000_000;
/** Of a camera's JPEG, which is read at the size that is needed (cameras of "64 megapixels" write a little more). */
const MAX_JPEG_PIXELS = 65_000_000;
const QUALITY = 82;
const DECODE_SECONDS = 20;

/**
 * Untrusted bytes into a picture of ours: the kind is decided by content, metadata is dropped but for what it says of
 * how it was made, the picture is turned upright, at most 1600 px, WebP. Animations keep their first frame. SVG is
 * refused: it is a program.
 * @param known how it was made; left out where only the picture itself can tell
 * @throws AppError `too-large` or `unsupported-media`
 */
export async function reEncodeImage(bytes: Uint8Array, known?: PictureMark): Promise<EncodedImage> {
  if (bytes.length > RE_ENCODED_PICTURE_LIMIT.bytes) {
    throw new AppError('too-large', pictureTooLarge(RE_ENCODED_PICTURE_LIMIT));
  }
  if (isHeic(bytes)) {
    throw new AppError('unsupported-media', HEIC_REFUSED, { log: 'image refused: HEIC' });
  }
  if (!isKnownImage(bytes)) throw unreadable('no known signature');
  try {
    const { width, height, format, isProgressive, xmp } = await open(bytes).metadata();
    const mark = known ?? readMark(xmp);
    // A progressive one is held whole in memory until its last pass.
    const isShrunk = format === 'jpeg' && !isProgressive;
    if (width * height > (isShrunk ? MAX_JPEG_PIXELS : MAX_PIXELS)) throw tooManyPixels();
    const { data, info } = await doImageWork(() => {
      const picture = open(bytes)
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: DECODE_SECONDS });
      if (mark) picture.withXmp(xmpOf(mark));
      return picture.toBuffer({ resolveWithObject: true });
    });
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height, mark };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw /pixel limit/i.test(reason) ? tooManyPixels() : unreadable(reason);
  }
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS, failOn: 'error', pages: 1 });

const tooManyPixels = () =>
  new AppError(
    'too-large',
    'Nuotrauka per didelė: daugiausia 40 megapikselių, fotoaparato JPEG – 64.',
  );
const unreadable = (reason: string) =>
  new AppError(
    'unsupported-media',
    'Failas nėra tinkama nuotrauka. Tinka JPEG, PNG, WebP, GIF ir AVIF.',
    { log: `image refused: ${reason}` },
  );

const isHeic = (bytes: Uint8Array) =>
  /^[\s\S]{4}ftyp(?:he[iv][a-z]|mif1[\s\S]{4}(?:[\s\S]{4})*?he[iv][a-z])/.test(
    Buffer.from(bytes.subarray(0, 40)).toString('latin1'),
  );

/** JPEG, PNG, GIF, WebP, AVIF by their first bytes; names and declared types are not asked. */
function isKnownImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[\s\S]{4}WEBP/.test(head) ||
    /^[\s\S]{4}ftypavi[fs]/.test(head)
  );
}
