import type { ArticleRow } from '../../../database/schema/articles.ts';
import { textByBlocks } from '../../../html/text-blocks.ts';
import { readSourceText } from '../text/source-text.ts';
import { indexSource } from './check-output.ts';
import { findUnknownFacts } from './facts/facts.ts';

/**
 * Whether our text tells a figure, date or another fact that its source told when it was made and tells no more. What else
 * the source changed, or added, does not make our text untrue.
 * @param newer the columns that the source's newer text would have
 */
export function isFactTakenBack(article: ArticleRow, newer: Partial<ArticleRow>): boolean {
  const told = [
    article.ai_translated_title,
    article.ai_translated_excerpt,
    textByBlocks(article.ai_translated_content ?? ''),
  ].join('\n');
  const listUnknown = (row: ArticleRow) =>
    findUnknownFacts(indexSource(readSourceText(row)).facts, told);
  const before = new Set(listUnknown(article).map(({ fact, excerpt }) => `${fact}\n${excerpt}`));
  return listUnknown({ ...article, ...newer }).some(
    ({ fact, excerpt }) => !before.has(`${fact}\n${excerpt}`),
  );
}
