import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { textAfter, textBefore } from '../../text/around.ts';
import { findBound } from '../facts/bounds.ts';
import { listQuantities, type Quantity } from '../facts/quantities.ts';
import { equalDurations } from '../facts/units.ts';
import { type Pairing, quote } from './passage.ts';

interface Figure extends Quantity {
  /** Its place among those of its text. */
  at: number;
  /** What it is a figure of: those of one sort keep their order, those of two may change it. */
  sort: string;
}

interface Pair {
  here: Figure;
  there: Figure;
}

/**
 * Two figures in each other's place. Each stands in both texts, so neither was added nor left out; but those of one
 * sort (bare ones, percent, years) mostly keep their order, and where they do not, what they count moved with them.
 */
export function compareOrder({ source, output }: Pairing): CheckFinding[] {
  const sources = listFigures(source.text, 'en');
  const outputs = listFigures(output.text, 'lt');
  const pairs = outputs.flatMap((here) => {
    const alike = sources.filter((one) => isSame(one, here));
    const own = outputs.filter((one) => one.values.some((value) => here.values.includes(value)));
    // The second 255 is the second one of the source; a word that comes twice may stand for something else.
    const isPaired = alike.length === own.length && (own.length === 1 || here.form === 'digits');
    const there = isPaired ? alike[own.indexOf(here)] : undefined;
    return there ? [{ here, there }] : [];
  });
  const isExchanged = (one: Pair, other: Pair) =>
    isYearLost(one, other, output.text, source.text) ||
    areEndsTurned(one, other, output.text, source.text) ||
    (one.here.at < other.here.at &&
      one.there.at > other.there.at &&
      isOneSort(one, other) &&
      isLabel(one.there, source.text) === isLabel(other.there, source.text) &&
      !hasMoved(one, other, output.text, source.text) &&
      !hasMoved(other, one, output.text, source.text) &&
      ![one, other].some(
        (pair) =>
          isInBrackets(pair.here, output.text) &&
          isInBrackets(pair.there, source.text) &&
          (isReference(pair.here, output.text) || isExplained(pair, outputs, sources)),
      ));
  const found = pairs.find(
    (one) =>
      isOddYear(one, output.text, source.text) ||
      isOddAge(one.here, output.text) ||
      isOfOtherName(one.here, output.text, source.text) ||
      pairs.some((other) => isExchanged(one, other)),
  );
  if (!found) return [];
  return [
    {
      kind: 'order',
      problem: 'exchanged',
      ...quote(output, found.here),
      source: quote(source, found.there),
    },
  ];
}

const isWrittenAsYear = ({ numberEnd }: Figure, output: string): boolean =>
  /^ m\.|^ met(?:ais|us|ų)|^-\p{L}*ais(?!\p{L})/u.test(textAfter(output, numberEnd));
const isWrittenAsCount = ({ numberEnd }: Figure, output: string): boolean =>
  /^(?:-\p{L}+)? [„“"]?(?!m\.|met(?:ais|us|ų|ai)|rug|sau|vas|kov|bal|geg|bir|lie|spa|lap|gru)\p{L}/u.test(
    textAfter(output, numberEnd),
  );

/** „40 000 m.“ for a year and the year for a count: a count became a year while a year became a count. */
const isYearLost = (one: Pair, other: Pair, output: string, source: string): boolean =>
  isWrittenAsYear(one.here, output) &&
  isCount(one.there, source) &&
  other.there.sort === 'calendar' &&
  isYearOf(other.there, source) &&
  isWrittenAsCount(other.here, output);

const isCount = (there: Figure, source: string): boolean =>
  there.unit === null &&
  !there.otherUnits.includes('year') &&
  there.sort !== 'calendar' &&
  !isYearOf(there, source);

/** „Nuo 2020 m. iki 2005 m.“ for "by 2020 from 2005". */
function areEndsTurned(one: Pair, other: Pair, output: string, source: string): boolean {
  const ends = [endOf(one.there, source), endOf(other.there, source)];
  return (
    endOf(one.here, output) === 'from' &&
    endOf(other.here, output) === 'to' &&
    ends[0] === 'to' &&
    ends[1] === 'from'
  );
}

/** In both texts, or in the source: a figure that lost its unit to another is no bare one. Ages go with their person. */
const isOneSort = (one: Pair, other: Pair): boolean =>
  one.here.sort === other.here.sort ||
  (one.there.unit !== null &&
    one.there.sort === other.there.sort &&
    !AGE.test(one.here.sort) &&
    !AGE.test(other.here.sort));

const AGE = /^age /;

/** Is it what something lasts from, or to? "6,500 to 25,000", „2–4 coliai“, „iki 6“. */
function endOf(figure: Figure, text: string): 'from' | 'to' | null {
  const { start, numberEnd } = figure;
  if (/\d ?[–-] ?$/u.test(textBefore(text, start))) return 'to';
  if (/^(?: (?:iki|to) | ?[–-] ?)\d/u.test(textAfter(text, numberEnd))) return 'from';
  return namedEndOf(figure, text);
}

/** By a word of its own, which moves with it. */
function namedEndOf({ start }: Figure, text: string): 'from' | 'to' | null {
  const before = textBefore(text, start);
  if (/(?<!\p{L})(?:iki|by|to|until|till) (?:the )?$/iu.test(before)) return 'to';
  return /(?<!\p{L})(?:nuo|from|since) (?:\p{L}+ )?$/iu.test(before) ? 'from' : null;
}

function listFigures(text: string, writing: 'en' | 'lt'): Figure[] {
  return listQuantities(text, writing)
    .filter(({ form, values }) => form === 'digits' || (form === 'word' && (values[0] ?? 0) > 2))
    .filter((quantity) => !isPartOfCode(quantity, text))
    .map((quantity, at) => ({ ...quantity, at, sort: sortOf(quantity, text) }));
}

/** "12/31/2154", "US-007", "6-5": dates and codes are compared as what they are. */
const isPartOfCode = ({ numberStart, numberEnd }: Quantity, text: string): boolean =>
  /[\p{L}\d][-/.:]$/u.test(textBefore(text, numberStart)) ||
  /^[-/.:]\d/.test(textAfter(text, numberEnd));

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const DAY_BEFORE = new RegExp(`\\b${MONTH} $`);
const LITHUANIAN_MONTH =
  '(?:sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio)';
/** „Spalio 12“ without „d.“. */
const LITHUANIAN_DAY_BEFORE = new RegExp(`(?<!\\p{L})${LITHUANIAN_MONTH} $`, 'iu');
const DAY_AFTER = new RegExp(`^(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|^ d\\.|^-[ąo]\\p{L}*`, 'u');

function sortOf({ unit, values, numberStart, numberEnd }: Quantity, text: string): string {
  const before = textBefore(text, numberStart);
  const after = textAfter(text, numberEnd);
  if (DAY_BEFORE.test(before) || LITHUANIAN_DAY_BEFORE.test(before) || DAY_AFTER.test(after))
    return 'day';
  // „34 m. vairuotojas“ is an age, which stands with its person.
  if ((values[0] ?? 0) < 120 && /^ m\. /.test(after)) return `age ${values[0]}`;
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(text.slice(numberStart, numberEnd)) && unit === null;
  if (isYear) return 'calendar';
  return unit ?? 'number';
}

/** "In 991", "323 BCE", "(1418 – 1450)". */
const isYearOf = ({ numberStart, numberEnd }: Figure, source: string): boolean =>
  /^\d{3,4}$/.test(source.slice(numberStart, numberEnd)) &&
  (/\b(?:in|since|by|from|until|till|year|fiscal|of|AD) $|\d ?[–-] ?$/iu.test(
    textBefore(source, numberStart),
  ) ||
    /^ (?:AD|BC|CE)/u.test(textAfter(source, numberEnd)));

/** „2 m. kovo 1 d.“ */
const IN_A_DATE = new RegExp(`^ m\\. ${LITHUANIAN_MONTH} \\d`, 'u');
/** „400 m.“ is no year where the source counts things, „2 m.“ none where it says which one. */
const isOddYear = ({ here, there }: Pair, output: string, source: string): boolean =>
  isWrittenAsYear(here, output) &&
  here.sort !== 'calendar' &&
  isCount(there, source) &&
  ((there.values[0] ?? 0) > 120 || IN_A_DATE.test(textAfter(output, here.numberEnd)));

const NAME_BEFORE = /(?<!\p{L})(\p{Lu}[\p{L}]+)[“”"]? $/u;
const LIST = '(\\d[\\d.]*(?:(?:, (?:and |or )?| and | or | to | ?/ ?| ?[–-] ?)\\d[\\d.]*)*)';
/** „Dynamics 2“, where the source numbers that name, and never so. */
function isOfOtherName({ numberStart, numberEnd }: Figure, output: string, source: string) {
  const [, name] = NAME_BEFORE.exec(textBefore(output, numberStart)) ?? [];
  if (!name) return false;
  const numbered = new RegExp(`(?<!\\p{L})${name} ${LIST}`, 'gu');
  const numbers = [...source.matchAll(numbered)].flatMap(
    ([, list = '']) => list.match(/\d+/g) ?? [],
  );
  const written = output.slice(numberStart, numberEnd).match(/\d+/g) ?? [];
  return numbers.length > 0 && !written.some((part) => numbers.includes(part));
}

/** „Būdamas 2013 metų“, „2011 m. amžiaus“. */
const isOddAge = ({ values, numberStart, numberEnd }: Figure, output: string): boolean =>
  (values[0] ?? 0) > 120 &&
  (/^ (?:m\.|metų) amžiaus/u.test(textAfter(output, numberEnd)) ||
    (/(?<!\p{L})būdam(?:as|a|i|os) (?:\p{L}+ )?$/iu.test(textBefore(output, numberStart)) &&
      /^ (?:m\.|metų)/u.test(textAfter(output, numberEnd))));

const NO_NOUNS =
  'about|around|approximately|roughly|over|under|than|only|just|some|least|most|nearly|almost|up|all|the|an?|its|his|her|their|our|those|these|this|that|every|each|another|as|of|in|to|from|for|by|at|with|on|into|until|till|since|before|after|through|during|within|between|per|and|or|but|not|no|now|then|also|be|been|being|is|are|was|were|had|has|have|will|would|can|could|may|must|should';
/** In small letters: in "Samsung has 20 plants and Honda 10" the second is no name. */
const AFTER_NOUN = new RegExp(
  `(?<!\\p{L})(?:(?!(?:${NO_NOUNS})(?!\\p{L}))\\p{Ll}+|Section|Article|Paragraph|Chapter|Step|Table|Part) $`,
  'u',
);
const NO_NOUN_FOLLOWS =
  /^(?:$|[.,;:)(]| (?:of|in|to|from|for|by|at|with|on|and|or|is|are|was|were|has|that|which|states?)(?!\p{L}))/u;
/** "Customer 4028", "Section 179", "step 2": a name, which moves with its noun. */
const isLabel = ({ unit, start, end }: Figure, source: string): boolean =>
  unit === null &&
  AFTER_NOUN.test(textBefore(source, start)) &&
  NO_NOUN_FOLLOWS.test(textAfter(source, end));

const isSame = (one: Quantity, other: Quantity): boolean =>
  one.values.some(
    (value) =>
      other.values.includes(value) ||
      (one.unit !== null &&
        equalDurations(value, one.unit).some(([equal]) => other.values.includes(equal))),
  );

/**
 * Did what stands beside it come along, so that the whole phrase stands elsewhere? What stands beside the other figure
 * as well ("about 20 km north and about 65 km south") says nothing.
 */
function hasMoved({ here, there }: Pair, other: Pair, output: string, source: string): boolean {
  const [ours, theirs] = [besideOf(there, source), besideOf(other.there, source)];
  const { edge, hedge, words } = besideOf(here, output);
  const isOurs = (word: string, english: string[]) =>
    english.some((one) => one.length > 3 && word.startsWith(one.slice(0, 4)));
  return (
    (edge !== null && edge === ours.edge && edge !== theirs.edge) ||
    (hedge !== null && hedge === ours.hedge && hedge !== theirs.hedge) ||
    words.some((word) => isOurs(word, ours.words) && !isOurs(word, theirs.words))
  );
}

const besideOf = (figure: Figure, text: string) => ({
  edge: namedEndOf(figure, text),
  hedge: hedgeOf(figure, text),
  words: [...nameBefore(text, figure.start), ...wordsAfter(text, figure.end)],
});

/** "Formula 1": a number moves with the name it stands behind. */
const nameBefore = (text: string, at: number): string[] => {
  const [, name] = NAME_BEFORE.exec(textBefore(text, at)) ?? [];
  return name ? [name.toLowerCase()] : [];
};

/** "About 3,000" and "more than 20" move with their figures. */
function hedgeOf({ start, end }: Figure, text: string): string | null {
  const isAbout = /(?<!\p{L})(?:about|around|some|roughly|approximately|apie|maždaug) $/iu;
  return isAbout.test(textBefore(text, start)) ? 'about' : findBound(text, start, end);
}

/** What stands in brackets moves with what it explains: with the figure before it, where there is one. */
function isExplained({ here, there }: Pair, outputs: Figure[], sources: Figure[]): boolean {
  const [own, other] = [outputs[here.at - 1], sources[there.at - 1]];
  return !own || !other || isSame(other, own);
}

/** "(4)". */
const isReference = ({ start, end }: Figure, text: string): boolean =>
  /^\(\d{1,2}\)$/.test(text.slice(start - 1, end + 1));

const isInBrackets = ({ start }: Figure, text: string): boolean =>
  /\([^()]{0,12}$/u.test(textBefore(text, start));

const wordsAfter = (text: string, at: number): string[] =>
  (
    textAfter(text, at)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, 2);
