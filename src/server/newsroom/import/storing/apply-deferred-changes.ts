import { and, asc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import { readChangedOriginal } from '../../../articles/change/changed-original.ts';
import { lockStories } from '../../../articles/stories/lock-stories.ts';
import type { AppContext } from '../../../context.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import { clearPrepared } from '../../preparation/storing/clear-prepared.ts';
import { readRecentStories } from '../stories/recent-stories.ts';
import { createRarity } from '../stories/term-rarity.ts';
import { DEFERRED, MIN_RESTART_INTERVAL, SOURCE_UP_TO_DATE } from './apply-source-changes.ts';
import { isUntouchedByPeople } from './extract-again.ts';
import { placeChangedOriginal } from './place-anew.ts';

/** The next call goes on. */
const BATCH_SIZE = 100;

/**
 * Changes of a source that were deferred (`apply-source-changes.ts`) and whose day is over: the articles start anew from
 * the text that was kept then. The feed is not asked, because it may show them no more or never change again.
 * Articles that a person has taken in hand meanwhile stay marked.
 * @returns how many
 */
export async function applyDeferredChanges({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const recent = db
    .select({ id: article_sources.article_id })
    .from(article_sources)
    .where(
      and(
        eq(article_sources.article_id, articles.id),
        gt(article_sources.item_changed_at, new Date(now.getTime() - MIN_RESTART_INTERVAL)),
      ),
    );
  const isDue = and(
    isNotNull(articles.source_changed_at),
    sql`${articles.changed_original} ->> ${DEFERRED} = 'true'`,
    isUntouchedByPeople,
    notExists(recent),
  );
  const due = await db
    .select({ id: articles.id })
    .from(articles)
    .where(isDue)
    .orderBy(asc(articles.id))
    .limit(BATCH_SIZE);
  if (due.length === 0) return 0;
  const rarity = createRarity(await readRecentStories(db, now));
  let started = 0;
  for (const { id } of due) {
    started += await db.transaction(async (tx) => {
      await lockStories(tx);
      const [article] = await tx
        .select()
        .from(articles)
        .where(and(eq(articles.id, id), isDue))
        .for('update', { skipLocked: true });
      if (!article) return 0;
      const changes = { ...readChangedOriginal(article), ...SOURCE_UP_TO_DATE };
      await clearPrepared(tx, article, { reason: 'machine', userId: null, now, changes });
      await placeChangedOriginal(tx, article, { rarity, now });
      // Its next day begins.
      await tx
        .update(article_sources)
        .set({ item_changed_at: now })
        .where(and(eq(article_sources.article_id, id), isNotNull(article_sources.item_changed_at)));
      return 1;
    });
  }
  return started;
}
