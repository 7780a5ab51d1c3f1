import type { Edit } from '../../../../domain/text/text-edits.ts';
import { findUnitAt } from '../checks/facts/units.ts';
import { textAfter } from '../text/around.ts';

/** A hyphen, two of them or an English dash between words. */
const BETWEEN_WORDS = /(?<=(\S)[ \u00a0])(?:--?|—|―)(?=[ \u00a0](\S))/gu;
const GLUED = /(?<=[\p{L}\d)”“"»])(?:—|(?<=\p{L})--(?=\p{L}))(?=[\p{L}\d(„“"«])/gu;
const NUMBERS =
  /(?<![\p{L}\d.,:/–-])(\d{1,4}(?:,\d{1,2})?)-(\d{1,4}(?:,\d{1,2})?)(?![\d.,:/–-]*[\d–-]|\p{L})/gu;
const TIMES = /(?<![\p{L}\d.,:/–-])\d{1,2}:\d\d-\d{1,2}:\d\d(?![\d.,:/–-]*[\d–-]|\p{L})/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** Of what there are two to three: a genitive or a plural, days and months. */
const COUNTED =
  /^[ \u00a0]?(?:[%€°]|(?:m|d|val|min|mėn|sek|sav|proc|tūkst|mln|mlrd|psl)\.|\p{Ll}{2,}(?:ų|us|ius|as|es|is|iai|ai|oms|ams|ims)(?!\p{L}))/u;

/** En dashes between words and in ranges: „nuo 2013–2025 m.“. A code such as 3-2-1 or ISO 27001-2022 stays. */
export function editDashes(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: dash, 1: before = '', 2: after = '', index } of text.matchAll(BETWEEN_WORDS)) {
    // Five minus three.
    if (/\d/.test(before) && /\d/.test(after)) continue;
    edits.push({ start: index, end: index + dash.length, text: '–' });
  }
  for (const { 0: dash, index } of text.matchAll(GLUED)) {
    const isRange = /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + dash.length] ?? '');
    edits.push({ start: index, end: index + dash.length, text: isRange ? '–' : ' – ' });
  }
  for (const { 0: range, 1: from = '', 2: to = '', index } of text.matchAll(NUMBERS)) {
    if (Number(from.replace(',', '.')) >= Number(to.replace(',', '.')) || isPadded(from, to))
      continue;
    const end = index + range.length;
    const areYears = YEAR.test(from) && YEAR.test(to);
    if (!areYears && !COUNTED.test(textAfter(text, end)) && !findUnitAt(text, end)) continue;
    edits.push(hyphenOf(range, index));
  }
  for (const { 0: range, index } of text.matchAll(TIMES)) edits.push(hyphenOf(range, index));
  return edits.sort((one, other) => one.start - other.start);
}

const isPadded = (...numbers: string[]) => numbers.some((number) => /^0\d/.test(number));

function hyphenOf(range: string, index: number): Edit {
  const start = index + range.indexOf('-');
  return { start, end: start + 1, text: '–' };
}
