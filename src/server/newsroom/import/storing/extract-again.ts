import { and, eq, isNull, ne, not, or, type SQL } from 'drizzle-orm';
import { lockStories } from '../../../articles/stories/lock-stories.ts';
import type { Database } from '../../../database/database.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { textOfSafeHtml } from '../../../html/plain-text.ts';
import { clearPrepared } from '../../preparation/storing/clear-prepared.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { articleDate } from '../item/item-date.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import type { LostPage, PageFault } from '../pages/page-reading.ts';
import { readRecentStories } from '../stories/recent-stories.ts';
import { createRarity } from '../stories/term-rarity.ts';
import { type BodyContext, readArticleBody } from './article-body.ts';
import { isMachineWritten } from './machine-written.ts';
import { mergeDuplicateStory } from './merge-duplicate-story.ts';
import { nextPageRetry } from './page-retry.ts';
import { placeAnew } from './place-anew.ts';

/** And not just being prepared. */
export const isUntouchedByPeople = and(
  isMachineWritten,
  ne(articles.preparation_state, 'preparing'),
) as SQL;

/** Of an excerpt we have all that we may keep. */
export const mayBeExtractedAgain = and(isUntouchedByPeople, ne(articles.rights, 'excerpt')) as SQL;

/** Not waiting for its page, which may still make it whole: what is prepared from half a text is paid for twice. */
export const isPageSettled = or(isNull(articles.page_retry_at), not(mayBeExtractedAgain)) as SQL;

/**
 * `longer`: waits to be prepared from a longer text; `joined`: its story was another article's, which has its keys
 * and sources now; `deleted`: it was a deleted article's, and this one is gone too.
 */
type Outcome = 'longer' | 'joined' | 'deleted' | 'same';

export interface ExtractedAgain {
  outcome: Outcome;
  title: string;
  /** Why the page gave no article and is asked no more. */
  lost?: LostPage;
}

/**
 * Reads the page of an article again whose text was too short when it was imported, or whose page did not answer
 * then. A longer text replaces the old one; what was prepared from that goes, with a revision kept. A page that
 * turns out to be another article's makes the two one. Anything else changes nothing but the hour of the next try,
 * and an article that a person has taken in hand is left alone.
 */
export async function extractAgain(
  ctx: BodyContext & { db: Database },
  articleId: string,
): Promise<ExtractedAgain> {
  const [found] = await ctx.db
    .select({ article: articles, charset: rss_sources.charset, type: rss_sources.type })
    .from(articles)
    .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(and(eq(articles.id, articleId), mayBeExtractedAgain));
  if (!found) return { outcome: 'same', title: '' };
  const { article, charset, type } = found;
  const outcomeOf = (outcome: Outcome) => ({ outcome, title: article.original_title });
  const body = await readArticleBody(ctx, itemOf(article), { charset, type: type ?? 'rss' });
  const rarity = createRarity(await readRecentStories(ctx.db, ctx.clock.now()));
  return ctx.db.transaction(async (tx) => {
    await lockStories(tx);
    const isSame = and(
      eq(articles.id, articleId),
      eq(articles.version, article.version),
      isUntouchedByPeople,
    );
    const [locked] = await tx.select().from(articles).where(isSame).for('update');
    if (!locked) return outcomeOf('same');
    const now = ctx.clock.now();
    const retry = retryAfterTry(locked, body.pageFault, now);
    if (!body.pageFault) {
      const other = await mergeDuplicateStory(tx, locked, body, now);
      if (other) return outcomeOf(other.isDeleted ? 'deleted' : 'joined');
    }
    const isLonger =
      textOfSafeHtml(body.html).length > textOfSafeHtml(article.original_content).length;
    if (!isLonger) {
      await tx.update(articles).set(retry).where(eq(articles.id, articleId));
      const lost = retry.page_retry_at === null ? body.pageFault?.lost : undefined;
      return { ...outcomeOf('same'), ...(lost && { lost }) };
    }
    const values = valuesOf(article, body, now);
    const changes = { ...retry, ...values };
    await clearPrepared(tx, locked, { reason: 'machine', userId: null, now, changes });
    await placeAnew(tx, locked, body, { rarity, now });
    return { outcome: 'longer', title: body.title };
  });
}

const itemOf = (article: ArticleRow): FeedItem => ({
  guid: null,
  url: article.original_url,
  title: article.original_title,
  summaryHtml: article.original_excerpt,
  contentHtml: article.original_content,
  author: article.original_author,
  publishedAt: article.original_raw_date === null ? null : article.original_date,
  rawDate: article.original_raw_date,
  imageUrl: null,
  baseUrl: article.original_url,
});

/** A listing's link knew neither headline nor author nor date; what a feed said stays. */
const valuesOf = (article: ArticleRow, body: ArticleBody, now: Date) => ({
  original_title: body.title,
  original_excerpt: article.original_excerpt || body.excerpt,
  original_author: body.author,
  original_raw_date: body.rawDate,
  original_date: body.publishedAt ? articleDate(body.publishedAt, now) : article.original_date,
  original_content: body.html,
  original_language: body.language,
  content_hash: body.contentHash,
  is_thin: body.isThin,
});

/** What was never to be tried again is not because somebody tried it by hand. */
function retryAfterTry(article: ArticleRow, fault: PageFault | null, now: Date) {
  if (!fault || article.page_retry_at === null) return { page_retry_at: null };
  return nextPageRetry(fault, { failed: article.page_tries, importedAt: article.created_at }, now);
}
