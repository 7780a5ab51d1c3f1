import { compareTellings } from './compare-tellings.ts';
import { judgeLikeness, SAME, STORY_WINDOW, UNSURE } from './judge-likeness.ts';
import type { TellingTerms } from './story-terms.ts';
import type { Rarity } from './term-rarity.ts';

/** A telling that was there before. */
export interface EarlierTelling {
  articleId: string;
  storyId: string;
  /** Null when the source is gone. */
  sourceId: string | null;
  at: Date;
  terms: TellingTerms;
}

export type NewTelling = Pick<EarlierTelling, 'terms' | 'at' | 'sourceId'>;

interface Choice {
  /** `same`: the telling is of its story; `unsure`: it may be, and a person decides. */
  verdict: 'same' | 'unsure';
  telling: EarlierTelling;
}

/** Like one telling alone and unlike the others of its story: the next event, told with what went before. */
const ON_AVERAGE = 0;

/**
 * An outlet tells an event once. What is alike there is a series – figures of the week, a service's faults – or, under
 * one title, perhaps a second edition.
 */
const ONE_TITLE = 0.9;

/** Which of the earlier tellings the new one is of one story with; null when it begins a story. */
export function chooseStory(
  { terms, at, sourceId }: NewTelling,
  earlier: readonly EarlierTelling[],
  rarity: Rarity,
): Choice | null {
  const judged = earlier.flatMap((telling) => {
    const apart = Math.abs(at.getTime() - telling.at.getTime());
    if (apart > STORY_WINDOW) return [];
    const isAcrossLanguages = terms.isLithuanian !== telling.terms.isLithuanian;
    const likeness = compareTellings(terms, telling.terms, rarity);
    const odds = judgeLikeness(likeness, { isAcrossLanguages, apart });
    const isOwn = sourceId !== null && telling.sourceId === sourceId;
    if (isOwn && likeness.titles < ONE_TITLE) return [];
    return [{ telling, odds: isOwn ? Math.min(odds, UNSURE) : odds }];
  });
  const [best] = judged.toSorted((a, b) => b.odds - a.odds);
  if (!best || best.odds < UNSURE) return null;
  const ofStory = judged.filter(({ telling }) => telling.storyId === best.telling.storyId);
  const average = ofStory.reduce((sum, { odds }) => sum + odds, 0) / ofStory.length;
  const isSame = best.odds >= SAME && average >= ON_AVERAGE;
  return { verdict: isSame ? 'same' : 'unsure', telling: best.telling };
}
