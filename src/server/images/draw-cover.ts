import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { measureText, outlineText } from './outlined-text.ts';

/*
 * The drawn cover: layers of a sea under a horizon with one piece of amber. One pattern family; the seed moves
 * the lines, the category tints them and stands in the sky, in outlines of the site's own typeface: a machine
 * may lack any font, let alone one with ąčęėįšųūž. The title is not drawn; wherever a cover is shown it stands beside.
 */

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 630;

interface Tint {
  sky: string;
  /** Bands from the farthest to the nearest. */
  bands: [string, string];
  line: string;
  /** The ruler in the sky. */
  rule: string;
  glow: string;
}

const INK = '#10212b';
const LINEN = '#f4efe6';
const AMBER = '#d9902f';
const AMBER_DEEP = '#a9641a';

const TINTS: Record<string, Tint> = {
  'Kibernetinis saugumas': {
    sky: INK,
    bands: ['#1b3644', '#081319'],
    line: '#6f8d99',
    rule: LINEN,
    glow: '#f3c27b',
  },
  'IT paslaugos': {
    sky: LINEN,
    bands: ['#dccfb8', '#1c3541'],
    line: '#ffffff',
    rule: INK,
    glow: '#f6cf95',
  },
  Technologijos: {
    sky: '#dfe8e2',
    bands: ['#9fc0b4', '#1f4a45'],
    line: LINEN,
    rule: INK,
    glow: '#f6cf95',
  },
};
const DEFAULT_TINT: Tint = {
  sky: '#e9e4da',
  bands: ['#b9c3c2', '#22404b'],
  line: LINEN,
  rule: INK,
  glow: '#f6cf95',
};

/** A 1200×630 WebP; the same seed and category always give the same picture. */
export function drawCover(seed: string, category: string | null): Promise<Buffer> {
  return sharp(Buffer.from(coverSvg(seed, category)))
    .webp({ quality: 88 })
    .toBuffer();
}

export function coverSvg(seed: string, category: string | null): string {
  const random = createRandom(seed);
  const tint = (category && TINTS[category]) || DEFAULT_TINT;
  const horizon = COVER_HEIGHT * (0.3 + random() * 0.16);
  const amberX = COVER_WIDTH * (random() < 0.5 ? 0.26 + random() * 0.1 : 0.64 + random() * 0.1);
  const amberSize = 74 + random() * 34;
  const layers = 9 + Math.floor(random() * 4);
  const wave = { length: 460 + random() * 420, phase: random() * 7, tilt: (random() - 0.5) * 50 };
  const parts = [
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${tint.sky}"/>`,
    scale(tint, horizon),
    category ? words(tint, category, amberX > COVER_WIDTH / 2) : '',
    pebble(random, tint, amberX, horizon - amberSize * (0.1 + random() * 0.5), amberSize),
    ...Array.from({ length: layers }, (_, at) => band(random, tint, wave, horizon, at, layers)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">${parts.join('')}</svg>`;
}

/** Visible structure: a thin rule of measure along the sky. */
function scale(tint: Tint, horizon: number): string {
  const colour = mix(tint.sky, tint.rule, 0.28);
  const ticks = Array.from({ length: 23 }, (_, at) => {
    const x = 60 + at * 49;
    return `M${x} 48v${at % 4 === 0 ? 18 : 9}`;
  }).join('');
  const rules = [0.42, 0.68].map((share) => {
    const y = round(48 + (horizon - 48) * share);
    return `M60 ${y}H1138`;
  });
  return `<path d="M60 48H1138${ticks}" stroke="${colour}" stroke-width="1.5" fill="none"/><path d="${rules.join('')}" stroke="${colour}" stroke-width="1" stroke-dasharray="2 9" fill="none" opacity=".7"/>`;
}

const WORDS_SIZE = 34;
const WORDS_WIDTH = 560;

/** Where the amber is not. A category in a person's own words may be long; what does not fit is set smaller. */
function words(tint: Tint, category: string, isLeft: boolean): string {
  const width = measureText(category, WORDS_SIZE);
  const share = Math.min(1, WORDS_WIDTH / width);
  const x = isLeft ? 60 : 1138 - width * share;
  const outlines = outlineText(category, round(x), 118, round(WORDS_SIZE * share));
  return `<g fill="${mix(tint.sky, tint.rule, 0.86)}">${outlines}</g>`;
}

function band(
  random: () => number,
  tint: Tint,
  wave: { length: number; phase: number; tilt: number },
  horizon: number,
  at: number,
  layers: number,
): string {
  const depth = at / (layers - 1);
  const top = horizon + (COVER_HEIGHT - horizon) * depth ** 1.35 * 0.94 + 6;
  const height = 5 + depth * 34 + random() * 8;
  const shift = wave.phase + at * (0.55 + random() * 0.25);
  const points = Array.from({ length: 41 }, (_, step) => {
    const x = step * 30;
    const swell = Math.sin((x / wave.length) * 2 * Math.PI + shift);
    const ripple = Math.sin((x / wave.length) * 5.1 + shift * 2.3) * 0.28;
    const y = top + (swell + ripple) * height + wave.tilt * (x / COVER_WIDTH - 0.5) * depth;
    return `${x} ${round(y)}`;
  });
  const edge = `M${points.join('L')}`;
  const fill = mix(tint.bands[0], tint.bands[1], depth);
  return `<path d="${edge}V${COVER_HEIGHT}H0Z" fill="${fill}"/><path d="${edge}" fill="none" stroke="${tint.line}" stroke-width="${round(0.8 + depth * 1.2)}" opacity="${round(0.35 + 0.35 * (1 - depth))}"/>`;
}

/** Amber is never a circle: a rounded stone with a lit side and a vein. */
function pebble(random: () => number, tint: Tint, x: number, y: number, size: number): string {
  const corners = 9;
  const outline = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const radius = size * (0.86 + random() * 0.24);
    return { x: x + Math.cos(angle) * radius * 1.14, y: y + Math.sin(angle) * radius * 0.92 };
  });
  const shape = smooth(outline);
  const inner = smooth(
    outline.map((point) => ({
      x: x + (point.x - x) * 0.58 - size * 0.14,
      y: y + (point.y - y) * 0.52 - size * 0.16,
    })),
  );
  const vein = `M${round(x - size * 0.8)} ${round(y + size * 0.3)}Q${round(x)} ${round(y + size * (0.1 + random() * 0.3))} ${round(x + size * 0.85)} ${round(y - size * 0.25)}`;
  return `<path d="${shape}" fill="${AMBER}"/><path d="${inner}" fill="${tint.glow}" opacity=".55"/><path d="${vein}" fill="none" stroke="${AMBER_DEEP}" stroke-width="3" opacity=".6"/>`;
}

/** A closed curve through the middles of the corners. */
function smooth(points: { x: number; y: number }[]): string {
  const middle = (at: number) => {
    const a = points[at % points.length] ?? { x: 0, y: 0 };
    const b = points[(at + 1) % points.length] ?? a;
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  };
  const curves = points.map((_, at) => {
    const corner = points[(at + 1) % points.length] ?? { x: 0, y: 0 };
    return `Q${round(corner.x)} ${round(corner.y)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
function createRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
