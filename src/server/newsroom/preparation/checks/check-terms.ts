import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { describeFinding } from '../../../../domain/articles/publish-reasons.ts';
import type { GlossaryTerm } from '../../../../domain/glossary.ts';
import { proseOf } from '../../../html/text-blocks.ts';
import { findUnwantedTerms } from '../terms/house-terms.ts';
import { findUnknownWords } from '../terms/unknown-words.ts';
import type { SourceText } from '../text/source-text.ts';
import type { CheckProblem } from './check-problem.ts';

interface Words {
  title?: string;
  excerpt?: string;
  html?: string;
}

const wordsOf = ({ title = '', excerpt = '', html = '' }: Words): string =>
  [title, excerpt, proseOf(html)].filter(Boolean).join('\n').normalize('NFC');

/** What the glossary says never to write, each word once. */
export function checkTerms(text: Words, glossary: readonly GlossaryTerm[]): CheckProblem[] {
  const sure = findUnwantedTerms(wordsOf(text), glossary).filter(({ isUnsure }) => !isUnsure);
  return [...new Map(sure.map((finding) => [finding.fact, finding])).values()].map((finding) => ({
    rule: 'term',
    message: describeFinding(finding),
    value: finding.fact,
    finding,
  }));
}

/** Words worth a look: forms that may be an unwanted word's, and those nobody knows. */
export function listWordDoubts(
  source: SourceText,
  text: Words,
  glossary: readonly GlossaryTerm[],
): CheckFinding[] {
  const words = wordsOf(text);
  const given = {
    source: `${source.title}\n${source.fullText}`,
    isOwnText: source.language === 'lt',
  };
  return [
    ...findUnwantedTerms(words, glossary).filter(({ isUnsure }) => isUnsure),
    ...findUnknownWords(words, glossary, given),
  ];
}
