import { readFileSync } from 'node:fs';

/*
 * Text as outlines. Pictures with words are drawn from the site's own typeface (scripts/make-share-font.mjs),
 * so they look the same on every machine, Lithuanian letters included.
 */

interface Typeface {
  /** Advance and outline by character, in thousandths of the size. */
  glyphs: Map<string, { advance: number; path: string }>;
  kerning: Map<string, number>;
}

let typeface: Typeface | null = null;

function getTypeface(): Typeface {
  typeface ??= readTypeface();
  return typeface;
}

function readTypeface(): Typeface {
  const text = readFileSync(new URL('./share-font.txt', import.meta.url), 'utf8').trimEnd();
  const [glyphLines = '', kerningLines = ''] = text.split('\n\n');
  const glyphs: Typeface['glyphs'] = new Map();
  for (const line of glyphLines.split('\n')) {
    const [advance = '0', ...path] = line.slice(2).split(' ');
    glyphs.set(line.charAt(0), { advance: Number(advance), path: path.join(' ') });
  }
  const kerning: Typeface['kerning'] = new Map();
  for (const line of kerningLines.split('\n')) {
    for (const moved of line.slice(2).split(' '))
      kerning.set(line.charAt(0) + moved.charAt(0), Number(moved.slice(1)));
  }
  return { glyphs, kerning };
}

/** Characters the typeface lacks are drawn as their base letter (ǧ as g) or left out (emoji). */
function glyphFor(character: string) {
  const { glyphs } = getTypeface();
  return glyphs.get(character) ?? glyphs.get(baseOf(character));
}

const baseOf = (character: string) => character.normalize('NFD').charAt(0);

interface Placed {
  x: number;
  path: string;
}

/** Places the letters of one line; x in thousandths of the size. */
function place(text: string): { placed: Placed[]; width: number } {
  const { kerning } = getTypeface();
  const placed: Placed[] = [];
  let x = 0;
  let before = '';
  for (const character of text.normalize('NFC').replace(/\s/g, ' ')) {
    const glyph = glyphFor(character);
    if (!glyph) continue;
    x += kerning.get(baseOf(before) + baseOf(character)) ?? 0;
    if (glyph.path) placed.push({ x, path: glyph.path });
    x += glyph.advance;
    before = character;
  }
  return { placed, width: x };
}

/** Width of one line, in the unit of `size`. */
export const measureText = (text: string, size: number): number =>
  (place(text).width * size) / 1000;

/** SVG elements of one line; `x`, `y` is where its base line begins. */
export function outlineText(text: string, x: number, y: number, size: number): string {
  const scale = size / 1000;
  const letters = place(text).placed.map(
    (letter) => `<path transform="translate(${letter.x} 0)" d="${letter.path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

/** A word in pieces no wider than `width`; a letter wider than that stays whole. */
function breakWord(word: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && measureText(piece + letter, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** Breaks a text into lines no wider than `width`, a word only when it is wider than that by itself. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => breakWord(one, size, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measureText(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
