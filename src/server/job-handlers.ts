import { and, eq, gte } from 'drizzle-orm';
import { deliverAlert } from './alerts/deliver-alert.ts';
import { runBackup } from './backup/nightly-backup.ts';
import { deliverContactDigest } from './contacts/contact-digest.ts';
import {
  deliverContactNotification,
  refuseNotification,
} from './contacts/deliver-contact-notification.ts';
import type { AppContext } from './context.ts';
import type { Transaction } from './database/database.ts';
import { articles } from './database/schema/articles.ts';
import { deliverAccountMail } from './identity/account-mails.ts';
import type { JobHandlers } from './jobs/boss.ts';
import {
  describePreparation,
  isFreeToPrepare,
  isSwitchedOff,
  resumePreparation,
} from './newsroom/automation/preparation-job.ts';
import { publishBatch } from './newsroom/automation/publish-batch.ts';
import { runJob } from './newsroom/automation/run-job.ts';
import type { Report, TaskOutcome } from './newsroom/automation/runs.ts';
import { createHostCircuitBreaker } from './newsroom/import/documents/host-circuit-breaker.ts';
import { importSource } from './newsroom/import/import-source.ts';
import type { LostPage } from './newsroom/import/pages/page-reading.ts';
import type { ImportContext } from './newsroom/import/storing/article-body.ts';
import { type ExtractedAgain, extractAgain } from './newsroom/import/storing/extract-again.ts';
import { regenerateCover } from './newsroom/preparation/covers/regenerate-cover.ts';
import type { PreparationDeps } from './newsroom/preparation/models/preparation-deps.ts';
import { prepareArticle } from './newsroom/preparation/prepare-article.ts';
import { resumeReplay } from './newsroom/replay/pause-replay.ts';
import { replayArticle } from './newsroom/replay/replay-article.ts';
import { announcePublicChange } from './pages/page-cache/public-changes.ts';
import { purgeUnfinished } from './pages/page-cache/shared-cache.ts';
import { createPurge } from './pages/shared-cache/purger.ts';

/**
 * What each job does: one call into the room that knows how, and a report of the outcome to the runs that wait.
 * Whole: a list of jobs.
 */
export function createJobHandlers(
  ctx: AppContext & Pick<ImportContext, 'feeds' | 'pages' | 'robots'> & { databaseUrl: string },
): JobHandlers {
  const preparation = (signal: AbortSignal): PreparationDeps => ({
    db: ctx.db,
    clock: ctx.clock,
    log: ctx.log,
    storage: ctx.storage,
    texts: ctx.texts,
    config: ctx.config,
    signal,
  });
  /** What one job learns of a host the next one honours, for as long as this process lives. */
  const hostBreaker = createHostCircuitBreaker(ctx.clock);
  return {
    'import-source': ({ source_id }, attempt) =>
      runJob(ctx, 'import-source', source_id, attempt, async () => {
        const result = await importSource(
          { ...ctx, hostBreaker, signal: attempt.signal },
          source_id,
        );
        return async (since) => ({
          ...result.outcome,
          // From the table, not from this attempt: one that was killed has stored some too.
          count: await ctx.db.$count(
            articles,
            and(eq(articles.source_id, source_id), gte(articles.created_at, since)),
          ),
        });
      }),

    'prepare-article': ({ article_id }, attempt) =>
      runJob(ctx, 'prepare-article', article_id, attempt, async (waiting) => {
        if (await isSwitchedOff(ctx, article_id, waiting)) {
          const message = 'Nepradėta: AI paruošimas išjungtas.';
          return () => ({ state: 'skipped', count: 0, message });
        }
        const isFree = isFreeToPrepare(waiting);
        const result = await prepareArticle(preparation(attempt.signal), article_id, isFree);
        return describePreparation(ctx, result, article_id);
      }),

    'resume-preparation': (payload) => resumePreparation(ctx, payload),

    'replay-article': ({ replay_id, article_id }, attempt) =>
      runJob(ctx, 'replay-article', `${replay_id}:${article_id}`, attempt, () => {
        const deps = { ...preparation(attempt.signal), jobs: ctx.jobs };
        return replayArticle(deps, { replay_id, article_id }, attempt.isLast);
      }),

    'resume-replay': ({ replay_id }) => resumeReplay(ctx, replay_id),

    'fix-short-article': ({ article_id }, attempt) =>
      runJob(ctx, 'fix-short-article', article_id, attempt, async (waiting) => {
        const extracted = await extractAgain({ ...ctx, hostBreaker }, article_id);
        if (extracted.outcome !== 'longer') return describeExtraction(extracted);
        const isFree = isFreeToPrepare(waiting);
        const result = await prepareArticle(preparation(attempt.signal), article_id, isFree);
        return describePreparation(ctx, result, article_id);
      }),

    'read-page-again': ({ article_id }, attempt) =>
      runJob(ctx, 'read-page-again', article_id, attempt, async () => {
        return describeExtraction(await extractAgain({ ...ctx, hostBreaker }, article_id));
      }),

    'regenerate-cover': ({ article_id, version }, attempt) =>
      runJob(ctx, 'regenerate-cover', article_id, attempt, async () => {
        const onChanged = async (tx: Transaction, article: { ai_slug: string | null }) => {
          if (article.ai_slug)
            await announcePublicChange(tx, ['articles', `article:${article.ai_slug}`]);
        };
        const deps = { ...preparation(attempt.signal), onChanged };
        await regenerateCover(deps, article_id, version);
        return () => ({ state: 'done', count: 1, message: null });
      }),

    'auto-publish': (_payload, attempt) =>
      runJob(ctx, 'auto-publish', 'all', attempt, () => publishBatch(ctx)),

    'send-contact-notification': async ({ contact_id }, { isLast, isPoison }) => {
      if (isPoison) await refuseNotification(ctx, contact_id);
      else await deliverContactNotification(ctx, contact_id, { isLast });
    },

    'send-account-mail': ({ mail_id }) => deliverAccountMail(ctx, mail_id),

    'send-contact-digest': ({ due }, { isLast }) => deliverContactDigest(ctx, due, { isLast }),

    'send-alert': (payload) => deliverAlert(ctx, payload),

    'purge-shared-cache': async () => {
      if (ctx.config.cdn) await purgeUnfinished(ctx, createPurge(ctx.config.cdn));
    },

    'back-up': ({ backup_id }) => runBackup(ctx, backup_id),
  };
}

/** An article that is gone is never gone without a word. */
function describeExtraction({ outcome, title, lost }: ExtractedAgain): Report {
  const report = (state: TaskOutcome['state'], count: number, message: string | null) => () => ({
    state,
    count,
    message,
  });
  switch (outcome) {
    case 'longer':
      return report('done', 1, `Perskaityta iš naujo: ${title}`);
    case 'joined':
      return report('done', 0, `Sujungta su jau turimu straipsniu: ${title}`);
    case 'deleted':
      return report('done', 0, `Pašalinta, nes toks straipsnis jau buvo ištrintas: ${title}`);
    case 'same':
      return lost
        ? report('failed', 0, `Lieka trumpas šaltinio tekstas: ${title} – ${LOST[lost]}`)
        : report('skipped', 0, null);
  }
}

const LOST: Record<LostPage, string> = {
  interstitial: 'vietoj straipsnio puslapis rodo patikros, prisijungimo arba sutikimo langą.',
  empty: 'puslapyje straipsnio teksto nerasta.',
  unreadable: 'puslapio nepavyko apdoroti.',
};
