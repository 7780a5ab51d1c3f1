import { compareWith } from './compare-reports.ts';
import { judgeLikeness, type Margins, STORY_WINDOW, verdictOf } from './judge-likeness.ts';
import type { ReportTerms } from './story-terms.ts';
import type { Rarity } from './term-rarity.ts';

/** A report that was there before. */
export interface EarlierReport {
  articleId: string;
  storyId: string;
  /** Null when the source is gone. */
  sourceId: string | null;
  at: Date;
  terms: ReportTerms;
}

export type NewReport = Pick<EarlierReport, 'terms' | 'at' | 'sourceId'>;

interface Choice {
  /** `same`: the report is of its story; `unsure`: it may be, and a person decides. */
  verdict: 'same' | 'unsure';
  report: EarlierReport;
  /** Of another story that it is `same` with too: the two may be one, and a person decides. */
  also: EarlierReport | null;
}

/**
 * An outlet reports an event once. What is alike there is a series – figures of the week, a service's faults – or, under
 * one title, perhaps a second edition.
 */
const ONE_TITLE = 0.9;

/** Which of the earlier reports the new one is of one story with; null when it begins a story. */
export function chooseStory(
  { terms, at, sourceId }: NewReport,
  earlier: readonly EarlierReport[],
  rarity: Rarity,
): Choice | null {
  const compare = compareWith(terms, rarity);
  const judged = earlier.flatMap((report): Judged[] => {
    const apart = Math.abs(at.getTime() - report.at.getTime());
    if (apart > STORY_WINDOW) return [];
    const isAcrossLanguages = terms.isLithuanian !== report.terms.isLithuanian;
    const likeness = compare(report.terms);
    const margins = judgeLikeness(likeness, { isAcrossLanguages, apart });
    if (sourceId === null || report.sourceId !== sourceId) return [{ report, margins }];
    const isAgain = likeness.titles >= ONE_TITLE && verdictOf(margins) !== 'other';
    return isAgain ? [{ report, margins: null }] : [];
  });
  const [likeliest, next] = listStories(judged);
  if (!likeliest) return null;
  const { verdict, report } = likeliest;
  const also = verdict === 'same' && next?.verdict === 'same' ? next.report : null;
  return { verdict, report, also };
}

interface Judged {
  report: EarlierReport;
  /** Null when the outlet itself may report it again: a person has to decide, unless other outlets' reports do. */
  margins: Margins | null;
}

const NONE = Number.NEGATIVE_INFINITY;

/**
 * Each story that may be meant by its likest report, the likeliest story first. A story is judged by its reports on
 * average: what is like one alone is the next event, reported with what went before, or the same one in other words, and a
 * person decides.
 */
function listStories(judged: readonly Judged[]) {
  return [...Map.groupBy(judged, ({ report }) => report.storyId).values()]
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
      return [{ report: likest.report, verdict, same: average.same }];
    })
    .toSorted((a, b) => b.same - a.same);
}

function averageOf(all: readonly Margins[]): Margins {
  const mean = (name: keyof Margins) =>
    all.length > 0 ? all.reduce((sum, each) => sum + each[name], 0) / all.length : NONE;
  return { same: mean('same'), unsure: mean('unsure') };
}
