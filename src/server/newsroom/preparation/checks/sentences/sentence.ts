import { listSentences } from '../../text/split-sentences.ts';
import type { Fact } from '../facts/fact.ts';
import { type KnownFacts, knownFrom, plain, readFacts } from '../facts/facts.ts';
import type { Writing } from '../facts/writing.ts';
import type { Recognised } from './align-sentences.ts';
import { foldName, stemOf } from './name-likeness.ts';

/** A sentence with what it tells. Positions of facts are those in its own text. */
export interface Sentence extends Recognised {
  start: number;
  /** One kind of space and of hyphen; as long as what was written. */
  text: string;
  facts: Fact[];
  known: KnownFacts;
}

export function readSentences(text: string, writing: Writing): Sentence[] {
  const whole = plain(text);
  return listSentences(whole).map(({ start, end }) => {
    const own = whole.slice(start, end);
    const facts = readFacts(own, writing);
    return {
      start,
      text: own,
      facts,
      known: knownFrom(facts, own),
      length: own.length,
      anchors: anchorsOf(own),
    };
  });
}

const ANCHOR = /\d+(?:[.,]\d+)*|\p{Lu}[\p{L}\d]{2,}|https?:\/\/\S+/gu;

/** Figures, addresses and the beginnings of names: they look alike in both languages. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(ANCHOR)].map(([found]) =>
      /^\d/.test(found)
        ? found.replace(/[.,]/g, '')
        : foldName(stemOf(found.toLowerCase()))
            .replace(/[aeiou]/g, '')
            .slice(0, 3),
    ),
  );
