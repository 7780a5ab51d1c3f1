import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { textAfter, textBefore } from '../../text/around.ts';
import { CONTRASTS } from './contrasts.ts';
import { distance } from './facing.ts';
import { type Pairing, type Place, quote } from './passage.ts';
import { listPlaces } from './places.ts';

type Language = 'en' | 'lt';
/** Concepts by number: those that a word is, and those that it may stand for. */
interface Meaning {
  is: number[];
  maybe: number[];
}

const CONCEPTS = CONTRASTS.flatMap(({ concepts }) => concepts);
/** Is this concept one that figures are counted in? */
const IS_UNIT = CONTRASTS.flatMap(({ kind, concepts }) =>
  concepts.map(() => kind === 'unit' || kind === 'period'),
);
/** Words come again and again; the room of them is bounded. */
const MEANINGS_KEPT = 20_000;
const meanings = { en: new Map<string, Meaning>(), lt: new Map<string, Meaning>() };

/** A word that came in where another of its group went: rose for fell, a year for a month. */
export function compareContrasts(pairing: Pairing): CheckFinding[] {
  const english = readMeanings(pairing.source.text, 'en');
  const lithuanian = readMeanings(pairing.output.text, 'lt');
  let number = 0;
  const found = CONTRASTS.flatMap(({ kind, concepts, reach = 1 }) => {
    const numbers = concepts.map(() => number++);
    const exchanges = numbers.flatMap((came) =>
      numbers
        .filter((went) => went !== came)
        .flatMap((went) => findExchanges(pairing, english, lithuanian, came, went, reach)),
    );
    const exchange = exchanges.find(({ isSure }) => isSure) ?? exchanges[0];
    if (!exchange) return [];
    const finding = changed(pairing, kind, exchange.here, exchange.there);
    // Whoever turns two events round says „po“ for "before".
    const isSure = exchange.isSure && kind !== 'order';
    return [isSure ? finding : { ...finding, isUnsure: true as const }];
  });
  return [...found.filter(isToldOnce), ...comparePlaces(pairing)];
}

/** A word stands in several groups. */
const isToldOnce = (finding: CheckFinding, _at: number, all: CheckFinding[]): boolean => {
  const same = all.filter(
    ({ fact, excerpt }) => fact === finding.fact && excerpt === finding.excerpt,
  );
  return finding === (same.find(({ isUnsure }) => !isUnsure) ?? same[0]);
};

type Meanings = ReturnType<typeof readMeanings>;

/** So near to a word, in letters, does what excuses it stand. */
const BESIDE = 45;

/** Each place of one concept without a counterpart that faces one of the other, which has none either. */
function findExchanges(
  pairing: Pairing,
  english: Meanings,
  lithuanian: Meanings,
  came: number,
  went: number,
  reach: number,
): { here: Place; there: Place; isSure: boolean }[] {
  const isAway = (there: Place, here: Place) => distance(pairing, there.start, here.start) > reach;
  const added = withoutCounterpart(lithuanian.is(came), english.is(came), (here, there) =>
    isAway(there, here),
  );
  const gone = withoutCounterpart(english.is(went), lithuanian.is(went), isAway);
  return added.flatMap((here) =>
    gone
      .filter((there) => !isAway(there, here))
      .map((there) => ({
        here,
        there,
        isSure: !isBeside(there, english.maybe(came)) && !isBeside(here, lithuanian.maybe(went)),
      })),
  );
}

const isBeside = ({ start, end }: Place, others: readonly Place[]): boolean =>
  others.some((other) => other.end > start - BESIDE && other.start < end + BESIDE);

/** Each of the others answers for one. */
function withoutCounterpart(
  places: readonly Place[],
  others: readonly Place[],
  isAway: (place: Place, other: Place) => boolean,
): Place[] {
  const free = [...others];
  return places.filter((place) => {
    const at = free.findIndex((other) => !isAway(place, other));
    if (at !== -1) free.splice(at, 1);
    return at === -1;
  });
}

const WORD = /[\p{L}\d]+/gu;

/** Where each concept stands in a text. */
function readMeanings(text: string, language: Language) {
  const is = new Map<number, Place[]>();
  const maybe = new Map<number, Place[]>();
  let before = '';
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const meaning = meaningOf(found.toLowerCase(), language);
    // A figure's unit is compared with its figure.
    const isCounted = /^\d+$/.test(before);
    const isWeak = language === 'en' && isParticle(text, index, found);
    const place = { start: index, end: index + found.length };
    const add = (places: Map<number, Place[]>, at: number) =>
      places.set(at, [...(places.get(at) ?? []), place]);
    for (const at of meaning.is) add(isWeak || (isCounted && IS_UNIT[at]) ? maybe : is, at);
    for (const at of meaning.maybe) add(maybe, at);
    before = found;
  }
  return { is: (at: number) => is.get(at) ?? [], maybe: (at: number) => maybe.get(at) ?? [] };
}

/** What goes up, or is up, has changed; what is set up, or lined up, has not. */
const WENT =
  /(?<!\p{L})(?:go|goes|going|went|gone|mov(?:e|es|ed|ing)|edg(?:e|es|ed|ing)|tick(?:s|ed|ing)?|inch(?:es|ed|ing)|creep(?:s|ing)?|crept|push(?:es|ed|ing)?|dr[io]ve[sn]?|driving|bring(?:s|ing)?|brought|sen[dt]s?|is|are|was|were|['’]s|prices?|shares?|stocks?|sales|revenues?|profits?|costs?) $/iu;
const BY_SO_MUCH = /^ (?:by|from|to|sharply|slightly|about|almost|nearly|more than|[$€£]|\d)/iu;
const isParticle = (text: string, index: number, found: string): boolean =>
  /^(?:up|down)$/iu.test(found) &&
  !WENT.test(textBefore(text, index)) &&
  !BY_SO_MUCH.test(textAfter(text, index + found.length));

function meaningOf(word: string, language: Language): Meaning {
  const known = meanings[language];
  const kept = known.get(word);
  if (kept) return kept;
  const numbers = CONCEPTS.map((_, at) => at);
  const is = numbers.filter((at) => CONCEPTS[at]?.[language].test(word));
  const also = language === 'en' ? 'alsoEn' : 'alsoLt';
  const maybe = numbers.filter((at) => !is.includes(at) && CONCEPTS[at]?.[also]?.test(word));
  if (known.size >= MEANINGS_KEPT) known.clear();
  known.set(word, { is, maybe });
  return { is, maybe };
}

/** Each place as often in one as in the other, or one more of one and one less of another. */
function comparePlaces(pairing: Pairing): CheckFinding[] {
  const english = listPlaces(pairing.source.text, 'english');
  const lithuanian = listPlaces(pairing.output.text, 'lithuanian');
  const count = (places: typeof english, id: number) =>
    places.filter((place) => place.id === id).length;
  let gone = english.filter(({ id }) => count(english, id) > count(lithuanian, id));
  const exchanged = lithuanian.filter((here) => {
    if (count(english, here.id) > 0) return false;
    // „Airijos įmonė“ for "the Dublin company".
    const told = gone.find(({ id, country }) => id === here.country || country === here.id);
    gone = gone.filter(({ id }) => id !== told?.id);
    return told === undefined;
  });
  const [[here], [there]] = [exchanged, gone];
  return here && there ? [changed(pairing, 'place', here, there)] : [];
}

const changed = (
  { source, output }: Pairing,
  kind: CheckFinding['kind'],
  here: Place,
  there: Place,
): CheckFinding => ({
  kind,
  problem: 'changed',
  ...quote(output, here),
  source: quote(source, there),
});
