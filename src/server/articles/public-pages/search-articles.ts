import { and, asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { patternsOf } from '../../database/like-patterns.ts';
import { articles } from '../../database/schema/articles.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { AppError } from '../../errors.ts';
import { networkOfAddress } from '../../http/client-address.ts';
import { consumeLimit, limitKey } from '../../http/limits.ts';
import { offsetOf, type PageRequest } from '../../http/paging.ts';
import { isPublished, SUMMARY_COLUMNS } from '../model/article-columns.ts';

const SEARCHES = 30;
const WINDOW = minutes(1);
/** Anyone may search, so no search may hold a connection for long. */
const LONGEST = seconds(2);
const CANCELLED = '57014';
/** Counted along with the page: the texts are looked through once. */
const TOTAL = sql<number>`(count(*) over ())::int`.as('total');

/**
 * Counts a search of one address.
 * @throws AppError too-many after 30 in a minute
 */
export async function consumeSearchLimit(
  { db, clock, secret }: Pick<AppContext, 'db' | 'clock'> & { secret: string },
  ip: string,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeLimit(db, {
    key: limitKey(secret, 'search:address', networkOfAddress(ip)),
    limit: SEARCHES,
    windowMs: WINDOW,
    now: clock.now(),
  });
  if (allowed) return;
  throw new AppError('too-many', 'Ieškote labai dažnai. Palaukite minutę ir pabandykite vėl.', {
    retryAfterSeconds,
  });
}

/**
 * Published articles that hold every word, whatever the case and the accents; titles first.
 * @param query.words what `listSearchWords` made of the person's text
 * @throws AppError unavailable when the database needs longer than two seconds
 */
export async function searchPublicArticles(
  db: Database,
  query: PageRequest & { words: string[] },
  longestMs = LONGEST,
) {
  const { words, page, per_page } = query;
  const patterns = words.map((word) =>
    patternsOf(word).map((pattern) => foldForSearch(sql`${pattern}::text`)),
  );
  const holdsAll = (text: SQLWrapper) =>
    patterns.map((spellings) => or(...spellings.map((pattern) => sql`${text} like ${pattern}`)));
  const where = and(isPublished, ...holdsAll(articles.search_text));
  const inTitle = and(...holdsAll(foldForSearch(sql`${articles.ai_translated_title}`))) as SQL;
  return db
    .transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(longestMs)}, true)`);
      // The planner takes a long text for as cheap to look through as a short one, and would never use
      // the index; this is what a comparison costs here.
      await tx.execute(sql`select set_config('cpu_operator_cost', '1', true)`);
      const rows = await tx
        .select({ ...SUMMARY_COLUMNS, total: TOTAL })
        .from(articles)
        .where(where)
        .orderBy(sql`(${inTitle}) desc`, desc(articles.published_date), asc(articles.id))
        .limit(per_page)
        .offset(offsetOf(query));
      const total = rows[0]?.total ?? (page > 1 ? await tx.$count(articles, where) : 0);
      return { items: rows.map(({ total: _, ...item }) => item), total, page, per_page };
    })
    .catch((error: unknown) => {
      throw isCancelled(error)
        ? new AppError('unavailable', 'Paieška užtruko per ilgai. Patikslinkite, ko ieškote.', {
            cause: error,
          })
        : error;
    });
}

const isCancelled = (error: unknown) =>
  error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === CANCELLED;
