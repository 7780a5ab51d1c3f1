import { isInvisible, readColour } from './css-colours.ts';
import {
  amountOf,
  type CssValue,
  isWord,
  pixels,
  readCssValue,
  resolveVariables,
  splitAtCommas,
  type Units,
} from './css-values.ts';
import type { CssToken } from './walk-css.ts';

type Judge = (values: CssValue[]) => boolean;

/** Pixels of letters that nobody reads. */
const UNREADABLE = 2.7;
/** The number as it stands, whatever its unit. */
const bare: Units = () => 1;
const length = pixels(10);
const fontSize = pixels(0.16);
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
const isTiny: Judge = (values) => {
  const amount = amountOf(values[0], fontSize);
  return amount !== null && amount <= UNREADABLE;
};
/** The size is the first length; other numbers are weights. */
const isTinyShorthand: Judge = (values) => {
  const size = values.find(
    (value) =>
      value.kind === 'function' ||
      (value.kind === 'number' && (value.unit !== '' || value.number === 0)),
  );
  return size !== undefined && isTiny([size]);
};
const isTransparent: Judge = ([value]) => readColour(value) === 'transparent';

const functions = (values: CssValue[]) => values.filter((value) => value.kind === 'function');

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
        return shape.length > 0 && (top + bottom >= 1000 || left + right >= 1000);
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
  'font-size': isTiny,
  font: isTinyShorthand,
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
export const hidesElement = (property: string, values: CssValue[] | null): boolean =>
  hides(inElements.get(property), values);

export function hidesBySheet(property: string, value: () => readonly CssToken[]): boolean {
  const judge = inSheets.get(property);
  const values = judge ? readCssValue(value()) : [];
  return hides(judge, values && resolveVariables(values, new Map()));
}

const hides = (judge: Judge | undefined, values: CssValue[] | null): boolean =>
  judge !== undefined && (values === null || (values.length > 0 && judge(values)));
