import { and, asc, count, desc, eq, inArray, max, not, notInArray, or, sql } from 'drizzle-orm';
import { PREPARE_BATCH } from '../../../domain/list-limits.ts';
import { days, minutes } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { run_tasks } from '../../database/schema/automation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { isPageSettled } from '../import/storing/extract-again.ts';
import { findUsableModel } from '../preparation/models/models.ts';
import { readPreparationSettings } from '../preparation/prompts/preparation-settings.ts';
import {
  hasReason,
  isEligibleForAutomation,
  reasonValue,
} from '../preparation/storing/automation-eligibility.ts';
import { taskKey } from './waiting-runs.ts';

type Ctx = Pick<AppContext, 'clock' | 'config'> & { db: Executor };

/** Of one source, while others have something waiting too. */
const FAIR_SHARE = 5;
/** The best are looked for among so many of the newest: news ages, and a backlog may be any size. */
const CANDIDATES_CONSIDERED = 500;

const isBusy = eq(articles.preparation_state, 'preparing');
const isOurFault = and(
  eq(articles.preparation_state, 'failed'),
  hasReason('unexpected_will_retry'),
);

/**
 * The best of the backlog. They have no score yet, so what is known of them decides: a fair share for each
 * source, whole texts before thin ones, sources trusted to be published from before others, the newest first.
 * Without a model those that rules cannot prepare come last, and once only: their row keeps what is missing.
 * Articles that wait for a person are not taken again; what met a fault of ours is, after a pause.
 * @param respectsBackOff false: a person asks, and waits for no pause
 */
export async function selectBacklog(
  ctx: Ctx,
  respectsBackOff: boolean,
  count = PREPARE_BATCH,
): Promise<string[]> {
  const { isWorthIt, isPossible, possibleFirst } = await readPossibility(ctx);
  const isWaiting = or(eq(articles.preparation_state, 'imported'), isBusy, isOurFault);
  const backingOff = respectsBackOff ? await listBackingOff(ctx) : [];
  const isNotBackingOff = backingOff.length > 0 ? notInArray(articles.id, backingOff) : undefined;
  const newest = ctx.db
    .select({
      id: articles.id,
      created_at: articles.created_at,
      is_thin: articles.is_thin,
      isPossible: isPossible.as('is_possible'),
      isTrusted: sql<boolean>`coalesce(${rss_sources.is_trusted}, false)`.as('is_trusted'),
      isOverShare: sql<boolean>`row_number() over (
        partition by ${articles.source_id}
        order by ${isPossible} desc, ${articles.is_thin}, ${articles.created_at} desc) > ${FAIR_SHARE}`.as(
        'is_over_share',
      ),
    })
    .from(articles)
    .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(
      inArray(
        articles.id,
        ctx.db
          .select({ id: articles.id })
          .from(articles)
          .where(and(isEligibleForAutomation, isPageSettled, isWaiting, isWorthIt, isNotBackingOff))
          .orderBy(...possibleFirst, desc(articles.created_at))
          .limit(CANDIDATES_CONSIDERED),
      ),
    )
    .as('newest');
  const best = await ctx.db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(
      desc(newest.isPossible),
      asc(newest.isOverShare),
      asc(newest.is_thin),
      desc(newest.isTrusted),
      desc(newest.created_at),
    )
    .limit(count);
  return best.map(({ id }) => id);
}

/**
 * What can be prepared as things are set up. An article that cannot is taken once, so that the run and its row
 * say what is missing (`endWithout` in preparation writes it), and again when that is another setting.
 */
async function readPossibility({ db, config }: Ctx) {
  const { api_model } = await readPreparationSettings(db);
  const { model, reason } = findUsableModel(config, { api_model });
  if (model) return { isWorthIt: undefined, isPossible: sql<boolean>`true`, possibleFirst: [] };
  const isPossible = sql<boolean>`lower(coalesce(${articles.original_language}, '')) like 'lt%'`;
  const isUnreported = sql`${articles.preparation_reason} is distinct from ${reasonValue(reason)}`;
  return { isWorthIt: or(isPossible, isUnreported), isPossible, possibleFirst: [desc(isPossible)] };
}

const FIRST_PAUSE = minutes(10);
const LONGEST_PAUSE = days(1);

/**
 * Articles whose preparation failed, or died with its process, too lately: each time the pause is twice as long.
 * What failed before the article began anew, from another text or because a person wanted it, is over.
 */
async function listBackingOff({ db, clock }: Ctx): Promise<string[]> {
  // In the words of the index of failed preparations: the tasks of all runs there ever were are many.
  const isFailure = sql`${run_tasks.job_name} = 'prepare-article' and ${run_tasks.state} = 'failed'`;
  const isOfArticle = sql`${run_tasks.task_key} = ${taskKey('prepare-article', '')} || ${articles.id}`;
  const hasBegunAnewSince = sql`exists (
    select from ${article_revisions} r where r.article_id = ${articles.id}
      and r.reason in ('reprocess', 'machine') and r.created_at >= ${run_tasks.finished_at})`;
  const failures = await db
    .select({ id: articles.id, times: count(), last: max(run_tasks.finished_at) })
    .from(articles)
    .innerJoin(run_tasks, and(isFailure, isOfArticle))
    .where(and(isEligibleForAutomation, or(isBusy, isOurFault), not(hasBegunAnewSince)))
    .groupBy(articles.id);
  const now = clock.now().getTime();
  return failures
    .filter(({ times, last }) => {
      const pause = Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE);
      return last !== null && last.getTime() + pause > now;
    })
    .map(({ id }) => id);
}
