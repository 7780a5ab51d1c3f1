import { textAfter, textBefore } from '../../text/around.ts';
import { type NumberWords, readNumberWords } from './number-words.ts';
import { readings } from './readings.ts';
import { findCurrencyBefore, findUnitAt } from './units.ts';
import type { Writing } from './writing.ts';

/** A number in a text with the unit that belongs to it. */
export interface Quantity {
  /** With a currency sign before and the unit after. */
  start: number;
  end: number;
  /** Of the number alone. */
  numberStart: number;
  numberEnd: number;
  form: 'digits' | NumberWords['form'];
  /** Every value the writing may stand for. */
  values: number[];
  /** A thousand and more, when it was written as one („3,5 mln.“): already in the values. */
  scale?: number;
  /** Fractions only. */
  parts?: [number, number];
  unit: string | null;
  /** Units that may be meant as well: of the next number in a range, or one word further on. */
  otherUnits: string[];
}

const SPACED = '\\d{1,3}(?: \\d{3}){1,5}(?:[.,]\\d+)?(?![.,]?\\d)';
const TOKEN = new RegExp(
  `(?<digits>(?<![\\p{L}\\d])(?:${SPACED}|\\d+(?:[.,'’]\\d+)*))|(?<word>\\p{L}+)`,
  'gu',
);
const MAGNITUDE =
  /[ -]?(?:(?<k>thousand|tūkst(?:anč\p{L}+|antis|antį|\.)?|šimt(?<hundred>ai|ų|us|ais|ams))|(?<m>millions?|mln\.?|mn|milijon\p{L}+)|(?<b>billions?|bn|mlrd\.?|milijard\p{L}+)|(?<t>trillions?|trln\.?|trilijon\p{L}+))(?![\p{L}\d])/iuy;
/** Glued to digits: "10k", "3.5M". */
const SHORT_SCALE = /(?:(?<k>[kK])|(?<m>[mM])|(?<b>[bB]))(?![\p{L}\d])/uy;
const ORDINAL_SUFFIX = /^(?:st|nd|rd|th|s|x|k|m|b)$/i;
const CONNECTOR =
  /^-? ?(?:[-–—/,]|to|and|or|until|through|than|iki|ir|arba|ar|bei) ?(?:to |nuo |from |up to |o )?$/u;
const ADJECTIVE =
  /^[ -](?:more|full|whole|extra|additional|straight|consecutive|business|working|calendar|long|darbo|kalendorin\p{L}+|piln\p{L}+|ištis\p{L}+|papildom\p{L}+)(?=[ -])/iu;

/** "4½", "4-1/2". */
const MIXED = /(?:[ -](?<over>[1357])\/(?<under>[248])|(?<sign>[¼½¾]))(?![\p{L}\d/])/uy;
const SIGNED: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
/** "In his 40s", "the 70s". */
const DECADE_OF = /^[2-9]0s(?!\p{L})/u;

/** Letters that may follow digits without making a name of them: "10GB", "25th", "1990s", "10k". */
export function isPlainSuffix(suffix: string): boolean {
  if (ORDINAL_SUFFIX.test(suffix)) return true;
  MAGNITUDE.lastIndex = 0;
  const unit = findUnitAt(suffix, 0);
  return unit?.end === suffix.length || MAGNITUDE.exec(suffix)?.[0] === suffix;
}

/** All numbers of a text in order, digits and words. */
export function listQuantities(text: string, writing: Writing): Quantity[] {
  const tokens = [...text.matchAll(TOKEN)];
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.groups?.digits) {
      const quantity = readDigits(text, token, writing);
      found.push(quantity);
      // „mln.“ was read with its digits.
      while ((tokens[at + 1]?.index ?? text.length) < quantity.numberEnd) at += 1;
    } else {
      const words = readNumberWords(text, tokens, at, writing);
      if (!words) continue;
      at = words.last;
      found.push(
        withUnit(text, { ...blank, ...words, numberStart: token.index, numberEnd: words.end }),
      );
    }
  }
  shareUnits(text, found);
  return found;
}

const blank = { start: 0, end: 0, unit: null, otherUnits: [] };

function readDigits(text: string, token: RegExpExecArray, writing: Writing): Quantity {
  const digits = token[0];
  let end = token.index + digits.length;
  // "$1,599": who puts the sign in front may well write the rest as English does, in a Lithuanian text too.
  const isSigned = writing === 'lt' && findCurrencyBefore(text, token.index) !== null;
  let values = readings(digits, isSigned ? 'unknown' : writing);
  // "1995-96" ends in 1996.
  const century = /^\d\d$/.test(digits)
    ? /(?<!\d)(1[5-9]|20)\d\d[-–/]$/.exec(textBefore(text, token.index))
    : null;
  if (century) values = [...values.map((value) => Number(century[1]) * 100 + value), ...values];
  MIXED.lastIndex = end;
  const mixed = MIXED.exec(text);
  if (mixed) {
    const { over, under, sign = '' } = mixed.groups ?? {};
    const more = SIGNED[sign] ?? Number(over) / Number(under);
    values = values.map((value) => value + more);
    end += mixed[0].length;
  }
  MAGNITUDE.lastIndex = end;
  const magnitude = MAGNITUDE.exec(text);
  let scale: number | undefined;
  const otherUnits: string[] = [];
  if (magnitude) {
    const times = scaleOf(magnitude);
    scale = times;
    values = values.map((value) => value * times);
    end += magnitude[0].length;
  } else {
    SHORT_SCALE.lastIndex = end;
    const short = SHORT_SCALE.exec(text);
    if (short) {
      const times = scaleOf(short);
      values = [...values.map((value) => value * times), ...values];
      end += short[0].length;
      // A race of 100m.
      if (short[0] === 'm') otherUnits.push('metre');
    }
  }
  return withUnit(text, {
    ...blank,
    form: 'digits',
    values,
    scale,
    numberStart: token.index,
    numberEnd: end,
    otherUnits,
  });
}

function scaleOf({ groups = {} }: RegExpExecArray): number {
  if (groups.hundred) return 100;
  return groups.k ? 1e3 : groups.m ? 1e6 : groups.b ? 1e9 : 1e12;
}

/** What follows is a number of years. */
const AGED = /\b(?:aged?|age of|turned|turns) $/iu;

function withUnit(text: string, quantity: Quantity): Quantity {
  const { numberStart, numberEnd } = quantity;
  const before = findCurrencyBefore(text, numberStart);
  const skipped = ADJECTIVE.exec(textAfter(text, numberEnd))?.[0].length ?? 0;
  const found = findUnitAt(text, numberEnd + skipped);
  // "1990s" and „1998 metai“ are years, not lengths.
  const isYear = /^(?:19|20)\d\d$/.test(text.slice(numberStart, numberEnd));
  const isDecade = DECADE_OF.test(textAfter(text, numberStart));
  const after = (isYear && /^(?:second|year)$/.test(found?.unit ?? '')) || isDecade ? null : found;
  const unit = before?.unit ?? after?.unit ?? null;
  const otherUnits = [...quantity.otherUnits];
  if (!unit) {
    if (isDecade || AGED.test(textBefore(text, numberStart))) otherUnits.push('year');
    const word = /^(?: \p{L}+|st|nd|rd|th)(?=[ -])/u.exec(textAfter(text, numberEnd))?.[0].length;
    const further = word ? findUnitAt(text, numberEnd + word) : null;
    if (further) otherUnits.push(further.unit);
  }
  const hasHalf = after && /^ and a half(?!p{L})/.test(textAfter(text, after.end));
  return {
    ...quantity,
    start: before?.start ?? numberStart,
    end: after?.end ?? numberEnd,
    unit,
    otherUnits,
    values: hasHalf ? quantity.values.map((value) => value + 0.5) : quantity.values,
  };
}

/** In "10–20 GB" and "€50 to 80" both numbers have the unit; in „4–5 tūkst.“ both are thousands. */
function shareUnits(text: string, quantities: Quantity[]): void {
  for (const [at, one] of quantities.entries()) {
    const next = quantities[at + 1];
    if (next && isJoined(text, one, next) && one.unit && !next.unit) next.otherUnits.push(one.unit);
  }
  for (let at = quantities.length - 2; at >= 0; at -= 1) {
    const [one, next] = [quantities[at], quantities[at + 1]];
    if (!one || !next || !isJoined(text, one, next)) continue;
    const { scale } = next;
    // A new list: those of words belong to the table of words.
    if (scale && !one.scale) {
      one.values = [...one.values, ...one.values.map((value) => value * scale)];
    }
    if (one.unit) continue;
    one.otherUnits.push(...(next.unit ? [next.unit] : next.otherUnits));
  }
}

/** Do the two stand together as "10–20", "10 to 20", "between 10 and 20"? */
export const isJoined = (text: string, one: Quantity, next: Quantity): boolean =>
  next.start - one.end <= 12 && CONNECTOR.test(text.slice(one.end, next.start));
