import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { CONTRASTS } from './contrasts.ts';
import { type Pairing, type Place, quote } from './passage.ts';
import { listPlaces } from './places.ts';

type Language = 'en' | 'lt';
/** Concepts by number: those that a word is, and those that it may stand for. */
interface Meaning {
  is: number[];
  maybe: number[];
}

const CONCEPTS = CONTRASTS.flatMap(({ concepts }) => concepts);
/** Words come again and again; the room of them is bounded. */
const MEANINGS_KEPT = 20_000;
const meanings = { en: new Map<string, Meaning>(), lt: new Map<string, Meaning>() };

/** A word that came in while another of its group went: rose for fell, a year for a month. */
export function compareContrasts(pairing: Pairing): CheckFinding[] {
  const english = readMeanings(pairing.source.text, 'en');
  const lithuanian = readMeanings(pairing.output.text, 'lt');
  let number = 0;
  const found = CONTRASTS.flatMap(({ kind, concepts }) => {
    const numbers = concepts.map(() => number++);
    // What only may stand for a concept excuses one side, not both.
    const surplus = (at: number, maybe: number) =>
      lithuanian.is(at).length > english.is(at).length + maybe;
    const lack = (at: number, maybe: number) =>
      english.is(at).length > lithuanian.is(at).length + maybe;
    const pair = numbers
      .flatMap((came) => numbers.map((went) => ({ came, went })))
      .find(
        ({ came, went }) =>
          surplus(came, 0) &&
          lack(went, 0) &&
          (surplus(came, english.maybe(came)) || lack(went, lithuanian.maybe(went))),
      );
    const here = pair && lithuanian.is(pair.came)[0];
    const there = pair && english.is(pair.went)[0];
    const isSure =
      pair !== undefined &&
      kind !== 'order' &&
      surplus(pair.came, english.maybe(pair.came)) &&
      lack(pair.went, lithuanian.maybe(pair.went));
    if (!here || !there) return [];
    const finding = changed(pairing, kind, here, there);
    return [isSure ? finding : { ...finding, isUnsure: true as const }];
  });
  return [...found, ...comparePlaces(pairing)];
}

const WORD = /[\p{L}\d]+/gu;

/** Where each concept stands in a text. */
function readMeanings(text: string, language: Language) {
  const is = new Map<number, Place[]>();
  const maybe = new Map<number, number>();
  let before = '';
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const meaning = meaningOf(found.toLowerCase(), language);
    // A figure's unit is compared with its figure.
    const isUnit = /^\d/.test(before);
    for (const at of meaning.is) {
      if (isUnit) maybe.set(at, (maybe.get(at) ?? 0) + 1);
      else is.set(at, [...(is.get(at) ?? []), { start: index, end: index + found.length }]);
    }
    for (const at of meaning.maybe) maybe.set(at, (maybe.get(at) ?? 0) + 1);
    before = found;
  }
  return { is: (at: number) => is.get(at) ?? [], maybe: (at: number) => maybe.get(at) ?? 0 };
}

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
  const here = lithuanian.find(({ id }) => count(english, id) === 0);
  const there = english.find(({ id }) => count(english, id) > count(lithuanian, id));
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
