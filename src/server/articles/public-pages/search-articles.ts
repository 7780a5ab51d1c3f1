import { and, not, type SQL, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { SearchWord } from '../../../domain/text/search-words.ts';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import type { Database, Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { withWordIndex, wordQuery } from '../../database/word-query.ts';
import { AppError } from '../../errors.ts';
import { networkOfAddress } from '../../http/client-address.ts';
import { consumeLimit, limitKey } from '../../http/limits.ts';
import { offsetOf, type PageRequest } from '../../http/paging.ts';
import { isPublished, NEWEST_FIRST, SUMMARY_COLUMNS } from '../model/article-columns.ts';
import { correctWords } from '../model/near-words.ts';

const SEARCHES = 30;
const WINDOW = minutes(1);
/** Anyone may search, so no search may hold a connection for long. */
const LONGEST = seconds(2);
const CANCELLED = '57014';

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
 * Published articles that hold every word, in any of its forms, whatever the case and the accents; titles that hold
 * them first, then the newest. Where nothing does, words one slip of typing away are taken.
 * @param query.words what `listSearchWords` made of the person's text
 * @throws AppError unavailable when the database needs longer than two seconds
 */
export async function searchPublicArticles(
  db: Database,
  query: PageRequest & { words: SearchWord[] },
  longestMs = LONGEST,
) {
  const { words, page, per_page } = query;
  return db
    .transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(longestMs)}, true)`);
      return withWordIndex(tx, async () => {
        const found = await findWords(tx, words, query);
        const nearer = found.total > 0 ? null : await correctWords(tx, words, holding);
        const { items, total } = nearer ? await findWords(tx, nearer, query) : found;
        return { items, total, page, per_page };
      });
    })
    .catch((error: unknown) => {
      throw isCancelled(error)
        ? new AppError('unavailable', 'Paieška užtruko per ilgai. Patikslinkite, ko ieškote.', {
            cause: error,
          })
        : error;
    });
}

/** Only what is published has such words. */
const holding = (words: SearchWord[]) => sql`${articles.search_words} @@ ${wordQuery(words)}`;

/** The titles by themselves: what holds a frequent word is not looked at article by article. */
async function findWords(db: Executor, words: SearchWord[], page: PageRequest) {
  const titled = sql`${articles.title_words} @@ ${wordQuery(words)}`;
  const select = (where: SQL | undefined, limit: number, offset: number) =>
    db
      .select(SUMMARY_COLUMNS)
      .from(articles)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset);
  const inTitle = and(isPublished, titled);
  const elsewhere = and(isPublished, holding(words), not(titled));
  const total = await db.$count(articles, holding(words));
  if (total <= offsetOf(page)) return { items: [], total };
  const inTitles = await db.$count(articles, titled);
  const first = await select(inTitle, page.per_page, offsetOf(page));
  const rest = page.per_page - first.length;
  const from = Math.max(0, offsetOf(page) - inTitles);
  const others = rest > 0 ? await select(elsewhere, rest, from) : [];
  return { items: [...first, ...others], total };
}

const isCancelled = (error: unknown) =>
  error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === CANCELLED;
