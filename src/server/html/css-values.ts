import { consumeNumber, tokenTypes as type } from 'css-tree/tokenizer';
import { type CssToken, nameOf } from './walk-css.ts';

/** A value's components without white space; brackets are functions without a name. */
export type CssValue =
  | { kind: 'word' | 'hash' | 'mark'; text: string }
  | { kind: 'number'; number: number; unit: string }
  | { kind: 'function'; name: string; parts: CssValue[] };

/** Components inside components; calculations are worked out by recursion. */
const MAX_DEPTH = 32;

/** Null when it is nested deeper than anybody writes; empty when browsers would not take it. */
export function readCssValue(tokens: readonly CssToken[]): CssValue[] | null {
  const top: CssValue[] = [];
  const open = [top];
  for (const token of tokens) {
    const parts = open.at(-1) ?? top;
    if (token.type === type.WhiteSpace) continue;
    if (token.type === type.BadString || token.type === type.BadUrl) return [];
    if (token.type === type.Function || token.type === type.LeftParenthesis) {
      const inside: CssValue[] = [];
      parts.push({ kind: 'function', name: nameOf(token.text), parts: inside });
      open.push(inside);
      if (open.length > MAX_DEPTH) return null;
    } else if (token.type === type.RightParenthesis) {
      if (open.length === 1) return [];
      open.pop();
    } else parts.push(readComponent(token));
  }
  if (isWord(top.at(-1), 'important') && isMark(top.at(-2), '!')) top.splice(-2);
  return top.some((value) => isMark(value, '!', '{', '}', '[', ']', ';')) ? [] : top;
}

/** Values that variables may bring: each can name others many times. */
const MAX_VALUES = 1000;

/**
 * With what the same style gives its variables, else what stands beside their names for want of a value.
 * Null when that is more than anybody writes.
 */
export function resolveVariables(
  values: readonly CssValue[],
  variables: Pick<ReadonlyMap<string, readonly CssValue[]>, 'get'>,
): CssValue[] | null {
  let count = 0;
  let depth = 0;
  const resolve = (parts: readonly CssValue[]): CssValue[] => {
    if (++depth > MAX_DEPTH) count = MAX_VALUES;
    const resolved = parts.flatMap((value) => {
      count += 1;
      if (value.kind !== 'function' || count > MAX_VALUES) return [value];
      if (value.name !== 'var' && value.name !== 'env')
        return [{ ...value, parts: resolve(value.parts) }];
      const [name, , ...other] = value.parts;
      return resolve((name?.kind === 'word' && variables.get(name.text)) || other);
    });
    depth -= 1;
    return resolved;
  };
  const resolved = resolve(values);
  return count > MAX_VALUES ? null : resolved;
}

/** Brackets in brackets are few (`MAX_DEPTH`). */
export const usesVariable = (values: readonly CssValue[] | null): boolean =>
  values?.some(
    (value) =>
      value.kind === 'function' && (/^(?:var|env)$/.test(value.name) || usesVariable(value.parts)),
  ) ?? false;

export const isWord = (value: CssValue | undefined, ...words: string[]): boolean =>
  value?.kind === 'word' && words.includes(value.text);
const isMark = (value: CssValue | undefined, ...marks: string[]): boolean =>
  value?.kind === 'mark' && marks.includes(value.text);

function readComponent(token: CssToken): CssValue {
  const { text } = token;
  switch (token.type) {
    case type.Ident:
      return { kind: 'word', text: nameOf(text) };
    case type.Hash:
      return { kind: 'hash', text: nameOf(text.slice(1)) };
    case type.Url:
      return { kind: 'function', name: 'url', parts: [] };
    case type.Number:
    case type.Percentage:
    case type.Dimension: {
      const unit = text.slice(consumeNumber(text, 0));
      return { kind: 'number', number: Number.parseFloat(text), unit: nameOf(unit) };
    }
    default:
      return { kind: 'mark', text };
  }
}

/** What one of a unit is; null for a unit that does not fit. */
export type Units = (unit: string) => number | null;

const PIXELS = new Map(
  Object.entries({
    ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, q: 0.945 },
    ...{ em: 16, rem: 16, lh: 24, rlh: 24, ic: 16, cap: 11, ex: 8, rex: 8, ch: 8, rch: 8 },
  }),
);

/** Lengths on an ordinary page, a thousand pixels wide. */
export const pixels =
  (percent: number): Units =>
  (unit) => {
    if (unit === '%') return percent;
    if (/^[sld]?v(?:w|h|i|b|min|max)$/.test(unit)) return 10;
    return PIXELS.get(unit) ?? null;
  };

const CONSTANTS = new Map(
  Object.entries({
    e: Math.E,
    pi: Math.PI,
    infinity: Number.POSITIVE_INFINITY,
    '-infinity': Number.NEGATIVE_INFINITY,
  }),
);

/** A number or a calculation; null when it is neither or not known here. */
export function amountOf(value: CssValue | undefined, units: Units): number | null {
  if (value?.kind === 'number') {
    const factor = units(value.unit);
    return factor === null ? null : value.number * factor;
  }
  if (value?.kind !== 'function') return null;
  const amounts = splitAtCommas(value.parts).map((part) => calculate(part, units));
  if (!amounts.every((amount) => amount !== null)) return null;
  const [first = 0, second = 0, third = 0] = amounts;
  switch (value.name) {
    case '':
    case 'calc':
    case '-webkit-calc':
    case '-moz-calc':
      return first;
    case 'min':
      return Math.min(...amounts);
    case 'max':
      return Math.max(...amounts);
    case 'clamp':
      return Math.max(first, Math.min(second, third));
    case 'abs':
      return Math.abs(first);
    default:
      return null;
  }
}

/** A sum of products. */
function calculate(parts: readonly CssValue[], units: Units): number | null {
  let sum = 0;
  let product = 0;
  let operator: string | null = '+';
  for (const part of parts) {
    if (part.kind === 'mark') {
      if (operator !== null || !isMark(part, '+', '-', '*', '/')) return null;
      operator = part.text;
      continue;
    }
    const amount =
      part.kind === 'word' ? (CONSTANTS.get(part.text) ?? null) : amountOf(part, units);
    if (amount === null || operator === null) return null;
    if (operator === '*') product *= amount;
    else if (operator === '/') product /= amount;
    else {
      sum += product;
      product = operator === '-' ? -amount : amount;
    }
    operator = null;
  }
  return operator === null ? sum + product : null;
}

export function splitAtCommas(parts: readonly CssValue[]): CssValue[][] {
  const split: CssValue[][] = [[]];
  for (const part of parts) {
    if (isMark(part, ',')) split.push([]);
    else split.at(-1)?.push(part);
  }
  return split;
}
