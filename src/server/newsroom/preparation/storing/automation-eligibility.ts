import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { PreparationReason } from '../../../../domain/articles/preparation-reason.ts';
import { articles } from '../../../database/schema/articles.ts';

/**
 * What may be prepared unasked: of a story the article that stands for it, not public, not prepared, and no person has begun to write its text. A category or
 * a picture that a person chose is no text; the revision before the preparation keeps them.
 */
export const isEligibleForAutomation = and(
  articles.is_story_lead,
  isNull(articles.published_date),
  isNull(articles.ai_actuality_score),
  isNull(articles.ai_translated_title),
  isNull(articles.ai_slug),
  isNull(articles.ai_translated_excerpt),
  isNull(articles.ai_translated_content),
) as SQL;

/** Whether the row says so. */
export const hasReason = (code: PreparationReason['code']): SQL =>
  sql`coalesce(${articles.preparation_reason} ->> 'code' = ${code}, false)`;

/** A reason as a value of its column. */
export const reasonValue = (reason: PreparationReason): SQL<PreparationReason> =>
  sql`${JSON.stringify(reason)}::jsonb`;

/** After a fault of ours: what the schedule takes up again by itself (`automation/select-backlog.ts`), and the rest. */
export const UNEXPECTED_FAULT = sql<PreparationReason>`case when ${isEligibleForAutomation}
  then ${reasonValue({ code: 'unexpected_will_retry' })} else ${reasonValue({ code: 'unexpected' })} end`;
