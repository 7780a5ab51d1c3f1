import type { TellingTerms } from './story-terms.ts';
import type { Rarity } from './term-rarity.ts';

/** What two tellings have in common, each of it a number that grows with likeness. */
export interface Likeness {
  /** Cosine of the terms' rarities, those of titles twice. */
  cosine: number;
  /** Of the titles' rarity, how much the other telling holds. */
  titles: number;
  /** Rare pairs of neighbouring words in common. */
  neighbours: number;
  /** Bits of all that is in common. */
  shared: number;
  /** Distinct rare terms in common. */
  rareTerms: number;
}

/** Together: names of two words count, „said that“ does not. */
const RARE_NEIGHBOURS = 9;
const RARE_TERM = 7;
const TITLE_WEIGHT = 2;

export function compareTellings(one: TellingTerms, two: TellingTerms, rarity: Rarity): Likeness {
  const [a, b] = [readTelling(one, rarity), readTelling(two, rarity)];
  let dot = 0;
  let shared = 0;
  let rareTerms = 0;
  for (const [term, weight] of a.weights) {
    const other = b.weights.get(term);
    if (other === undefined) continue;
    const bits = rarity(term);
    dot += weight * other;
    shared += bits;
    if (bits >= RARE_TERM) rareTerms += 1;
  }
  const told =
    sumOf(a.title.filter((term) => b.weights.has(term)).map(rarity)) +
    sumOf(b.title.filter((term) => a.weights.has(term)).map(rarity));
  return {
    cosine: dot / Math.sqrt(a.square * b.square || 1),
    titles: told / (sumOf([...a.title, ...b.title].map(rarity)) || 1),
    neighbours: [...a.neighbours].filter((pair) => b.neighbours.has(pair)).length,
    shared,
    rareTerms,
  };
}

function readTelling({ title, lead }: TellingTerms, rarity: Rarity) {
  const weights = new Map<string, number>();
  for (const term of lead) weights.set(term, rarity(term));
  for (const term of title) weights.set(term, TITLE_WEIGHT * rarity(term));
  const neighbours = new Set<string>();
  for (const terms of [title, lead]) {
    for (const [at, right] of terms.slice(1).entries()) {
      const left = terms[at] ?? '';
      if (rarity(left) + rarity(right) >= RARE_NEIGHBOURS) neighbours.add(`${left} ${right}`);
    }
  }
  const square = sumOf([...weights.values()].map((weight) => weight ** 2));
  return { title: [...new Set(title)], weights, neighbours, square };
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
