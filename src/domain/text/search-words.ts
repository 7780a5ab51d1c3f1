import { ACCENTED, UNACCENTED } from './fold-accents.ts';

/** Each word is one more pass over the texts; longer searches find nothing more. */
const MOST_WORDS = 6;

/**
 * Lithuanian case endings without accents, the longest first. What is left of a word is looked for anywhere
 * in a word, so „serverio“ finds „serveriams“; a stem of three letters or fewer would find too much. Not PostgreSQL's
 * `lithuanian`: without accents it leaves „imonem“ of „imonems“ beside „įmon“, and filters in memory need the same rule.
 */
const ENDINGS =
  'iuose iomis iams iais iose iuos ioje iaus iumi iuje uose omis emis imis yse oje eje yje uje ems ims oms ams ais aus umi ius iai iui ios ies ias iam iau ose ese iu io ia ie is ys as us es os ai ei ui iu em im om am o a e i u y s'.split(
    ' ',
  );
const SHORTEST_STEM = 4;

const ACCENTED_LETTER = new RegExp(`[${ACCENTED}]`, 'g');

/**
 * What the case endings leave of a word. A softened consonant at its end goes too (sutart-is, sutarč-ių), so
 * the stem is a part of the word in each of its cases.
 */
export function stemWord(word: string): string {
  // The letters the database folds, no others: what it leaves as it is has to be looked for as it is.
  const plain = word.replace(
    ACCENTED_LETTER,
    (letter) => UNACCENTED[ACCENTED.indexOf(letter)] ?? letter,
  );
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

/**
 * The words of a search as stems: distinct, of two characters and more, the first six. Shorter ones hit nearly
 * every article and no index helps to find them.
 */
export function listSearchWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(NUMBERED_NAME, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => [...word].length >= 2);
  return [...new Set(words.map(stemWord))].slice(0, MOST_WORDS);
}
