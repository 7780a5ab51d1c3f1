import { foldAccents } from './fold-accents.ts';

/** Case endings and most suffixes lie beyond. */
const TERM_LENGTH = 6;

/**
 * Spellings of one sound: names and international words meet across English and Lithuanian („Vašingtonas“,
 * "Washington"; „policija“, "police"). In this order.
 */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch|sh|ch(?=[ei])/g, 's'],
  [/ck|kh|ch/g, 'k'],
  [/dz/g, 'z'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/ou|oo/g, 'u'],
  [/ee|ea/g, 'i'],
  [/(.)\1/g, '$1'],
  [/h(?=[^aeiou]|$)/g, ''],
  // Weekdays, that would be cut to a third, a fourth and a fifth.
  [/^(tres|ketv|penk)(?:i|irt|t)adien.*$/, '$1ad'],
];

const LETTERS_WITHOUT_MARKS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', ı: 'i' };

/** A longer word is no word. */
const LONGEST_WORD = 40;

/** Words by their sound and beginning, numbers of so many digits by their value, in order. Two letters say nothing. */
export function listTerms(text: string, digits: number): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\d)[\s,.](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
  const terms: string[] = [];
  for (const [word] of plain.matchAll(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{N}]*/gu)) {
    if (/^\d/.test(word)) {
      if (word.length >= digits) terms.push(`#${word.slice(0, LONGEST_WORD)}`);
    } else if (word.length > 2 || /\d/.test(word)) terms.push(termOf(word.slice(0, LONGEST_WORD)));
  }
  return terms;
}

function termOf(word: string): string {
  let sound = foldAccents(word).replace(
    /[łßøđı]/g,
    (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter,
  );
  for (const [spelling, plain] of SOUNDS) sound = sound.replace(spelling, plain);
  return sound.slice(0, TERM_LENGTH);
}

/** Names meet across languages without their endings („Trumpo“, "Trump"); in one language endings tell words apart. */
export const withoutEnding = (term: string): string =>
  term.replace(/(?<=^[^#].{3,4})[aeious]+$/, '');
