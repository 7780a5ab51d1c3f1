import { COMMON_TERMS } from './common-terms.ts';

/** How surprising it is that a text holds a term: bits. */
export type Rarity = (term: string) => number;

/** In how many of the stories of late a term occurs. */
export interface RecentStories {
  count: number;
  withTerm: ReadonlyMap<string, number>;
}

/** A new installation. */
export const NOTHING_REPORTED: RecentStories = { count: 0, withTerm: new Map() };

/** Of a word that no list of common ones holds. */
const RAREST = 11;
/** By their length: ages and amounts are everywhere, exact sums are not. */
const OF_NUMBERS = [5, 7.5, 7.5, 7.5, 10];
/** So many stories weigh as much as the list: a new installation has few of its own. */
const STORIES_OF_LIST = 300;

/**
 * What is rare in news as such may be in every second story of a newsroom: the list's share and that of the stories of
 * late together.
 */
export function createRarity({ count, withTerm }: RecentStories): Rarity {
  const known = new Map<string, number>();
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const expected = STORIES_OF_LIST * 2 ** -rarityInNews(term);
    const bits = -Math.log2(((withTerm.get(term) ?? 0) + expected) / (count + STORIES_OF_LIST));
    known.set(term, bits);
    return bits;
  };
}

function rarityInNews(term: string): number {
  const common = COMMON_TERMS.get(term);
  if (common !== undefined) return common;
  if (!term.startsWith('#')) return RAREST;
  return OF_NUMBERS[Math.min(term.length - 1, OF_NUMBERS.length) - 1] ?? RAREST;
}
