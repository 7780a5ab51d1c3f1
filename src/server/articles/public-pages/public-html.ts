import { ensureSafeHtml } from '../../html/ensure-safe-html.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { describeBlocks } from './public-blocks.ts';
import { addPictureSources } from './public-pictures.ts';

/**
 * Stored HTML on its way out: cleaned once more, by today's rules, however it came into the table. When the two
 * parsers disagree about it, its words alone are shown. Costs one pass per rendering of a page, not per visit.
 * @param sizes of the pictures in it, as far as they are known
 */
export function toPublicHtml(stored: string, sizes: PictureSizes = new Map()): string {
  return addPictureSources(describeBlocks(ensureSafeHtml(sanitiseHtml(stored))), sizes);
}
