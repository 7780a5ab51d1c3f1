import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import { readEffectiveRights } from './prompts/preparation-settings.ts';
import type { SourceText } from './text/source-text.ts';

/** What may be used of an article's source; null when there is nothing to prepare it from. */
export async function readSource(
  { db, texts }: Pick<PreparationDeps, 'db' | 'texts'>,
  article: ArticleRow,
): Promise<SourceText | null> {
  const rights = await readEffectiveRights(db, article);
  const source = await texts.call('readSource', { ...article, rights });
  return source.html && source.title ? source : null;
}
