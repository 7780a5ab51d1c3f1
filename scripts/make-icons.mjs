// Draws the site's sign in the sizes browsers and phones ask for. Run by hand when public/favicon.svg changes:
// `node scripts/make-icons.mjs`. The results in public are committed.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const PUBLIC = new URL('../public/', import.meta.url);
/** In one file, for browsers that ask for /favicon.ico whatever a page says. */
const ICO_SIZES = [16, 32, 48];
const PNG_FILES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const svg = await readFile(new URL('favicon.svg', PUBLIC));

/** The drawing is 32 pixels wide at 72 dots per inch. */
const draw = (size) =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** The ICO format: a header, an entry for each picture, the pictures as PNG. */
function makeIco(pictures) {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, nth) => {
    const at = HEADER_BYTES + ENTRY_BYTES * nth;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const pictures = await Promise.all(
  ICO_SIZES.map(async (size) => ({ size, png: await draw(size) })),
);
await writeFile(new URL('favicon.ico', PUBLIC), makeIco(pictures));
for (const [name, size] of Object.entries(PNG_FILES)) {
  await writeFile(new URL(name, PUBLIC), await draw(size));
}
