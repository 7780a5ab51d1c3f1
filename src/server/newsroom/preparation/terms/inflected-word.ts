import { isDeepStrictEqual } from 'node:util';
import { type Dictionary, inflect, type Reading } from '../dictionary/dictionary.ts';

/** A word of the glossary with all its forms. */
export interface InflectedWord {
  /** Small letters, as given. */
  word: string;
  flags: string;
  /** Lemmas of the dictionary it may be a form of; none for a word the dictionary does not know. */
  lemmas: ReadonlySet<string>;
  /** Of a word the dictionary does not know: as others that end so. */
  forms: ReadonlySet<string>;
}

export const lemmaKey = ({ lemma, flags }: Pick<Reading, 'lemma' | 'flags'>): string =>
  `${lemma}/${flags}`;

export function inflectWord(dictionary: Dictionary, given: string): InflectedWord {
  const word = given.toLowerCase();
  const readings = readAnyCase(dictionary, given);
  if (readings.length > 0) {
    const own = readings.filter(({ suffix }) => suffix === null);
    const meant = own.length > 0 ? own : readings;
    const others = meant.flatMap(({ lemma }) => listOtherForms(dictionary, lemma));
    const flags = own.length === 1 && others.length === 0 ? (own[0]?.flags ?? '') : '';
    const lemmas = [...meant, ...others.flatMap((form) => dictionary.read(form))].map(lemmaKey);
    return { word, flags, lemmas: new Set(lemmas), forms: new Set(others) };
  }
  const guesses = guessLemmas(word);
  const forms = new Set([
    word,
    ...guesses.flatMap(({ lemma, flags }) => dictionary.listForms(lemma, flags)),
  ]);
  const [guess] = guesses;
  const flags = guesses.length === 1 && guess?.lemma === word ? guess.flags : '';
  return { word, flags, lemmas: new Set(), forms };
}

/** Forms that the dictionary has as words of their own, or not at all; in brackets a word with all its forms. */
const OTHER_FORMS: Record<string, string> = {
  šuo: 'šuns šuniui šunį šunimi šuniu šunyje šunie šunys šunų šunims šunis šunimis šunyse',
  žmogus: '(žmonės)',
  mėnuo: '(mėnesis)',
  ausis: 'ausių',
  naktis: 'nakčių',
  viešpats: 'viešpaties viešpačiui viešpatį viešpačiu viešpatyje viešpatie viešpačiai viešpačių',
};

const listOtherForms = (dictionary: Dictionary, lemma: string): string[] =>
  (OTHER_FORMS[lemma]?.split(' ') ?? []).flatMap((form) => {
    const whole = form.replace(/[()]/g, '');
    return whole === form ? [form] : dictionary.listForms(whole, 'D');
  });

/** A name's readings too, where a word in small letters has none. */
export function readAnyCase(dictionary: Dictionary, word: string): Reading[] {
  const small = word.toLowerCase();
  const readings = dictionary.read(small);
  if (readings.length > 0) return readings;
  return dictionary.read(small.charAt(0).toUpperCase() + small.slice(1));
}

interface Guess {
  lemma: string;
  /** The dictionary's rules of nouns and adjectives, which tell declensions apart by the word's end. */
  flags: string;
}

const PLURALS: [end: RegExp, singular: string][] = [
  [/iai$/u, 'is'],
  [/(?<!i)ai$/u, 'as'],
  [/os$/u, 'a'],
  [/ės$/u, 'ė'],
];
const DEFINITE: [end: RegExp, plain: string][] = [
  [/(?<=..)asis$/u, 'as'],
  [/ysis$/u, 'us'],
  [/oji$/u, 'as'],
];

/** What an unknown word may be declined as: of a plural its singular, of an adjective the masculine. */
function guessLemmas(word: string): Guess[] {
  const guesses: Guess[] = [];
  const add = (end: RegExp, other: string, flags: string) => {
    if (end.test(word)) guesses.push({ lemma: word.replace(end, other), flags });
  };
  if (/(?:as|is|ys|us|a|ė)$/u.test(word)) guesses.push({ lemma: word, flags: 'D' });
  add(/in(?:is|ė)$/u, 'inis', 'BNU');
  add(/iškas?$/u, 'iškas', 'BNQ');
  add(/ingas?$/u, 'ingas', 'BNQ');
  // "Phishing" is „phishingas“, „phishingo“ where it is declined at all.
  add(/(?<=[bcdfghjklmnpqrtvwxz])$/u, 'as', 'D');
  for (const [end, singular] of PLURALS) add(end, singular, 'D');
  for (const [end, plain] of DEFINITE) add(end, plain, 'BNQ');
  return guesses;
}

interface Words {
  from: InflectedWord;
  to: InflectedWord;
}

/**
 * The form of another word for this form of a word; null unless both are declined alike in all cases. A form that may be
 * another word's too, as a man's and a woman's may, has to become the same one for each.
 */
export function carryOver(
  dictionary: Dictionary,
  form: string,
  { from, to }: Words,
): string | null {
  if (!areDeclinedAlike(dictionary, { from, to })) return null;
  const small = form.toLowerCase();
  const readings = dictionary.read(small);
  const made =
    readings.length > 0
      ? readings.map((reading) => transfer(dictionary, reading, { from, to }))
      : listOwnForms(dictionary, small, { from, to });
  const [one] = made;
  if (!one || made.some((other) => other !== one)) return null;
  return form.charAt(0) === small.charAt(0) ? one : one.charAt(0).toUpperCase() + one.slice(1);
}

/** „vartotoja“ is to „naudotoja“ as „vartotojas“ is to „naudotojas“. */
function transfer(dictionary: Dictionary, reading: Reading, { from, to }: Words): string | null {
  const { lemma, suffix } = reading;
  const start = startOfCommonEnd(from.word, to.word);
  if (!lemma.startsWith(from.word.slice(0, start))) return null;
  const end = from.word.length - start;
  const other = to.word.slice(0, to.word.length - end) + lemma.slice(start);
  const isKnown =
    other === to.word ||
    dictionary
      .read(other)
      .some(({ suffix: none, flags }) => none === null && flags === reading.flags);
  if (!isKnown) return null;
  return suffix ? inflect(other, suffix) : other;
}

function listOwnForms(dictionary: Dictionary, form: string, { from, to }: Words): string[] {
  if (form === from.word) return [to.word];
  return dictionary
    .suffixesOf(from.word, from.flags)
    .filter((suffix) => inflect(from.word, suffix) === form)
    .map((suffix) => inflect(to.word, suffix));
}

/** Where in a word that begins with which another ends too. */
function startOfCommonEnd(word: string, other: string): number {
  let start = 0;
  while (!other.endsWith(word.slice(start))) start += 1;
  return start;
}

function areDeclinedAlike(dictionary: Dictionary, { from, to }: Words): boolean {
  const own = dictionary.suffixesOf(from.word, from.flags);
  return own.length > 0 && isDeepStrictEqual(own, dictionary.suffixesOf(to.word, to.flags));
}
