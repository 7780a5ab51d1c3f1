import { foldAccents } from '../../../../domain/text/fold-accents.ts';
import { stemWord } from '../../../../domain/text/search-words.ts';

/** `excluded`: holds a word it must not; `not-included`: holds none of those it must. */
export type WordVerdict = 'fits' | 'excluded' | 'not-included';

export interface WordFilter {
  /** No words are set: everything fits. */
  isEmpty: boolean;
  judge: (text: string) => WordVerdict;
}

export interface WordLists {
  include_words: string;
  exclude_words: string;
}

/** Titles and texts of a feed; what comes after so many words changes no verdict worth its time. */
const MAX_TEXT = 50_000;
/** Abbreviations stay whole: „ES“ must not be found in „esu“. */
const SHORTEST_INFLECTED = 4;

/**
 * A source's own words, one on a line, several on a line being a phrase. A word is found in any of its
 * Lithuanian cases and without its accents; one that ends with `*` however it goes on.
 */
export function createWordFilter({ include_words, exclude_words }: WordLists): WordFilter {
  const included = phrasesOf(include_words);
  const excluded = phrasesOf(exclude_words);
  return {
    isEmpty: included.length === 0 && excluded.length === 0,
    judge(text) {
      const words = wordsOf(text.slice(0, MAX_TEXT)).map(formsOf);
      if (excluded.some((phrase) => holds(words, phrase))) return 'excluded';
      const isWanted = included.length === 0 || included.some((phrase) => holds(words, phrase));
      return isWanted ? 'fits' : 'not-included';
    },
  };
}

interface Forms {
  /** Lower case, Lithuanian accents gone. */
  plain: string;
  stem: string;
}
type Matcher = (word: Forms) => boolean;

function phrasesOf(lines: string): Matcher[][] {
  return lines
    .split('\n')
    .map((line) => wordsOf(line, '*').map(matcherOf))
    .filter((phrase) => phrase.length > 0);
}

function matcherOf(asked: string): Matcher {
  const { plain, stem } = formsOf(asked.replaceAll('*', ''));
  if (asked.endsWith('*')) return (word) => word.plain.startsWith(plain);
  if (plain.length < SHORTEST_INFLECTED) return (word) => word.plain === plain;
  // With an ending of its own: „Microsoft“ has none and softens in „Microsofto“ as „sutartis“ does.
  const inflected = formsOf(`${plain}o`).stem;
  return (word) => word.plain === plain || word.stem === stem || word.stem === inflected;
}

function holds(words: Forms[], phrase: Matcher[]): boolean {
  return words.some((_, at) =>
    phrase.every((matches, offset) => {
      const word = words[at + offset];
      return word !== undefined && matches(word);
    }),
  );
}

const wordsOf = (text: string, alsoAtEnd = ''): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(alsoAtEnd ? /[\p{L}\p{N}]+\*?/gu : /[\p{L}\p{N}]+/gu) ?? [];

const formsOf = (word: string): Forms => ({ plain: foldAccents(word), stem: stemWord(word) });
