import type { ArticleRow } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { applyChange } from './apply-change.ts';
import type { Act } from './change-articles.ts';
import { type ArticleChangeContext, changeArticle } from './change-articles.ts';
import { closeCheck, findOpenCheck } from './corrections.ts';

/** Which columns a source's newer text may replace; whatever else was kept with it is left out. */
const FIELDS = [
  'original_title',
  'original_excerpt',
  'original_content',
  'original_author',
  'original_raw_date',
  'original_language',
  'content_hash',
] as const;

/** No newer text waits any more, nor anything else that a source did. */
export const SOURCE_SEEN = { changed_original: null, source_changed_at: null } as const;

/**
 * The source's newer text as the article's columns, for a preparation that shall start from it; null when there
 * is none.
 */
export function readChangedOriginal({ changed_original }: ArticleRow): Partial<ArticleRow> | null {
  if (!changed_original) return null;
  const text = FIELDS.filter((field) => typeof changed_original[field] === 'string').map(
    (field) => [field, changed_original[field]],
  );
  const { is_thin } = changed_original;
  return {
    ...Object.fromEntries(text),
    ...(typeof is_thin === 'boolean' && { is_thin }),
    ...SOURCE_SEEN,
  };
}

/**
 * A person has seen that the source changed its text and leaves ours as it is; readers are not told any more that it
 * is being checked.
 * @throws AppError not-found; conflict when the article has changed since or nothing waits
 */
export function dismissSourceChange(ctx: ArticleChangeContext, act: Act): Promise<void> {
  return changeArticle(ctx, act, async (tx, article) => {
    if (!article.source_changed_at && !(await findOpenCheck(tx, article.id))) {
      throw new AppError('conflict', 'Šaltinio pakeitimas jau peržiūrėtas.');
    }
    const at = ctx.clock.now();
    await closeCheck(tx, article.id, { decision: 'dismissed', at, by: act.userId });
    return applyChange(tx, article, SOURCE_SEEN, { verb: 'update', by: act.userId, at });
  });
}
