import { and, not, type SQL, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { SearchWord } from '../../../domain/text/search-words.ts';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import { countCapped } from '../../database/capped-count.ts';
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
/** So many of the newest tell how frequent a word is … */
const PROBED = 200;
/** … and of a frequent one so many hold a page and its count: the index would list every article there is (decision 0079). */
const LOOKED_THROUGH = 2000;
/** So many are counted and given: who reads on narrows the search (decision 0087). */
const GIVEN = 300;

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
 * them first, then the newest, `GIVEN` at most. Where nothing does, words one slip of typing away are taken.
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
        return { ...(nearer ? await findWords(tx, nearer, query) : found), page, per_page };
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

interface Found {
  items: Awaited<ReturnType<typeof selectFound>>;
  total: number;
  /** False: there are more than `total`, which no page has. */
  is_total_exact: boolean;
}

/** What is looked for, and how many of the newest `PROBED` articles have it. */
interface Wanted {
  /** Holds for published articles alone. */
  where: SQL | undefined;
  probed: number;
}

/**
 * Published articles that hold the words, those with them in their titles first. The titles by themselves: what holds a
 * frequent word is not looked at article by article.
 */
export async function findWords(
  db: Executor,
  words: SearchWord[],
  page: PageRequest,
): Promise<Found> {
  const offset = offsetOf(page);
  const { held, titled, elsewhere } = await probe(db, words);
  const counted = await countFound(db, held);
  if (counted.total <= offset) return { items: [], ...counted };
  const onPage = Math.min(page.per_page, GIVEN - offset);
  const first = await selectFound(db, titled, onPage, offset);
  const rest = onPage - first.length;
  if (rest === 0) return { items: first, ...counted };
  const isAtBoundary = first.length > 0 || offset === 0;
  const inTitles = isAtBoundary ? offset : await db.$count(articles, titled.where);
  const others = await selectFound(db, elsewhere, rest, offset - inTitles);
  return { items: [...first, ...others], ...counted };
}

/** How frequent the words are: the index lists all that hold one before it says so. */
async function probe(db: Executor, words: SearchWord[]) {
  const titled = sql`${articles.title_words} @@ ${wordQuery(words)}`;
  const held = holding(words);
  const elsewhere = and(held, not(titled));
  const count = (where: SQL | undefined) =>
    sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const [probed] = await db
    .select({ held: count(held), titled: count(titled) })
    .from(newest(db, PROBED));
  const hits = probed ?? { held: 0, titled: 0 };
  return {
    held: { where: held, probed: hits.held },
    titled: { where: titled, probed: hits.titled },
    elsewhere: { where: elsewhere, probed: hits.held - hits.titled },
  };
}

/** Under the table's own name: conditions on articles hold for them as well. */
const newest = (db: Executor, count: number) =>
  db
    .select()
    .from(articles)
    .where(isPublished)
    .orderBy(...NEWEST_FIRST)
    .limit(count)
    .as('articles');

/** Whether that many are to be expected among the newest that are looked through. */
const isFrequent = ({ probed }: Wanted, count: number) =>
  (probed * LOOKED_THROUGH) / PROBED >= count;

async function countFound(db: Executor, wanted: Wanted) {
  if (isFrequent(wanted, GIVEN)) {
    const one = db.select({ one: sql`1`.as('one') }).from(newest(db, LOOKED_THROUGH));
    const seen = one
      .where(wanted.where)
      .limit(GIVEN + 1)
      .as('seen');
    if ((await db.$count(seen)) > GIVEN) return { total: GIVEN, is_total_exact: false };
  }
  return await countCapped(db, articles, wanted.where, 0, GIVEN);
}

async function selectFound(db: Executor, wanted: Wanted, limit: number, offset: number) {
  if (isFrequent(wanted, offset + limit)) {
    const looked = db.select(SUMMARY_COLUMNS).from(newest(db, LOOKED_THROUGH));
    const near = await looked.where(wanted.where).limit(limit).offset(offset);
    if (near.length === limit) return near;
  }
  return await db
    .select(SUMMARY_COLUMNS)
    .from(articles)
    .where(wanted.where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
}

const isCancelled = (error: unknown) =>
  error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === CANCELLED;
