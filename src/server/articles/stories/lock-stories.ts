import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { articles, stories } from '../../database/schema/articles.ts';
import { IS_REPORTED_ELSEWHERE } from '../model/article-columns.ts';

/** Any number, the same in every process: its holder changes which articles are of which story. */
const STORIES_LOCK = 7_261_905;

/**
 * Until the transaction ends nobody else, on any instance, puts an article into a story: two reports that come at the
 * same time see each other. To be taken before any article is locked.
 */
export async function lockStories(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STORIES_LOCK})`);
}

/**
 * Until the transaction ends nobody else publishes of these stories; who comes later sees what was published. After the
 * articles themselves are locked; reports are added meanwhile.
 */
export async function lockForPublishing(
  tx: Transaction,
  storyIds: readonly (string | null)[],
): Promise<void> {
  const ids = storyIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await tx
    .select({ id: stories.id })
    .from(stories)
    .where(inArray(stories.id, ids))
    .orderBy(asc(stories.id))
    .for('no key update');
}

export async function isReportedElsewhere(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(articles, and(eq(articles.id, id), IS_REPORTED_ELSEWHERE))) > 0;
}

/** Whether readers see the story already, in another article. Under `lockForPublishing`. */
export async function isReportedInPublic(tx: Transaction, id: string): Promise<boolean> {
  const isPublic = sql`exists (
    select 1 from ${articles} o where o.story_id = articles.story_id and o.id <> articles.id
      and o.published_date is not null)`;
  return (await tx.$count(articles, and(eq(articles.id, id), isPublic))) > 0;
}
