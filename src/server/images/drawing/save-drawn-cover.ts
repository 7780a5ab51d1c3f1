import type { AppContext } from '../../context.ts';
import { type ImageRow, saveImage } from '../save-image.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverSubject, drawCover } from './draw-cover.ts';

/** The cover we draw ourselves, into storage and library. */
export async function saveDrawnCover(
  deps: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  name: string,
  subject: CoverSubject,
): Promise<ImageRow> {
  const bytes = await drawCover(subject);
  const encoded = { bytes, contentType: 'image/webp', width: COVER_WIDTH, height: COVER_HEIGHT };
  return saveImage(deps, { name, encoded, origin: 'cover', originalName: subject.title });
}
