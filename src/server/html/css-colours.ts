import { amountOf, type CssValue, isWord, type Units } from './css-values.ts';

/** Red, green and blue up to 255; the text of one that is only known by its name. */
export type Colour = readonly [number, number, number] | string;

export const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const NAMED = new Map([
  ['white', WHITE],
  ['canvas', WHITE],
  ['snow', [255, 250, 250]],
  ['black', BLACK],
]);
const NO_COLOUR = new Set(['none', 'inherit', 'initial', 'unset', 'revert', 'currentcolor']);
/** What no reader tells apart, of each of the three. */
const SAME = 5;

export const isSameColour = (one: Colour, other: Colour): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.every((part, at) => Math.abs(part - (other[at] ?? 0)) <= SAME);

/** Of an opacity up to 1. */
export const isInvisible = (opacity: number): boolean => opacity < 0.05;

/** `transparent` when hardly anything of it is seen; null when it is no colour, or the one around it. */
export function readColour(value: CssValue | undefined): Colour | null {
  if (value?.kind === 'word')
    return NO_COLOUR.has(value.text) ? null : (NAMED.get(value.text) ?? value.text);
  if (value?.kind === 'hash') return readHash(value.text);
  if (value?.kind !== 'function' || !/^(?:rgb|hsl)a?$/.test(value.name)) return null;
  const isHsl = value.name.startsWith('hsl');
  const parts = value.parts.filter((part) => part.kind !== 'mark');
  const share: Units = (unit) => (unit === '%' ? 0.01 : 1);
  const amounts = parts.map((part, at) => {
    const isOfAll = at === 3 || (isHsl && at > 0);
    return isWord(part, 'none')
      ? 0
      : amountOf(part, isOfAll ? share : (unit) => (unit === '%' ? 2.55 : 1));
  });
  if (amounts.length < 3 || !amounts.every((amount) => amount !== null)) return null;
  const [first = 0, second = 0, third = 0, alpha = 1] = amounts;
  if (isInvisible(alpha)) return 'transparent';
  return isHsl ? fromHsl(first, second, third) : [first, second, third];
}

function readHash(text: string): Colour | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return null;
  const digits = text.length > 4 ? text : text.replace(/./g, '$&$&');
  const at = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
  if (digits.length === 8 && isInvisible(at(6) / 255)) return 'transparent';
  return [at(0), at(2), at(4)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const part = (from: number) => {
    const turned = (from + hue / 30) % 12;
    const range = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - range * Math.max(-1, Math.min(turned - 3, 9 - turned, 1)));
  };
  return [part(0), part(8), part(4)];
}
