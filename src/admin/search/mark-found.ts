import { foldLithuanian } from '../../domain/text/fold-accents.ts';
import { listSearchWords, type SearchWord } from '../../domain/text/search-words.ts';

interface TextPart {
  text: string;
  isFound: boolean;
}

const INSIDE_A_WORD = /(?<=[\p{L}\p{N}])[\p{L}\p{N}]/uy;

/**
 * A title in parts: those for which it was found are the beginnings of words that what was typed begins, in any of its
 * forms and without regard to accents; of a word that begins none, what is the same inside.
 */
export function markFound(title: string, typed: string): TextPart[] {
  const folded = foldLithuanian(title.toLowerCase());
  // A letter that is longer in small: no place of the one text is that of the other.
  if (folded.length !== title.length) return [{ text: title, isFound: false }];
  const found = new Uint8Array(title.length);
  for (const word of listSearchWords(typed, { shortest: 1 }))
    for (const { at, length } of placesOf(word, folded)) found.fill(1, at, at + length);
  const parts: TextPart[] = [];
  for (const [at, letter] of title.split('').entries()) {
    const isFound = found[at] === 1;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  }
  return parts;
}

function placesOf({ word, stem }: SearchWord, folded: string) {
  const plain = foldLithuanian(word);
  const places: { at: number; length: number }[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    INSIDE_A_WORD.lastIndex = at;
    if (INSIDE_A_WORD.test(folded)) continue;
    const length = sharedLength(plain, folded.slice(at, at + plain.length));
    if (length >= stem.length) places.push({ at, length });
  }
  const inside = places.length === 0 ? folded.indexOf(plain) : -1;
  return inside < 0 ? places : [{ at: inside, length: plain.length }];
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
