import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import type { PreparationReason } from '../../../../domain/articles/preparation-reason.ts';
import { toStorableJson } from '../../../database/storable-json.ts';

/** Why an output may not be used as it is. */
export interface CheckProblem {
  rule:
    | 'answer'
    | 'form'
    | 'category'
    | 'score'
    | 'language'
    | 'length'
    /** Nothing in common with its source: perhaps another article's translation. */
    | 'subject'
    | 'fact'
    | 'link'
    | 'html'
    /** A word that the glossary says never to write. */
    | 'term'
    /** The source speaks to the model: whatever came of it, a person has to look. */
    | 'instruction';
  /** Lithuanian: shown to the reviewer, and given to the model for its second try. */
  message: string;
  /** The piece of the output that is at fault, as written there; for highlighting. */
  value?: string;
  /** Facts and terms only. */
  finding?: CheckFinding;
}

/** What a reviewer sees highlighted, each finding once; stored as `articles.check_findings`. */
export const listFindings = (problems: CheckProblem[]): CheckFinding[] => {
  const found = new Map<string, CheckFinding>();
  for (const { finding } of problems) if (finding) found.set(keyOf(finding), finding);
  return [...found.values()];
};

/** The same words may be found wanting in two ways. */
export const keyOf = ({ fact, kind, problem = 'added', source }: CheckFinding): string =>
  [kind, problem, fact, source?.fact].join('\n');

const SHOWN = 3;

/** The first problems, for the article's row; the candidate holds them all. */
export const reasonOf = (problems: CheckProblem[]): PreparationReason => ({
  code: 'problems',
  problems: problems
    .slice(0, SHOWN)
    .map(({ message, finding }) => toStorableJson({ message, isFact: finding !== undefined })),
  more: Math.max(0, problems.length - SHOWN),
});
