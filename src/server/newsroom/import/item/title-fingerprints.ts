import { createHash } from 'node:crypto';
import { stemWord } from '../../../../domain/text/search-words.ts';

/** A title of fewer words says too little: „Savaitės apžvalga“ comes every week. */
const FEWEST = 4;
/** One word in so many may be another. */
const FEWEST_TO_MISS_ONE = 6;
const MOST = 24;

/**
 * Numbers of which two near-equal titles share one: of all its words, and of all but one each. So titles meet
 * that differ in one word (another, one more, one less), in word order, case endings or typography; by an index,
 * however many articles there are. Words with digits are never left out: „Naujiena 1“ is not „Naujiena 2“.
 */
export function titleFingerprints(title: string): number[] {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const stems = [...new Set(words?.map(stemWord))].sort();
  if (stems.length < FEWEST || stems.length > MOST) return [];
  const marks = [fingerprintOf(stems)];
  if (stems.length >= FEWEST_TO_MISS_ONE) {
    for (const [at, stem] of stems.entries()) {
      if (!/\p{N}/u.test(stem)) marks.push(fingerprintOf(stems.toSpliced(at, 1)));
    }
  }
  return marks;
}

/** 48 bits: a whole number for the database and for us. */
const fingerprintOf = (stems: string[]): number =>
  createHash('sha256').update(stems.join(' ')).digest().readUIntBE(0, 6);
