import { isInvisible, readColour } from './css-colours.ts';
import {
  amountOf,
  type CssValue,
  isWord,
  pixels,
  splitAtCommas,
  type Units,
} from './css-values.ts';

type Judge = (values: readonly CssValue[]) => boolean;

/** Pixels of letters that nobody reads. */
const UNREADABLE = 2.7;
/** The number as it stands, whatever its unit. */
const bare: Units = () => 1;
const length = pixels(10);
const fontSize = pixels(0.16);
const SIZES = 'xx-small x-small small medium large x-large xx-large xxx-large'.split(' ');
/** Of a size that is the same whatever stands around it. */
const ABSOLUTE = /^(?:px|pt|rem)$/;
const opacity: Units = (unit) => (unit === '%' ? 0.01 : unit === '' ? 1 : null);

const hasWord =
  (...words: string[]): Judge =>
  (values) =>
    values.some((value) => isWord(value, ...words));

const amounts = (values: readonly CssValue[], units: Units): number[] =>
  values.flatMap((value) => amountOf(value, units) ?? []);

const isFarOff =
  (limit: number): Judge =>
  (values) =>
    amounts(values, bare).some((amount) => amount <= -limit || amount >= 5000);
const offPage = isFarOff(100);
const margin = isFarOff(1000);

const isNoSize: Judge = (values) => {
  const amount = amountOf(values[0], length);
  return values.length === 1 && amount !== null && amount <= 1;
};
/** The size is the first length or word for one; other numbers are weights. */
const sizeIn = (values: readonly CssValue[]): CssValue | undefined =>
  values.find(
    (value) =>
      value.kind === 'function' ||
      isWord(value, ...SIZES) ||
      (value.kind === 'number' && (value.unit !== '' || value.number === 0)),
  );
const isTransparent: Judge = ([value]) => readColour(value) === 'transparent';

const functions = (values: readonly CssValue[]) =>
  values.filter((value) => value.kind === 'function');

const isShrunk: Judge = (values) =>
  amounts(values, opacity)
    .slice(0, 2)
    .some((scale) => isInvisible(Math.abs(scale)));
const isMovedOrShrunk: Judge = (values) =>
  functions(values).some(({ name, parts }) =>
    name.startsWith('translate')
      ? offPage(parts)
      : /^scale(?!z)/.test(name) && isShrunk(parts.filter(({ kind }) => kind !== 'mark')),
  );

/** Between the least and the greatest of them nothing is seen. */
const isFlat = (positions: number[]) => Math.max(...positions) - Math.min(...positions) <= 1;

/** Top, right, bottom, left; `auto` is where the element ends. */
function isClippedRectangle(edges: readonly CssValue[]): boolean {
  const [top, right, bottom, left] = edges.map((edge, at) =>
    isWord(edge, 'auto') ? (at === 0 || at === 3 ? 0 : 1000) : amountOf(edge, length),
  );
  if (top == null || right == null || bottom == null || left == null) return false;
  return bottom - top <= 1 || right - left <= 1;
}

const isClipped: Judge = (values) =>
  functions(values).some(({ name, parts }) => {
    const round = parts.findIndex((part) => isWord(part, 'round'));
    const shape = amounts(round < 0 ? parts : parts.slice(0, round), length);
    const [top = 0, right = top, bottom = top, left = right] = shape;
    switch (name) {
      case 'rect':
        return isClippedRectangle(parts.filter((part) => part.kind !== 'mark'));
      case 'inset':
        return top + bottom >= 1000 || left + right >= 1000;
      case 'circle':
      case 'ellipse':
        return shape.length > 0 && top <= 1;
      case 'polygon': {
        const points = splitAtCommas(parts).map((point) => amounts(point, length));
        const [x, y] = [0, 1].map((axis) => points.flatMap((point) => point[axis] ?? []));
        return x !== undefined && y !== undefined && x.length > 0 && (isFlat(x) || isFlat(y));
      }
      default:
        return false;
    }
  });

const isFilteredOut: Judge = (values) =>
  functions(values).some(
    ({ name, parts }) => name === 'opacity' && amounts(parts, opacity).some(isInvisible),
  );
const isFaint: Judge = ([value]) => {
  const amount = amountOf(value, opacity);
  return amount !== null && isInvisible(amount);
};

/** Of a style sheet: what one fades in, folds or moves is text that readers come to see. */
const ofSheets: Record<string, Judge> = {
  display: hasWord('none'),
  visibility: hasWord('hidden', 'collapse'),
  'content-visibility': hasWord('hidden'),
  left: offPage,
  'text-indent': offPage,
  color: isTransparent,
};
const ofElements: Record<string, Judge> = {
  ...ofSheets,
  // Sheets fill letters with a gradient this way.
  '-webkit-text-fill-color': isTransparent,
  opacity: isFaint,
  top: offPage,
  right: offPage,
  bottom: offPage,
  inset: offPage,
  'inset-inline-start': offPage,
  translate: offPage,
  margin,
  'margin-left': margin,
  'margin-top': margin,
  'margin-inline-start': margin,
  transform: isMovedOrShrunk,
  scale: isShrunk,
  width: isNoSize,
  height: isNoSize,
  'max-width': isNoSize,
  'max-height': isNoSize,
  'inline-size': isNoSize,
  'block-size': isNoSize,
  'max-inline-size': isNoSize,
  'max-block-size': isNoSize,
  clip: isClipped,
  'clip-path': isClipped,
  filter: isFilteredOut,
  'mso-hide': hasWord('all'),
};

const inElements = new Map(Object.entries(ofElements));
const inSheets = new Map(Object.entries(ofSheets));

/**
 * Any declaration that hides does, whatever another one says later.
 * @param values null when they cannot be read within our limits: then they hide
 */
export const hidesElement = (property: string, values: readonly CssValue[] | null): boolean =>
  hides(inElements.get(property), values);

export const hidesBySheet = (property: string, values: readonly CssValue[] | null): boolean =>
  hides(inSheets.get(property), values);

/** What a sheet may hide by. */
export const isOfSheets = (property: string): boolean => inSheets.has(property);

export const isSize = (property: string): boolean =>
  property === 'font-size' || property === 'font';

/** Whether an element's letters are large enough to be read; they pass to what it contains, which may have its own. */
export type Letters = 'readable' | 'unreadable';

/**
 * Null for properties of other things and for sizes that depend on what stands around.
 * @param values null when they cannot be read within our limits: then nobody reads the letters
 */
export function readLetters(property: string, values: readonly CssValue[] | null): Letters | null {
  if (!isSize(property)) return null;
  if (values === null) return 'unreadable';
  const size = property === 'font' ? sizeIn(values) : values[0];
  const amount = amountOf(size, fontSize);
  if (amount !== null && amount <= UNREADABLE) return 'unreadable';
  const isAbsolute = size?.kind === 'number' ? ABSOLUTE.test(size.unit) : isWord(size, ...SIZES);
  return isAbsolute ? 'readable' : null;
}

/** One declaration of unreadable letters is enough, whatever others say. */
export const joinLetters = (one: Letters | null, other: Letters | null): Letters | null =>
  one === 'unreadable' || other === 'unreadable' ? 'unreadable' : (one ?? other);

const hides = (judge: Judge | undefined, values: readonly CssValue[] | null): boolean =>
  judge !== undefined && (values === null || judge(values));
