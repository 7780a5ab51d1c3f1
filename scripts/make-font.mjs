// Cuts the site's typeface down to what Lithuanian needs. Run by hand when the family or the
// character set changes: `node scripts/make-font.mjs`. The results in public/fonts are committed.
//
// The source package ships basic and extended Latin apart; a page in Lithuanian needs the first two files, one with a
// foreign name the third. Their unicode-range lives in src/site/frame/fonts.css and src/admin/style/base.css.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = new URL('../', import.meta.url);
const SOURCE = new URL('node_modules/@fontsource-variable/instrument-sans/files/', ROOT);
const TARGET = new URL('public/fonts/', ROOT);

/** All files together, in bytes. */
const BUDGET = 60 * 1024;

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const FILES = [
  {
    source: 'instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans-latin.woff2',
    // ASCII, signs, dashes, quotes, arrows used in links.
    text: `${range(0x20, 0x7e)}\u00a0§©«°±·»×–—‘’‚“”„•…€™−→←↗`,
  },
  {
    source: 'instrument-sans-latin-ext-wght-normal.woff2',
    target: 'instrument-sans-lt.woff2',
    // Lithuanian, and the Polish and Latvian letters met in neighbours' names.
    text: 'ĄąČčĘęĖėĮįŠšŲųŪūŽžĆćŁłŃńŚśŹźŻżĀāĒēĢģĪīĶķĻļŅņ',
  },
  {
    source: 'instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans-western.woff2',
    // Foreign names and the rarer signs.
    text: range(0xa1, 0xff),
  },
];

await mkdir(TARGET, { recursive: true });
let total = 0;
for (const { source, target, text } of FILES) {
  const font = await subsetFont(await readFile(new URL(source, SOURCE)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'],
  });
  await writeFile(new URL(target, TARGET), font);
  total += font.length;
  console.log(`${fileURLToPath(new URL(target, TARGET))} ${font.length} bytes`);
}
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes; the budget is ${BUDGET}.`);
