import { eq } from 'drizzle-orm';
import { isManualPost } from '../../../domain/articles/manual-post.ts';
import { getArticleForChange } from '../../articles/change/change-articles.ts';
import { readChangedOriginal } from '../../articles/change/changed-original.ts';
import { lockStories } from '../../articles/stories/lock-stories.ts';
import type { Transaction } from '../../database/database.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { findUnavailableReason } from './models/available-models.ts';
import { listConfiguredModels } from './models/models.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import { readPreparationSettings } from './prompts/preparation-settings.ts';
import { canPrepareByRules } from './rules/prepare-by-rules.ts';
import { clearPrepared } from './storing/clear-prepared.ts';

interface ReprocessDeps extends PreparationDeps {
  /** Finds its place among stories and queues the preparation, inside the transaction that clears the values. */
  enqueue(tx: Transaction, before: ArticleRow): Promise<void>;
}

/**
 * 'Apdoroti iš naujo': saves a revision, clears what the last preparation made and queues the next.
 * @param version what the person saw; undefined when any will do
 * @throws AppError not-found; conflict for a person's own post and for an article that has changed since;
 *   not-configured before anything is cleared
 */
export async function startReprocess(
  deps: ReprocessDeps,
  articleId: string,
  userId: string | null,
  version?: number,
): Promise<void> {
  const settings = await readPreparationSettings(deps.db);
  // Before the locks that all others wait for: it asks the database and the worker of texts.
  const [seen] = await deps.db.select().from(articles).where(eq(articles.id, articleId));
  if (seen) await assertCanBePrepared(deps, seen, settings.api_model);
  await deps.db.transaction(async (tx) => {
    await lockStories(tx);
    const article = await getArticleForChange(tx, articleId, version);
    const now = deps.clock.now();
    // What the source says now is what a new preparation starts from.
    const changes = readChangedOriginal(article) ?? {};
    await clearPrepared(tx, article, { reason: 'reprocess', userId, now, changes });
    await deps.enqueue(tx, article);
  });
}

async function assertCanBePrepared(
  deps: PreparationDeps,
  article: ArticleRow,
  apiModel: string,
): Promise<void> {
  if (isManualPost(article)) {
    throw new AppError(
      'conflict',
      'Įrašas sukurtas rankiniu būdu: jis neturi šaltinio, iš kurio būtų galima jį parengti iš naujo.',
    );
  }
  const hasModel = listConfiguredModels(deps.config, apiModel).length > 0;
  if (!hasModel && canPrepareByRules(await deps.texts.call('readSource', article))) return;
  const obstacle = await findUnavailableReason(deps, apiModel);
  if (obstacle) throw new AppError('not-configured', obstacle);
}
