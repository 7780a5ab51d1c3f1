import { listTopBlocks } from '../../../html/text-blocks.ts';

/** Characters of HTML a model translates well in one answer. */
export const PIECE_LENGTH = 12_000;

/**
 * Cuts a long text into pieces for the model: at headings where it can, else between blocks. A single block
 * that is longer stays whole. Joined, the pieces are the text.
 */
export function splitHtml(html: string, length = PIECE_LENGTH): string[] {
  if (html.length <= length) return [html];
  const sections: string[][] = [];
  for (const block of listTopBlocks(html)) {
    const current = sections.at(-1);
    if (!current || block.isHeading) sections.push([block.html]);
    else current.push(block.html);
  }
  const pieces: string[] = [];
  let piece = '';
  const add = (part: string) => {
    if (piece && piece.length + part.length > length) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  };
  for (const section of sections) {
    const whole = section.join('');
    if (whole.length <= length) add(whole);
    else for (const block of section) add(block);
  }
  if (piece) pieces.push(piece);
  return pieces;
}
