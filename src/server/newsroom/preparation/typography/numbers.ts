import { NBSP } from '../../../../domain/text/space-text.ts';
import type { Edit } from '../../../../domain/text/text-edits.ts';
import { findUnitAt, unitKindOf } from '../checks/facts/units.ts';
import { textAfter, textBefore } from '../text/around.ts';

/** The unit that stands right after a number. */
const unitAfter = (text: string, at: number) =>
  findUnitAt(textAfter(text, at).replaceAll(NBSP, ' '), 0);

const MAGNITUDE = /^[ \u00a0]?(?:tūkst|mln|mlrd|trln)\.?(?!\p{L})/u;
const NUMBER = '\\d{1,3}(?:[ \\u00a0]\\d{3})+(?:,\\d{1,2})?|\\d+(?:,\\d{1,2})?';

const DECIMAL = /(?<![\p{L}\d.,:/-])\d+\.\d{1,2}(?![\d.,]*\d|\p{L})/gu;
/** What no version is counted in. */
const COUNTED =
  /^[ \u00a0]?(?:[%€$]|[KMGT]B|[MG]Hz|EUR|(?:proc(?:ent\p{L}+|\.)?|laipsni\p{L}+|mili(?:jon|jard)\p{L}+|eur(?:o|ų)|doleri\p{L}+)(?!\p{L}))/u;
/** A name that ends with a version: „Windows 8.1“. What is counted after the number says that it is none. */
const AFTER_NAME = /(?:^|[\s„(])\p{Lu}\p{L}*[ \u00a0]$/u;

/** Decimal commas, where a unit says that it is a number and no version. */
export function editDecimals(text: string): Edit[] {
  return [...text.matchAll(DECIMAL)].flatMap(({ 0: number, index }) => {
    const end = index + number.length;
    const follows = textAfter(text, end);
    const isSure = MAGNITUDE.test(follows) || COUNTED.test(follows);
    const name = AFTER_NAME.test(textBefore(text, index));
    if (!isSure && (name || !unitAfter(text, end))) return [];
    const start = index + number.indexOf('.');
    return [{ start, end: start + 1, text: ',' }];
  });
}

const PERCENT_SIGN = /(?<=\d)%(?![\p{L}\d])/gu;
/** Before a small letter, a number or a mark it is an abbreviation alone; elsewhere its full stop may end a sentence. */
const PERCENT_WORD = /(?<=\d)[ \u00a0]?proc\.?(?=[ \u00a0](?!p\.|punkt)[\p{Ll}\d(–„]|[,;:)!?“])/gu;

/** „5 %“, as the site writes it, for "5%" and „5 proc.“. */
export const editPercents = (text: string): Edit[] =>
  [PERCENT_SIGN, PERCENT_WORD]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length, text: `${NBSP}%` }))
    .sort((one, other) => one.start - other.start);

const SIGN_FIRST = new RegExp(
  `(?<![\\p{L}\\d$€£]|\\d[ \\u00a0])([$€£])[ \\u00a0]?(${NUMBER})(?![.,]?\\d)([ \\u00a0]?(?:tūkst|mln|mlrd|trln)\\.)?(?!\\p{L})`,
  'gu',
);
const SIGN_LAST = /(?<=\d)[ \u00a0]?(?:([$€£])(?![\p{L}\d])|Eur(?![\p{L}\d.]))/gu;
const SIGN_AFTER_MAGNITUDE =
  /(?<=\d[ \u00a0]?(?:tūkst|mln|mlrd|trln)\.?)[ \u00a0]?([$€£])(?![\p{L}\d])/gu;
const CODES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
/** After a magnitude always in the genitive. */
const WORDS: Record<string, string> = { $: 'JAV dolerių', '€': 'eurų', '£': 'svarų sterlingų' };

/** „40 EUR“ and „10 mln. eurų“, as the site writes them. */
export function editCurrencies(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: found, 1: sign = '', 2: number = '', 3: scale, index } of text.matchAll(
    SIGN_FIRST,
  )) {
    const sum = scale
      ? `${number}${NBSP}${scale.trim()}${NBSP}${WORDS[sign]}`
      : `${number}${NBSP}${CODES[sign]}`;
    edits.push({ start: index, end: index + found.length, text: sum });
  }
  for (const { 0: found, 1: sign = '€', index } of text.matchAll(SIGN_LAST)) {
    edits.push({ start: index, end: index + found.length, text: `${NBSP}${CODES[sign]}` });
  }
  for (const { 0: found, 1: sign = '', index } of text.matchAll(SIGN_AFTER_MAGNITUDE)) {
    edits.push({ start: index, end: index + found.length, text: `${NBSP}${WORDS[sign]}` });
  }
  return edits.sort((one, other) => one.start - other.start);
}

const GLUED_UNIT =
  /(?<=(?<![\p{L}\d.,:/-])\d[\d.,]{0,12})(?=(?:[KMGTP]i?B|[KMG]b\/s|[kMG]?Hz|k?Wh|mAh|°C)(?![\p{L}\d]))/gu;

/** "16GB" is „16 GB“. */
export const editUnits = (text: string): Edit[] =>
  [...text.matchAll(GLUED_UNIT)].map(({ index }) => ({ start: index, end: index, text: NBSP }));

const LONG = /(?<![\p{L}\d.,:/–-])[1-9]\d{3,8}(?=(?:,\d{1,2})?[ \u00a0])(?!,\d{3})/gu;
const MANY = /^[ \u00a0]\p{Ll}{3,}ų(?!\p{L})/u;

/** „12 450 naudotojų“: groups of a number from ten thousand that counts something; of money from a thousand. */
export function editThousands(text: string): Edit[] {
  return [...text.matchAll(LONG)].flatMap(({ 0: digits, index }) => {
    const end = index + (/^\d+(?:,\d{1,2})?/.exec(textAfter(text, index))?.[0].length ?? 0);
    const unit = unitAfter(text, end);
    const isMoney = unit !== null && unitKindOf(unit.unit) === 'currency';
    const isCount = unit !== null || MANY.test(textAfter(text, end));
    if (!isMoney && !(digits.length >= 5 && isCount)) return [];
    const places: Edit[] = [];
    for (let at = digits.length % 3 || 3; at < digits.length; at += 3) {
      places.push({ start: index + at, end: index + at, text: NBSP });
    }
    return places;
  });
}
