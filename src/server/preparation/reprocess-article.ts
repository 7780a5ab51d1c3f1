import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { article_revisions, articles } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { listConfiguredModels } from './models.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { readPreparationSettings } from './preparation-settings.ts';
import { canPrepareByRules } from './prepare-by-rules.ts';
import { findObstacle } from './ready-models.ts';
import { type ArticleRow, readSourceText } from './source-text.ts';
import { retireSteps } from './steps.ts';

export interface ReprocessDeps extends PreparationDeps {
  /** Queues `prepare-article` inside the transaction that clears the values. */
  enqueue(tx: Transaction, articleId: string): Promise<void>;
}

/**
 * 'Apdoroti iš naujo': saves a revision, clears what the last preparation made and queues the next. Of a
 * published article nothing public changes, and its review stays with the text that was reviewed.
 * @throws AppError not-found; conflict for a person's own post; not-configured before anything is cleared
 */
export async function startReprocess(
  deps: ReprocessDeps,
  articleId: string,
  userId: string | null,
): Promise<void> {
  const settings = await readPreparationSettings(deps.db);
  await deps.db.transaction(async (tx) => {
    const [article] = await tx
      .select()
      .from(articles)
      .where(eq(articles.id, articleId))
      .for('update');
    if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
    await assertCanBePrepared(deps, article, settings.api_model);
    await tx.insert(article_revisions).values({
      article_id: article.id,
      reason: 'reprocess',
      snapshot: article,
      created_by: userId,
      created_at: deps.clock.now(),
    });
    await retireSteps(tx, article.id);
    await tx
      .update(articles)
      .set({
        ...(article.published_date === null && CLEARED),
        pending_values: null,
        preparation_state: 'imported',
        preparation_error: null,
        auto_publish_blocked_at: null,
        version: article.version + 1,
      })
      .where(eq(articles.id, article.id));
    await deps.enqueue(tx, article.id);
  });
}

/** The picture stays, as in specification §4.4: it has its own button. */
const CLEARED = {
  ai_actuality_score: null,
  ai_translated_title: null,
  ai_translated_excerpt: null,
  ai_translated_content: null,
  ai_category: null,
  ai_slug: null,
  prepared_by: null,
  prepared_at: null,
  scheduled_for: null,
  reviewed_by: null,
  reviewed_at: null,
} as const;

async function assertCanBePrepared(
  deps: PreparationDeps,
  article: ArticleRow,
  apiModel: string,
): Promise<void> {
  if (article.source_name === 'Manual') {
    throw new AppError(
      'conflict',
      'Įrašas sukurtas rankiniu būdu: jis neturi šaltinio, iš kurio būtų galima jį parengti iš naujo.',
    );
  }
  const hasModel = listConfiguredModels(deps.config, apiModel).length > 0;
  if (!hasModel && canPrepareByRules(readSourceText(article))) return;
  const obstacle = await findObstacle(deps, apiModel);
  if (obstacle) throw new AppError('not-configured', obstacle);
}
