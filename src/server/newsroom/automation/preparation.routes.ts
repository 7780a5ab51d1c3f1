import { Hono } from 'hono';
import { actRoute } from '../../articles/act-route.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ApiEnv } from '../../http/env.ts';
import { refuseWhilePaused } from '../../jobs/refuse-while-paused.ts';
import { readRecentStories } from '../import/stories/recent-stories.ts';
import { createRarity } from '../import/stories/term-rarity.ts';
import { placeChangedOriginal } from '../import/storing/place-anew.ts';
import { takeRejectedText } from '../preparation/rejected-text.ts';
import { startReprocess } from '../preparation/reprocess-article.ts';
import { startPreparation } from './start-functions.ts';

/** Under `/api/admin/articles`: what a person does with the preparation of one article. Answers the article. */
export function preparationRoutes(ctx: AppContext) {
  return new Hono<ApiEnv>()
    .post(
      '/:id/rejected-text',
      ...actRoute(ctx, 'Take the text that did not pass its checks, to mend it', (act) =>
        takeRejectedText(ctx, act),
      ),
    )
    .post(
      '/:id/reprocess',
      ...actRoute(ctx, 'Prepare anew', async ({ id, userId, version }) => {
        refuseWhilePaused(ctx.config);
        const now = ctx.clock.now();
        const rarity = createRarity(await readRecentStories(ctx.db, now));
        // As a run: what the closing job of the last preparation does not let into the queue is looked after there.
        const enqueue = async (tx: Transaction, before: ArticleRow) => {
          await placeChangedOriginal(tx, before, { rarity, now });
          await startPreparation({ ...ctx, db: tx }, 'manual', [id]);
        };
        await startReprocess({ ...ctx, enqueue }, id, userId, version);
      }),
    );
}
