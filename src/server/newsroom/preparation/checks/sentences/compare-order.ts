import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { listQuantities, type Quantity } from '../facts/quantities.ts';
import { equalDurations } from '../facts/units.ts';
import { type Pairing, quote } from './passage.ts';

interface Figure extends Quantity {
  /** Its place among those of its text. */
  at: number;
  /** What it is a figure of: those of one sort keep their order, those of two may change it. */
  sort: string;
}

/**
 * Two figures in each other's place. Each stands in both texts, so neither was added nor left out; but those of one
 * sort (bare ones, percent, years) mostly keep their order, and where they do not, what they count moved with them.
 */
export function compareOrder({ source, output }: Pairing): CheckFinding[] {
  const sources = listFigures(source.text, 'en');
  const outputs = listFigures(output.text, 'lt');
  const pairs = outputs.flatMap((here) => {
    const there = sources.filter((one) => isSame(one, here));
    const isOnly = outputs.filter((one) => one.values.some((value) => here.values.includes(value)));
    return there.length === 1 && isOnly.length === 1 && there[0] ? [{ here, there: there[0] }] : [];
  });
  for (const one of pairs) {
    // „40 000 m.“ for a year, a year for a count.
    const isForYear = pairs.some((other) => isYearLost(one, other, output.text, source.text));
    if (isForYear || isOddYear(one, output.text, source.text)) {
      return [
        {
          kind: 'order',
          problem: 'exchanged',
          ...quote(output, one.here),
          source: quote(source, one.there),
        },
      ];
    }
    for (const other of pairs) {
      const isTurned = one.here.at < other.here.at && one.there.at > other.there.at;
      if (!isTurned || one.here.sort !== other.here.sort) continue;
      if (hasMoved(one, output.text, source.text) || hasMoved(other, output.text, source.text))
        continue;
      return [
        {
          kind: 'order',
          problem: 'exchanged',
          ...quote(output, one.here),
          source: quote(source, one.there),
        },
      ];
    }
  }
  return [];
}

const YEAR_AFTER =
  /^ m\. |^ met(?:ais|us|ų|ai)|^-\p{L}+|^ (?:rug|sau|vas|kov|bal|geg|bir|lie|spa|lap|gru)/u;

/** A count that became a year while a year became a count. */
function isYearLost(
  one: { here: Figure; there: Figure },
  other: { here: Figure; there: Figure },
  output: string,
  source: string,
): boolean {
  const isYear = ({ numberEnd }: Figure) =>
    /^ m\. |^ met(?:ais|us)/.test(output.slice(numberEnd, numberEnd + 12));
  return (
    isYear(one.here) &&
    one.there.unit === null &&
    one.there.sort !== 'calendar' &&
    !isYearOf(one.there, source) &&
    isYearOf(other.there, source) &&
    other.there.sort === 'calendar' &&
    /^ \p{Ll}/u.test(output.slice(other.here.numberEnd)) &&
    !YEAR_AFTER.test(output.slice(other.here.numberEnd, other.here.numberEnd + 12))
  );
}

function listFigures(text: string, writing: 'en' | 'lt'): Figure[] {
  return listQuantities(text, writing)
    .filter(({ form, values }) => form === 'digits' || (form === 'word' && (values[0] ?? 0) > 2))
    .map((quantity, at) => ({ ...quantity, at, sort: sortOf(quantity, text) }));
}

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const DAY_BEFORE = new RegExp(`\\b${MONTH} $`);
const DAY_AFTER = new RegExp(`^(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|^ d\\.|^-[ąo]\\p{L}*`, 'u');

function sortOf({ unit, values, numberStart, numberEnd }: Quantity, text: string): string {
  const before = text.slice(Math.max(0, numberStart - 12), numberStart);
  const after = text.slice(numberEnd, numberEnd + 16);
  if (DAY_BEFORE.test(before) || DAY_AFTER.test(after)) return 'day';
  // „34 m. vairuotojas“ is an age, which stands with its person.
  if ((values[0] ?? 0) < 120 && /^ m\. /.test(after)) return `age ${values[0]}`;
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(text.slice(numberStart, numberEnd)) && unit === null;
  if (isYear) return 'calendar';
  return unit ?? ((values[0] ?? 0) >= 1000 ? 'many' : 'number');
}

/** „1966 m.“ is a year and nothing else, „400 m.“ none where the source counts things. */
/** "In 991", "323 BCE". */
const isYearOf = ({ numberStart, numberEnd }: Figure, source: string): boolean =>
  /^\d{3,4}$/.test(source.slice(numberStart, numberEnd)) &&
  (/\b(?:in|since|by|from|until|till|year|of|AD) $/iu.test(
    source.slice(0, numberStart).slice(-8),
  ) ||
    /^ (?:AD|BC|CE)/u.test(source.slice(numberEnd, numberEnd + 4)));

function isOddYear(
  { here, there }: { here: Figure; there: Figure },
  output: string,
  source: string,
): boolean {
  const after = output.slice(here.numberEnd, here.numberEnd + 12);
  if (there.sort === 'calendar' || here.sort === 'calendar') return false;
  return (
    /^ m\. |^ met(?:ais|us)/.test(after) &&
    !isYearOf(there, source) &&
    there.unit === null &&
    (there.values[0] ?? 0) > 120
  );
}

const isSame = (one: Quantity, other: Quantity): boolean =>
  one.values.some(
    (value) =>
      other.values.includes(value) ||
      (one.unit !== null &&
        equalDurations(value, one.unit).some(([equal]) => other.values.includes(equal))),
  );

/** Did the words after it come along, so that the whole phrase stands elsewhere? */
function hasMoved(
  { here, there }: { here: Figure; there: Figure },
  output: string,
  source: string,
): boolean {
  const isTo = /(?<!\p{L})iki $/u.test(output.slice(0, here.start).slice(-8));
  const isFrom = /(?<!\p{L})nuo $/u.test(output.slice(0, here.start).slice(-8));
  const preposition = source.slice(0, there.start).slice(-12);
  if (isTo && /\b(?:by|to|until|till) (?:the )?$/u.test(preposition)) return true;
  if (isFrom && /\b(?:from|since) (?:the )?$/u.test(preposition)) return true;
  const [own, other] = [wordsAfter(output, here.end), wordsAfter(source, there.end)];
  return own.some((word) =>
    other.some((one) => one.length > 3 && word.slice(0, 4) === one.slice(0, 4)),
  );
}

const wordsAfter = (text: string, at: number): string[] =>
  (
    text
      .slice(at, at + 40)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, 2);
