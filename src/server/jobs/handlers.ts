import { and, eq, gte } from 'drizzle-orm';
import { autoPublishArticles } from '../articles/auto-publish.ts';
import { completeTask, type TaskOutcome } from '../automation/runs.ts';
import { deliverContactNotification } from '../contacts/deliver-contact-notification.ts';
import type { AppContext } from '../context.ts';
import { articles } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { importSource } from '../import/import-source.ts';
import { prepareArticle } from '../preparation/prepare-article.ts';
import { regenerateCover } from '../preparation/regenerate-cover.ts';
import type { Attempt, JobHandlers } from './boss.ts';
import type { JobName } from './definitions.ts';

/** What each job does: one call into the room that knows how, and the run told how it ended. */
export function createJobHandlers(ctx: AppContext): JobHandlers {
  return {
    'import-source': ({ source_id }, attempt) =>
      inRun(ctx, 'import-source', source_id, attempt, async () => {
        const result = await importSource(ctx, source_id);
        return async (startedAt) => ({
          ...result.outcome,
          // Also what an attempt that was killed had stored.
          count: await ctx.db.$count(
            articles,
            and(eq(articles.source_id, source_id), gte(articles.created_at, startedAt)),
          ),
        });
      }),
  } as JobHandlers;
}

void [autoPublishArticles, deliverContactNotification, prepareArticle, regenerateCover, AppError];

async function inRun(
  ctx: AppContext,
  job: JobName,
  key: string,
  attempt: Attempt,
  work: () => Promise<(startedAt: Date) => Promise<TaskOutcome>>,
): Promise<void> {
  const outcome = await work();
  await completeTask(ctx, job, key, outcome);
  void attempt;
}
