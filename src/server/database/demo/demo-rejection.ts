import { API_MODELS } from '../../../domain/constants.ts';
import type { Candidate } from '../../preparation/candidate.ts';
import { checkOutput, indexSource } from '../../preparation/check-output.ts';
import { type ArticleRow, readSourceText } from '../../preparation/source-text.ts';
import type { PreparedText } from '../../preparation/store-prepared.ts';
import type { DemoUnpublishedArticle } from './demo-unpublished-article.ts';

/** The text that waits for a person, with what the real checks say of it. Null for every other article. */
export function findDemoRejection(
  article: DemoUnpublishedArticle,
  row: ArticleRow,
): Candidate | null {
  if (article.preparation_state !== 'needs_review') return null;
  const text: PreparedText = {
    title: article.ai_translated_title ?? '',
    excerpt: article.ai_translated_excerpt ?? '',
    html: article.ai_translated_content ?? '',
    score: article.ai_actuality_score ?? 0,
    category: article.ai_category ?? '',
  };
  const problems = checkOutput(indexSource(readSourceText(row)), text);
  return { text, problems, model: API_MODELS[0] };
}
