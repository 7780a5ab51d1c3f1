import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import type { Transaction } from '../../database/database.ts';
import { articles, stories } from '../../database/schema/articles.ts';
import { announcePublicChange } from '../../pages/page-cache/public-changes.ts';

export async function beginStory(tx: Transaction): Promise<string> {
  const id = randomUUID();
  await tx.insert(stories).values({ id });
  return id;
}

/**
 * After a story got or lost a report: which article stands for it. What readers see or a person planned always does, and
 * of the others one, unless there is such: what is prepared already, then the fullest text that may be used. Under `lockStories`.
 */
export async function chooseLead(tx: Transaction, storyId: string): Promise<void> {
  const reports = await tx
    .select({
      id: articles.id,
      isLead: articles.is_story_lead,
      isShown: sql<boolean>`${articles.published_date} is not null or ${articles.scheduled_for} is not null`,
    })
    .from(articles)
    .where(eq(articles.story_id, storyId))
    // In the order of acts on many, so that neither waits for the other.
    .orderBy(asc(articles.id))
    .for('update');
  const shown = reports.filter(({ isShown }) => isShown).map(({ id }) => id);
  const leads = new Set(shown.length > 0 ? shown : await findFullest(tx, storyId));
  const changed = reports.filter(({ id, isLead }) => leads.has(id) !== isLead).map(({ id }) => id);
  if (changed.length === 0) return;
  await tx
    .update(articles)
    .set({ is_story_lead: sql`not ${articles.is_story_lead}` })
    .where(inArray(articles.id, changed));
}

async function findFullest(tx: Transaction, storyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.story_id, storyId))
    .orderBy(
      sql`${articles.preparation_state} = 'imported' and ${articles.ai_translated_content} is null`,
      sql`${articles.rights} = 'excerpt'`,
      asc(articles.is_thin),
      sql`length(${articles.original_content}) desc`,
      asc(articles.created_at),
      asc(articles.id),
    )
    .limit(1);
  return rows.map(({ id }) => id);
}

/**
 * A later report may correct what readers see already: a person looks, as at a change of the source itself. The pages name
 * who reports it too.
 */
export async function markShownReports(tx: Transaction, storyId: string, now: Date): Promise<void> {
  const shown = await tx
    .select({ id: articles.id, slug: articles.ai_slug, markedAt: articles.source_changed_at })
    .from(articles)
    .where(and(eq(articles.story_id, storyId), isNotNull(articles.published_date)))
    .orderBy(asc(articles.id))
    .for('update');
  if (shown.length === 0) return;
  for (const { id } of shown.filter(({ markedAt }) => markedAt === null)) {
    await tx.update(articles).set({ source_changed_at: now }).where(eq(articles.id, id));
    await recordChange(tx, {
      by: { machine: 'automatika' },
      at: now,
      action: 'article.retold',
      entity: 'article',
      entityId: id,
      before: { source_changed_at: null },
      after: { source_changed_at: now },
    });
  }
  const tags = shown.map(({ slug }) => `article:${slug}`);
  await announcePublicChange(tx, tags);
}
