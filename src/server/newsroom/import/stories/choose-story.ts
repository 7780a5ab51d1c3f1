import { compareWith } from './compare-tellings.ts';
import { judgeLikeness, type Margins, STORY_WINDOW, verdictOf } from './judge-likeness.ts';
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
  const compare = compareWith(terms, rarity);
  const judged = earlier.flatMap((telling): Judged[] => {
    const apart = Math.abs(at.getTime() - telling.at.getTime());
    if (apart > STORY_WINDOW) return [];
    const isAcrossLanguages = terms.isLithuanian !== telling.terms.isLithuanian;
    const likeness = compare(telling.terms);
    const margins = judgeLikeness(likeness, { isAcrossLanguages, apart });
    if (sourceId === null || telling.sourceId !== sourceId) return [{ telling, margins }];
    const isAgain = likeness.titles >= ONE_TITLE && verdictOf(margins) !== 'other';
    return isAgain ? [{ telling, margins: null }] : [];
  });
  const [likeliest, next] = listStories(judged);
  if (!likeliest) return null;
  const { verdict, telling } = likeliest;
  const also = verdict === 'same' && next?.verdict === 'same' ? next.telling : null;
  return { verdict, telling, also };
}

interface Judged {
  telling: EarlierTelling;
  /** Null when the outlet itself may tell it again: a person has to decide, unless other outlets' tellings do. */
  margins: Margins | null;
}

const NONE = Number.NEGATIVE_INFINITY;

/**
 * Each story that may be meant by its likest telling, the likeliest story first. A story is judged by its tellings on
 * average: what is like one alone is the next event, told with what went before, or the same one told otherwise, and a
 * person decides.
 */
function listStories(judged: readonly Judged[]) {
  return [...Map.groupBy(judged, ({ telling }) => telling.storyId).values()]
    .flatMap((ofStory) => {
      const [likest] = ofStory.toSorted(
        (a, b) => (b.margins?.same ?? NONE) - (a.margins?.same ?? NONE),
      );
      const average = averageOf(ofStory.flatMap(({ margins }) => margins ?? []));
      const isDoubted = ofStory.some(
        ({ margins }) => margins === null || verdictOf(margins) === 'same',
      );
      const judgement = verdictOf(average);
      const verdict = judgement === 'other' && isDoubted ? 'unsure' : judgement;
      if (!likest || verdict === 'other') return [];
      return [{ telling: likest.telling, verdict, same: average.same }];
    })
    .toSorted((a, b) => b.same - a.same);
}

function averageOf(all: readonly Margins[]): Margins {
  const mean = (name: keyof Margins) =>
    all.length > 0 ? all.reduce((sum, each) => sum + each[name], 0) / all.length : NONE;
  return { same: mean('same'), unsure: mean('unsure') };
}
