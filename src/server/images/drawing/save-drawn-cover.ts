import type { AppContext } from '../../context.ts';
import { DRAWN } from '../picture-marks.ts';
import { type ImageRow, saveImage } from '../save-image.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverSubject, drawCover } from './draw-cover.ts';

/** The cover we draw ourselves, into storage and library. */
export async function saveDrawnCover(
  deps: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  name: string,
  subject: CoverSubject,
): Promise<ImageRow> {
  const bytes = await drawCover(subject);
  const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
  const encoded = { bytes, contentType: 'image/webp', ...size, mark: DRAWN };
  return saveImage(deps, { name, encoded, origin: 'cover', originalName: subject.title });
}
