// Takes the outlines of the site's typeface out of its files, for the titles on share images: a picture must
// not depend on the fonts of the machine that draws it. Run by hand when the family or the characters
// change: `node scripts/make-share-font.mjs`. The result in src/server/images is committed.
import { readFile, writeFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const ROOT = new URL('../', import.meta.url);
const SOURCE = new URL('node_modules/@fontsource-variable/instrument-sans/files/', ROOT);
const TARGET = new URL('src/server/images/drawing/share-font.txt', ROOT);
const WEIGHT = 650;
/** Pairs moved by less are not seen at the sizes we draw; in thousandths of the size. */
const SMALLEST_KERNING = 12;

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

// The same characters as in make-font.mjs: the package ships basic and extended Latin apart.
const FILES = [
  {
    source: 'instrument-sans-latin-wght-normal.woff2',
    text: `${range(0x20, 0x7e)}${range(0xa1, 0xff).replace('\u00ad', '')}–—‘’‚“”„•…€™−`,
  },
  {
    source: 'instrument-sans-latin-ext-wght-normal.woff2',
    text: 'ĄąČčĘęĖėĮįŠšŲųŪūŽžĆćŁłŃńŚśŹźŻżĀāĒēĢģĪīĶķĻļŅņ',
  },
];
/** Kerning is looked up by base letters, so ė follows T as e does. */
const KERNED = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}.,–-„“”’:`;

function shape(font, text) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, [hb.Feature.fromString('liga=0'), hb.Feature.fromString('calt=0')]);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((glyph, i) => ({ id: glyph.codepoint, ...positions[i] }));
}

const round = (path, scale) =>
  path.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale)));

const glyphs = {};
const kerning = {};
for (const [index, { source, text }] of FILES.entries()) {
  const ttf = await subsetFont(await readFile(new URL(source, SOURCE)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
    keepFeatures: ['kern', 'ccmp'],
  });
  const bytes = ttf.buffer.slice(ttf.byteOffset, ttf.byteOffset + ttf.byteLength);
  const face = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(face);
  const scale = 1000 / face.upem;
  for (const character of text) {
    const [glyph] = shape(font, character);
    // The family lacks some signs of the range, ¤ for one.
    if (!glyph || glyph.id === 0) continue;
    const path = round(font.glyphToPath(glyph.id), scale);
    glyphs[character] = [Math.round(glyph.xAdvance * scale), path];
  }
  if (index > 0) continue;
  for (const first of KERNED) {
    kerning[first] = '';
    for (const second of KERNED) {
      const [glyph] = shape(font, first + second);
      const moved = Math.round(glyph.xAdvance * scale) - glyphs[first][0];
      if (Math.abs(moved) >= SMALLEST_KERNING) kerning[first] += ` ${second}${moved}`;
    }
  }
}

const missing = [...`${KERNED}0123456789ĄČĘĖĮŠŲŪŽąčęėįšųūž`].filter((one) => !glyphs[one]);
if (missing.length > 0) throw new Error(`The family has no ${missing.join(' ')}`);

// One line a glyph: the character, its advance and its outline in thousandths of the size, y upwards.
// Then one line a character that moves others: each of them and how far.
const lines = [
  ...Object.entries(glyphs).map(
    ([character, [advance, path]]) => `${character} ${advance} ${path}`,
  ),
  '',
  ...Object.entries(kerning).flatMap(([first, moved]) => (moved ? first + moved : [])),
];
await writeFile(TARGET, `${lines.join('\n')}\n`);
console.log(
  `${Object.keys(glyphs).length} characters, ${Object.keys(kerning).length} that may move others`,
);
