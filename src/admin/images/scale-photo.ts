import { HEIC_REFUSED, PICTURE_LIMIT } from '../../domain/upload-limits.ts';
import { RequestProblem } from '../http/problem.ts';

/** Twice what the server keeps of a picture: it makes the copies that are shown from this. */
const LONGEST_SIDE = 3200;
const QUALITY = 0.9;
/** A segment of a JPEG holds no more, its own head counted. */
const LONGEST_PACKET = 65_000;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A picture that may be sent: one above the limit is made smaller here, upright as its camera says, with what it says of how
 * it was made. A browser that cannot read it sends it as it is, and the server says what is wrong.
 * @param onScaling it is being made smaller, which takes a while
 * @throws RequestProblem with what to do about a picture that no browser reads
 */
export async function scalePhoto(file: File, onScaling: () => void): Promise<File> {
  if (isHeic(file)) throw new RequestProblem(415, HEIC_REFUSED);
  if (file.size <= PICTURE_LIMIT.bytes) return file;
  onScaling();
  try {
    const smaller = await scale(file);
    return smaller.size < file.size ? smaller : file;
  } catch (error) {
    console.error(error);
    return file;
  }
}

async function scale(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('The browser gives no canvas');
    const packet = findPacket(await file.bytes());
    // Only a JPEG is given its packet back; it has no transparency, and neither has what stands behind a page.
    const type = packet || file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    if (type === 'image/jpeg') {
      paper.fillStyle = '#fff';
      paper.fillRect(0, 0, canvas.width, canvas.height);
    }
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) throw new Error('The browser cannot write the picture');
    const bytes = await blob.bytes();
    return new File([packet ? withPacket(bytes, packet) : bytes], file.name, { type: blob.type });
  } finally {
    picture.close();
  }
}

const letters = new TextDecoder('latin1');
const OPENED = '<x:xmpmeta';
const CLOSED = '</x:xmpmeta>';

/** What the picture says of itself in XMP, such as that a model made it; null when nothing, or more than can go along. */
export function findPacket(bytes: Uint8Array): Uint8Array | null {
  const text = letters.decode(bytes);
  const from = text.indexOf(OPENED);
  const to = from === -1 ? -1 : text.indexOf(CLOSED, from);
  if (to === -1 || to - from > LONGEST_PACKET) return null;
  return bytes.slice(from, to + CLOSED.length);
}

const HEAD = new TextEncoder().encode('http://ns.adobe.com/xap/1.0/\0');

/** A JPEG with the packet as its first segment. */
export function withPacket(jpeg: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = 2 + HEAD.length + packet.length;
  const start = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff];
  return new Uint8Array([...start, ...HEAD, ...packet, ...jpeg.subarray(2)]);
}
