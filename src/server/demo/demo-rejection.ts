import { API_MODELS } from '../../domain/model-providers.ts';
import type { ArticleRow } from '../database/schema/articles.ts';
import { checkOutput, indexSource } from '../newsroom/preparation/checks/check-output.ts';
import type { Candidate } from '../newsroom/preparation/storing/candidate.ts';
import { readSourceText } from '../newsroom/preparation/text/source-text.ts';
import type { DemoUnpublishedArticle } from './demo-unpublished-article.ts';

/** The text that waits for a person, with what the real checks say of it. Null for every other article. */
export function findDemoRejection(
  article: DemoUnpublishedArticle,
  row: ArticleRow,
): Candidate | null {
  if (article.preparation_state !== 'needs_review') return null;
  const text = {
    title: article.ai_translated_title ?? '',
    excerpt: article.ai_translated_excerpt ?? '',
    html: article.ai_translated_content ?? '',
    score: article.ai_actuality_score ?? 0,
    category: article.ai_category ?? '',
  };
  const problems = checkOutput(indexSource(readSourceText(row)), text);
  return { text, problems, model: API_MODELS[0] };
}
