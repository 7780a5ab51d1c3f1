import sharp from 'sharp';
import { DRAWN, xmpOf } from '../picture-marks.ts';
import { type CoverText, chooseMotif, MOTIFS } from './choose-motif.ts';
import { blob, line } from './cover-shapes.ts';
import { createRandom } from './seeded-random.ts';

/*
 * The drawn cover: a thing of the trade in lines of linen with one piece of amber, over lines of depth as on a chart of
 * the sea. The article's words choose the thing, its category tints the ground, the seed moves everything. No ground is
 * lighter or darker than reads calmly on a page of either theme, and no word is drawn: they stand beside the cover.
 */

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 630;

const LINEN = '#efe6d5';
const AMBER = '#dd9733';
const INK = '#2b1c08';
/** Each between two shades. A category is any text: names every object has are no ground. */
const GROUNDS = new Map<string | null, readonly [string, string]>([
  ['Kibernetinis saugumas', ['#1a4050', '#22475b']],
  ['IT paslaugos', ['#3d4038', '#374a48']],
  ['Technologijos', ['#1c4a48', '#24505a']],
]);
const OTHER_GROUND = ['#2c4654', '#33424a'] as const;

export interface CoverSubject extends CoverText {
  /** Another seed, another picture. */
  seed: string;
}

/** A 1200×630 WebP; the same subject always gives the same picture. */
export function drawCover(subject: CoverSubject): Promise<Buffer> {
  // As close to the drawing as the encoder's careful ways (effort 4, smart subsampling) at a fifth of their time.
  return sharp(Buffer.from(coverSvg(subject)))
    .webp({ quality: 80, effort: 2 })
    .withXmp(xmpOf(DRAWN))
    .toBuffer();
}

export function coverSvg(subject: CoverSubject): string {
  const random = createRandom(subject.seed);
  const [first, second] = GROUNDS.get(subject.category) ?? OTHER_GROUND;
  const ground = mix(first, second, random());
  const x = Math.round(COVER_WIDTH * (0.3 + random() * 0.4));
  const y = Math.round(COVER_HEIGHT / 2 + (random() - 0.5) * 24);
  const turn = Math.round((random() - 0.5) * 14);
  const scale = 1.02 + random() * 0.14;
  const motif = MOTIFS[chooseMotif(subject)](random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"><style>${stylesOn(ground)}</style><rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${ground}"/>${depths(random, x, y, ground)}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(2)})" fill="none" stroke="${LINEN}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${motif}</g></svg>`;
}

/** The classes of cover-shapes.ts. */
const stylesOn = (ground: string): string =>
  [
    `.p{fill:${mix(ground, LINEN, 0.1)}}`,
    `.h{fill:${ground};stroke:none}`,
    `.a{fill:${AMBER};stroke:none}`,
    `.g{stroke:#f6d49b;stroke-width:5}`,
    `.i{stroke:${INK};stroke-width:7}`,
    `.s{stroke:${AMBER};stroke-width:8}`,
    '.d{stroke-dasharray:1 15}',
    '.t{stroke-width:4}',
    `.f{stroke:${mix(ground, LINEN, 0.4)};stroke-width:3}`,
    '.w{stroke-width:16}',
    `.l{fill:${LINEN};stroke:none}`,
  ].join('');

/** Lines of depth around the place of the motif, every other one dotted, the shallows a shade lighter. */
function depths(random: () => number, x: number, y: number, ground: string): string {
  const rings = Array.from({ length: 7 }, (_, at) => {
    const d = blob(random, x, y, 330 + at * (74 + at * 12), 0.08 + at * 0.012);
    return at === 0
      ? `<path d="${d}" fill="${mix(ground, LINEN, 0.045)}" stroke="none"/>`
      : line(d, at % 2 ? '' : 'd');
  });
  const crosses = Array.from({ length: 7 }, () => {
    const [cx, cy] = [random() * COVER_WIDTH, random() * COVER_HEIGHT].map(Math.round);
    return `M${cx} ${(cy ?? 0) - 9}v18M${(cx ?? 0) - 9} ${cy}h18`;
  });
  return `<g fill="none" stroke="${mix(ground, LINEN, 0.2)}" stroke-width="2" stroke-linecap="round">${rings.join('')}${line(crosses.join(''))}</g>`;
}

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
