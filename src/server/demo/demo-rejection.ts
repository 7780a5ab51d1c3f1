import { missingFact } from '../../domain/articles/publish-reasons.ts';
import { API_MODELS } from '../../domain/model-providers.ts';
import type { CheckProblem } from '../newsroom/preparation/checks/check-problem.ts';
import type { Candidate } from '../newsroom/preparation/storing/candidate.ts';
import type { DemoUnpublishedArticle } from './demo-unpublished-article.ts';

/**
 * What the checks say of the demonstration's rejected text. Written down, and asked of them by a test alone: at a first
 * start their patterns would take a second of processor time and 60 MB for one article.
 */
const PROBLEMS: CheckProblem[] = [
  {
    rule: 'fact',
    message: missingFact('90 dienų'),
    value: '90 dienų',
    finding: {
      kind: 'number',
      problem: 'added',
      fact: '90 dienų',
      excerpt: '…dienas. Daugelis jau šiandien renkasi 90 dienų.',
    },
  },
];

/** The text that waits for a person. Null for every other article. */
export function findDemoRejection(article: DemoUnpublishedArticle): Candidate | null {
  if (article.preparation_state !== 'needs_review') return null;
  const text = {
    title: article.ai_translated_title ?? '',
    excerpt: article.ai_translated_excerpt ?? '',
    html: article.ai_translated_content ?? '',
    score: article.ai_actuality_score ?? 0,
    category: article.ai_category ?? '',
  };
  return { text, problems: PROBLEMS, model: API_MODELS[0] };
}
