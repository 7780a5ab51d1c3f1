import type { AppContext } from '../context.ts';
import { COVER_HEIGHT, COVER_WIDTH, drawCover } from './draw-cover.ts';
import { type ImageRow, keepImage } from './keep-image.ts';

/** The cover we draw ourselves, into storage and library. */
export async function keepDrawnCover(
  deps: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  name: string,
  { seed, category, title }: { seed: string; category: string | null; title: string },
): Promise<ImageRow> {
  const bytes = await drawCover(seed, category);
  const encoded = { bytes, contentType: 'image/webp', width: COVER_WIDTH, height: COVER_HEIGHT };
  return keepImage(deps, { name, encoded, origin: 'cover', originalName: title });
}
