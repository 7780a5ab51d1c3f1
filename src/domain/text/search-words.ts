import { foldLithuanian } from './fold-accents.ts';

/** Each word is one more pass over the texts; longer searches find nothing more. */
const MOST_WORDS = 6;

/**
 * Lithuanian case endings without accents, the longest first. What is left of a word begins its other forms; a stem of
 * three letters or fewer would find too much. PostgreSQL's own stems are looked for beside it (`word-query.ts`); filters
 * in memory have this rule alone.
 */
const ENDINGS =
  'iuose iomis iams iais iose iuos ioje iaus iumi iuje uose omis emis imis yse oje eje yje uje ems ims oms ams ais aus umi ius iai iui ios ies ias iam iau ose ese iu io ia ie is ys as us es os ai ei ui iu em im om am o a e i u y s'.split(
    ' ',
  );
const SHORTEST_STEM = 4;

/**
 * What the case endings leave of a word. A softened consonant at its end goes too (sutart-is, sutarč-ių), so
 * the stem is a part of the word in each of its cases.
 */
export function stemWord(word: string): string {
  // The letters the database folds, no others: what it leaves as it is has to be looked for as it is.
  const plain = foldLithuanian(word);
  if (!/^[a-z]+$/.test(plain)) return word;
  const ending = ENDINGS.find(
    (end) => plain.endsWith(end) && plain.length - end.length >= SHORTEST_STEM,
  );
  if (!ending) return plain;
  const stem = plain.slice(0, -ending.length);
  return stem.length > SHORTEST_STEM ? stem.replace(/dz$/, 'd').replace(/[ct]$/, '') : stem;
}

/** NIS 2, SHA-256: a short name and its number. A year after a word is a word of its own. */
const NUMBERED_NAME = /(?<![\p{L}\p{N}-])(\p{L}{2,5})[\s-](?=\d{1,3}(?![\p{L}\p{N}]))/gu;

export interface SearchWord {
  /** As typed, in small letters. */
  word: string;
  stem: string;
}

/**
 * The words of a search: of distinct stems, of two characters and more, the first six. Shorter ones hit nearly
 * every article.
 */
export function listSearchWords(text: string, { shortest = 2 } = {}): SearchWord[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(NUMBERED_NAME, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => [...word].length >= shortest);
  const byStem = new Map(words.map((word) => [stemWord(word), word] as const));
  return [...byStem].slice(0, MOST_WORDS).map(([stem, word]) => ({ word, stem }));
}
