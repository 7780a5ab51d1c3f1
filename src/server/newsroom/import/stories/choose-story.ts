import { compareWith } from './compare-tellings.ts';
import { type Judgement, judgeLikeness, STORY_WINDOW } from './judge-likeness.ts';
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
  /** Of another story that it is `same` with too: the two may be one, and a person decides. */
  also: EarlierTelling | null;
}

/** Like one telling alone and unlike the others of its story: the next event, told with what went before. */
const ON_AVERAGE = -1;

/**
 * An outlet tells an event once. What is alike there is a series – figures of the week, a service's faults – or, under
 * one title, perhaps a second edition.
 */
const ONE_TITLE = 0.9;
/** As sure as what is just unsure, so that another outlet's telling goes before. */
const AGAIN = -4;

/** Which of the earlier tellings the new one is of one story with; null when it begins a story. */
export function chooseStory(
  { terms, at, sourceId }: NewTelling,
  earlier: readonly EarlierTelling[],
  rarity: Rarity,
): Choice | null {
  const compare = compareWith(terms, rarity);
  const judged = earlier.flatMap((telling) => {
    const apart = Math.abs(at.getTime() - telling.at.getTime());
    if (apart > STORY_WINDOW) return [];
    const isAcrossLanguages = terms.isLithuanian !== telling.terms.isLithuanian;
    const likeness = compare(telling.terms);
    const judgement = judgeLikeness(likeness, { isAcrossLanguages, apart });
    if (sourceId === null || telling.sourceId !== sourceId) return [{ telling, ...judgement }];
    const isAgain = likeness.titles >= ONE_TITLE && judgement.verdict !== 'other';
    return isAgain ? [{ telling, verdict: 'unsure' as const, margin: AGAIN }] : [];
  });
  const [best, next] = listBest(judged);
  if (!best) return null;
  const isSame = isSameStory(best, judged);
  const also = isSame && next && isSameStory(next, judged) ? next.telling : null;
  return { verdict: isSame ? 'same' : 'unsure', telling: best.telling, also };
}

type Judged = { telling: EarlierTelling } & Judgement;

/** The likest telling of each story that may be meant, the likest first. */
function listBest(judged: readonly Judged[]): Judged[] {
  const met = new Set<string>();
  return judged
    .filter(({ verdict }) => verdict !== 'other')
    .toSorted((a, b) => b.margin - a.margin)
    .filter(({ telling }) => {
      const isFirst = !met.has(telling.storyId);
      met.add(telling.storyId);
      return isFirst;
    });
}

function isSameStory(best: Judged, judged: readonly Judged[]): boolean {
  const ofStory = judged.filter(({ telling }) => telling.storyId === best.telling.storyId);
  const average = ofStory.reduce((sum, { margin }) => sum + margin, 0) / ofStory.length;
  return best.verdict === 'same' && average >= ON_AVERAGE;
}
