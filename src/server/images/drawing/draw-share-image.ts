import sharp from 'sharp';
import { DRAWN, xmpOf } from '../picture-marks.ts';
import { measureText, outlineText, wrapText } from './outlined-text.ts';

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

const INK = '#0a2733';
const LINEN = '#f4efe6';
const AMBER = '#eaa136';
const DEPTH = '#1d4452';
const MARGIN = 80;
const MAX_LINES = 4;
/** From the one we would like to the one for the longest titles. */
const TITLE_SIZES = [76, 66, 58, 50];

/** The picture other sites show beside a link to a page: its title in the site's own hand. PNG, 1200 × 630. */
export function drawShareImage(title: string, brand: string): Promise<Buffer> {
  return sharp(Buffer.from(shareSvg(title, brand)))
    .png({ palette: true, colours: 64, effort: 7 })
    .withXmp(xmpOf(DRAWN))
    .toBuffer();
}

export function shareSvg(title: string, brand: string): string {
  const { lines, size } = fitTitle(title);
  const leading = size * 1.16;
  const top = 120 + size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${INK}"/>`,
    depthLines(),
    `<rect width="${SHARE_WIDTH}" height="10" fill="${AMBER}"/>`,
    `<g fill="${LINEN}">`,
    ...lines.map((line, i) => outlineText(line, MARGIN, top + i * leading, size)),
    outlineText(brand, MARGIN + 68, 560, 42),
    '</g>',
    mark(MARGIN, 520),
    '</svg>',
  ].join('');
}

function fitTitle(title: string): { lines: string[]; size: number } {
  const width = SHARE_WIDTH - 2 * MARGIN;
  const smallest = TITLE_SIZES.at(-1) ?? 50;
  const isWhole = (size: number) =>
    wrapText(title, size, width).length <= MAX_LINES &&
    title.split(' ').every((word) => measureText(word, size) <= width);
  const size = TITLE_SIZES.find(isWhole) ?? smallest;
  const lines = wrapText(title, size, width);
  if (lines.length <= MAX_LINES) return { lines, size };
  const shown = lines.slice(0, MAX_LINES);
  return { lines: [...shown.slice(0, -1), `${shown.at(-1)}…`], size };
}

/** The depth contours of the site's dark bands, faint in the lower right corner. */
function depthLines(): string {
  const rings = Array.from({ length: 9 }, (_, i) => {
    const r = 90 + i * 62;
    return `<ellipse cx="1120" cy="640" rx="${r * 1.35}" ry="${r}"/>`;
  });
  return `<g fill="none" stroke="${DEPTH}" stroke-width="2">${rings.join('')}</g>`;
}

/** The piece of amber of the logo (public/drawings/icons.svg). */
function mark(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(1.6)">` +
    `<path d="M17.5 2C25 2 30 8.5 30 16S24.5 30 16.5 30 2 24.5 2 16 9 2 17.5 2z" fill="${AMBER}"/>` +
    `<path d="M10 11h12.5M10 16.5h12.5M10 22h7" stroke="${INK}" stroke-width="3" stroke-linecap="round"/></g>`
  );
}
