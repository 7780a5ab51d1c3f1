import { excerptOf, type KnownFacts } from '../facts/facts.ts';
import type { Sentence } from './sentence.ts';

export type Facts = Pick<KnownFacts, 'has'>;

/** What two passages that stand for each other are compared by. */
export interface Passage {
  /** The whole text. */
  whole: string;
  start: number;
  /** As compared; positions are those in it. */
  text: string;
  sentences: readonly Sentence[];
  /** What it and its neighbours tell, and what the whole text does. */
  known: KnownSets;
}
interface KnownSets {
  near: Facts;
  all: Facts;
}
export interface Pairing {
  source: Passage;
  output: Passage;
}
/** A place in a passage. */
export interface Place {
  start: number;
  end: number;
}

/** The words at this place, as they were written. */
export function quote(passage: Passage, { start, end }: Place) {
  const place = { start: passage.start + start, end: passage.start + end };
  return {
    fact: passage.whole.slice(place.start, place.end).trim(),
    excerpt: excerptOf(passage.whole, place),
  };
}

export const NOTHING = { fact: '', excerpt: '' };
