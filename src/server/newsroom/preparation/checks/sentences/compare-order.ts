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
    if (isOddYear(one, output.text)) {
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

function listFigures(text: string, writing: 'en' | 'lt'): Figure[] {
  return listQuantities(text, writing)
    .filter(({ form, values }) => form === 'digits' || (form === 'word' && (values[0] ?? 0) > 2))
    .map((quantity, at) => ({ ...quantity, at, sort: sortOf(quantity, text) }));
}

function sortOf({ unit, values, numberStart, numberEnd }: Quantity, text: string): string {
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(text.slice(numberStart, numberEnd)) && unit === null;
  if (isYear) return 'calendar';
  return unit ?? ((values[0] ?? 0) >= 1000 ? 'many' : 'number');
}

/** „1966 m.“ is a year and nothing else, „400 m.“ none where the source counts things. */
function isOddYear({ here, there }: { here: Figure; there: Figure }, output: string): boolean {
  const after = output.slice(here.numberEnd, here.numberEnd + 12);
  if (there.sort === 'calendar' || here.sort === 'calendar') return false;
  return (
    /^ m\. |^ met(?:ais|us)/.test(after) && there.unit === null && (there.values[0] ?? 0) > 120
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
