import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { openCheck } from '../../../articles/change/corrections.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { readArticlePage } from '../pages/article-page.ts';
import type { ImportContext } from './article-body.ts';
import { applyPageChange } from './page-changes.ts';

/** A story is taken back within days, if at all. */
const WATCHED = days(30);
/** How long a page is left alone after it was asked: soon at first, for mistakes are found on the first day. */
const ASKED_EVERY = { young: minutes(30), old: hours(12) };
const YOUNG = days(1);
/** Of one source at one import: its host is asked for every two seconds only. */
const AT_ONCE = 10;

interface WatchCounts {
  /** Taken back: readers are told. */
  withdrawn: number;
  /** Changed on the page: a person has to look. */
  flagged: number;
}

/**
 * Asks the pages of a source's stories that are public with us whether they are still there, and say what they said. One that
 * answered before and is gone (404), or says so itself (410), and one that tells a figure otherwise, has its article checked by
 * a person, and readers are told. A page that cannot be asked, by robots.txt or for a fault of the host, says nothing.
 */
export async function watchPages(ctx: ImportContext, source: Source): Promise<WatchCounts> {
  const { db, clock } = ctx;
  const counts: WatchCounts = { withdrawn: 0, flagged: 0 };
  for (const article of await listDue(ctx, source)) {
    ctx.signal?.throwIfAborted();
    const page = await readArticlePage(ctx, article.original_url, source);
    const { status } = page;
    const now = clock.now();
    const isGone = status === 410 || (status === 404 && article.source_seen_at !== null);
    await db
      .update(articles)
      .set({ source_checked_at: now, ...(status === 200 && { source_seen_at: now }) })
      .where(eq(articles.id, article.id));
    const found = isGone
      ? await noteWithdrawal(ctx, article.id, now)
      : await applyPageChange(ctx, source, { id: article.id, page });
    if (found) counts[found] += 1;
  }
  return counts;
}

function listDue({ db, clock }: ImportContext, source: Source) {
  const now = clock.now().getTime();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  const isYoung = gt(articles.published_date, ago(YOUNG));
  return db
    .select({
      id: articles.id,
      original_url: articles.original_url,
      source_seen_at: articles.source_seen_at,
    })
    .from(articles)
    .where(
      and(
        eq(articles.source_id, source.id),
        isNotNull(articles.published_date),
        gt(articles.published_date, ago(WATCHED)),
        sql`${articles.original_url} ~ '^https?://'`,
        or(
          isNull(articles.source_checked_at),
          lt(articles.source_checked_at, ago(ASKED_EVERY.old)),
          and(isYoung, lt(articles.source_checked_at, ago(ASKED_EVERY.young))),
        ),
      ),
    )
    .orderBy(sql`${articles.source_checked_at} nulls first`, asc(articles.id))
    .limit(AT_ONCE);
}

async function noteWithdrawal(
  { db }: ImportContext,
  id: string,
  at: Date,
): Promise<'withdrawn' | null> {
  return await db.transaction(async (tx) => {
    const [article] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
    // A person who has decided about it is not asked again.
    if (!article?.published_date || article.source_gone_at !== null) return null;
    await tx
      .update(articles)
      .set({ source_changed_at: article.source_changed_at ?? at, source_gone_at: at })
      .where(eq(articles.id, id));
    await openCheck(tx, article, { cause: 'withdrawn', at });
    return 'withdrawn';
  });
}
