import { and, eq } from 'drizzle-orm';
import { describeAtOnce } from '../../../../domain/articles/preparation-reason.ts';
import { applyChange } from '../../../articles/change/apply-change.ts';
import type { Transaction } from '../../../database/database.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { articles } from '../../../database/schema/articles.ts';
import { AppError } from '../../../errors.ts';
import { DailyLimitReached } from '../models/model-faults.ts';
import type { PreparationDeps } from '../models/preparation-deps.ts';
import { readPreparationSettings } from '../prompts/preparation-settings.ts';
import { type Cover, findMadeCover, makeCover } from './make-cover.ts';

interface RegenerateDeps extends PreparationDeps {
  /** Called inside the transaction: a published article's new cover is public, so its pages are stale. */
  onChanged(tx: Transaction, article: ArticleRow): Promise<void>;
}

/**
 * Another cover for an article. Its seed is the version of the article that the wish was for, so a job that is
 * repeated after a crash makes the same picture again or finds it in its place, and the next wish another. The
 * old file stays, and a revision shows it. A machine's change: a recorded review goes.
 * @param version when the cover was wished for
 * @throws AppError not-found, conflict when the article was changed meanwhile, too-many at the day's limit
 */
export async function regenerateCover(
  deps: RegenerateDeps,
  articleId: string,
  version: number,
): Promise<Cover> {
  const [article] = await deps.db.select().from(articles).where(eq(articles.id, articleId));
  if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
  const request = {
    articleId: article.id,
    title: article.ai_translated_title ?? article.original_title,
    excerpt: article.ai_translated_excerpt ?? article.original_excerpt,
    category: article.ai_category,
    seed: `${article.id}:${version}`,
  };
  const made = findMadeCover(request, article.ai_image_path);
  if (made) return made;
  const settings = await readPreparationSettings(deps.db);
  const cover = await makeCover(deps, request, settings.image_generation_prompt).catch(
    (error: unknown) => {
      if (!(error instanceof DailyLimitReached)) throw error;
      // This request is not deferred to tomorrow, so the day's limit is a failure here.
      const detail = describeAtOnce(error.reason, 'Bandykite rytoj.');
      throw new AppError('too-many', detail, { log: error.message });
    },
  );
  await deps.db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(articles)
      .where(and(eq(articles.id, article.id), eq(articles.version, article.version)))
      .for('update');
    if (!locked) {
      throw new AppError('conflict', 'Straipsnis tuo metu pakeistas. Bandykite dar kartą.');
    }
    const set = { ai_image_path: cover.name, reviewed_by: null, reviewed_at: null };
    await applyChange(tx, locked, set, {
      verb: 'cover',
      by: { machine: 'automatika' },
      at: deps.clock.now(),
      // A first cover takes nothing away.
      ...(locked.ai_image_path !== null && { revision: 'machine' }),
    });
    await deps.onChanged(tx, { ...locked, ...set });
  });
  return cover;
}
