import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { doImageWork } from './image-work.ts';

export interface EncodedImage {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

const MAX_SIDE = 1600;
const MAX_BYTES = 15 * 1024 * 1024;
/** 40 megapixels: any camera's photo, and 160 MB of memory at most while it is decoded. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;
const DECODE_SECONDS = 20;

/**
 * Strangers' bytes into a picture of ours: the kind is decided by content, metadata is dropped, the picture is
 * turned upright, at most 1600 px, WebP. Animations keep their first frame. SVG is refused: it is a program.
 * @throws AppError `too-large` or `unsupported-media`
 */
export async function reEncodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  if (bytes.length > MAX_BYTES) {
    throw new AppError('too-large', 'Paveikslėlis per didelis: daugiausia 15 MB.');
  }
  if (!isKnownImage(bytes)) throw unreadable('no known signature');
  try {
    const { width, height } = await open(bytes).metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    const { data, info } = await doImageWork(() =>
      open(bytes)
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: DECODE_SECONDS })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw /pixel limit/i.test(reason) ? tooManyPixels() : unreadable(reason);
  }
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

const tooManyPixels = () =>
  new AppError('too-large', 'Paveikslėlis per didelis: daugiausia 40 megapikselių.');
const unreadable = (reason: string) =>
  new AppError(
    'unsupported-media',
    'Failas nėra tinkamas paveikslėlis. Tinka JPEG, PNG, WebP, GIF ir AVIF.',
    { log: `image refused: ${reason}` },
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
