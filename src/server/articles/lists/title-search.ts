import { and, asc, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { foldLithuanian } from '../../../domain/text/fold-accents.ts';
import { listSearchWords, type SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { wordQuery } from '../../database/word-query.ts';
import { isDraft, isPublished, isScheduled, NEWEST_FIRST } from '../model/article-columns.ts';

/** The best are chosen among so many of the newest of a kind: words that more titles hold tell none from another. */
export const COMPARED = 100;
/** So many of the newest articles tell how frequent the words are: the index lists all that hold one before it says so. */
const PROBED = 200;
/** Of frequent words so many of the newest are looked through: one title in ten holds them, so `COMPARED` are soon found. */
const LOOKED_THROUGH = 2000;
const FREQUENT = 1 / 10;

/** Here a single letter is what somebody has begun to type. */
export const listPanelWords = (q: string) => listSearchWords(q, { shortest: 1 });

/** Articles whose titles or source hold every word, in any of its forms, whatever the case and the accents. */
export const matchesArticle = (words: SearchWord[]): SQL =>
  words.length > 0 ? sql`${articles.panel_words} @@ ${wordQuery(words)}` : sql`false`;

/** What is published and holds every word, in its title or its text. Only that has such words. */
export const matchesText = (words: SearchWord[]): SQL =>
  words.length > 0 ? sql`${articles.search_words} @@ ${wordQuery(words)}` : sql`false`;

const byAge = [downwards(articles.created_at), asc(articles.id)];
/** What an article is in the panel: each is one of these, and each has an index in its order. */
const KINDS = {
  published: { where: isPublished, order: NEWEST_FIRST },
  scheduled: {
    where: isScheduled,
    order: [downwards(articles.scheduled_for), asc(articles.id)],
  },
  draft: { where: isDraft, order: byAge },
  imported: { where: not(or(isPublished, isScheduled, isDraft) as SQL), order: byAge },
} satisfies Record<string, { where: SQL; order: readonly SQL[] }>;
export type ArticleKind = keyof typeof KINDS;

interface TitleSearch {
  words: SearchWord[];
  /** As the person wrote them. */
  typed: string;
  limit: number;
  /** What else is asked of them. */
  where?: SQL | undefined;
}

/** What of an article is compared and given. */
const COMPARED_COLUMNS = {
  id: articles.id,
  original: articles.original_title,
  translated: articles.ai_translated_title,
  slug: articles.ai_slug,
  source_name: articles.source_name,
  created_at: articles.created_at,
};
type Compared = Pick<typeof articles.$inferSelect, 'id' | 'source_name' | 'created_at'> & {
  original: string;
  translated: string | null;
  slug: string | null;
  kind: ArticleKind;
};

interface Limits {
  frequent: number;
  lookedThrough: number;
}

/**
 * Articles of these kinds by their titles and sources: the best first, then the newest, at most `limit` of each kind.
 * @param limits how frequent words are looked for; tests set it
 */
export async function findByTitle(
  db: Executor,
  kinds: readonly ArticleKind[],
  { words, typed, limit, where }: TitleSearch,
  limits: Limits = { frequent: FREQUENT, lookedThrough: LOOKED_THROUGH },
) {
  const matches = matchesArticle(words);
  let isFrequent = (await shareHolding(db, matches)) >= limits.frequent;
  const compared: Compared[] = [];
  /** Of which the newest are not enough. */
  const others: ArticleKind[] = [];
  for (const kind of kinds) {
    const found = isFrequent
      ? await findNewest(db, kind, { matches, where }, limits.lookedThrough)
      : null;
    if (found) compared.push(...found);
    else {
      // The newest of all have more of the words than others: the index is sooner for the other kinds too.
      isFrequent = false;
      others.push(kind);
    }
  }
  if (others.length > 0) compared.push(...(await findHeld(db, others, and(matches, where))));
  const rankOf = createRank(typed);
  const ranked = compared
    .map((article) => ({ ...article, rank: rankOf(article) }))
    .toSorted(
      (one, other) =>
        other.rank - one.rank ||
        other.created_at.getTime() - one.created_at.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  const left = new Map(kinds.map((kind) => [kind, limit]));
  return ranked.flatMap(({ original, translated, rank: _, ...article }) => {
    const more = left.get(article.kind) ?? 0;
    left.set(article.kind, more - 1);
    return more > 0 ? [{ ...article, title: translated ?? original }] : [];
  });
}

/** Of the newest articles of all kinds. */
async function shareHolding(db: Executor, matches: SQL): Promise<number> {
  const newest = db
    .select()
    .from(articles)
    .orderBy(...byAge)
    .limit(PROBED)
    .as('articles');
  const [probed] = await db
    .select({
      share: sql<number>`coalesce(avg(case when ${matches} then 1 else 0 end), 0)`.mapWith(Number),
    })
    .from(newest);
  return probed?.share ?? 0;
}

/** Through the index of words, of all kinds at once: what else an article is, is seen on the way. */
async function findHeld(db: Executor, kinds: readonly ArticleKind[], matches: SQL | undefined) {
  const cases = kinds.map((name) => sql`when ${KINDS[name].where} then ${name}::text`);
  const kind = sql<ArticleKind>`case ${sql.join(cases, sql` `)} end`;
  const place = sql<number>`row_number() over (partition by ${kind} order by ${articles.created_at} desc)`;
  const held = db
    .select({ ...COMPARED_COLUMNS, kind: kind.as('kind'), place: place.as('place') })
    .from(articles)
    .where(matches)
    .as('held');
  const found = await db
    .select()
    .from(held)
    .where(and(isNotNull(held.kind), lte(held.place, COMPARED)));
  return found.map(({ place: _, ...article }): Compared => article);
}

/** Among the newest of a kind; null where those are not enough and there are more. */
async function findNewest(
  db: Executor,
  kind: ArticleKind,
  wanted: { matches: SQL; where: SQL | undefined },
  lookedThrough: number,
) {
  const { where, order } = KINDS[kind];
  const newest = db
    .select()
    .from(articles)
    .where(and(where, wanted.where))
    .orderBy(...order)
    .limit(lookedThrough)
    .as('articles');
  const found = await db
    .select(COMPARED_COLUMNS)
    .from(newest)
    .where(wanted.matches)
    .limit(COMPARED);
  if (found.length < COMPARED && (await db.$count(newest)) === lookedThrough) return null;
  return found.map((article): Compared => ({ ...article, kind }));
}

/**
 * How well an article's titles answer: 2 as it was typed, 1 every word as it was typed, 0 in other forms, or only by the
 * source's name. Here: folded in the database, four hundred titles take it fifty milliseconds.
 */
function createRank(typed: string) {
  const fold = (text: string) => foldLithuanian(text.toLowerCase());
  const phrase = fold(typed.trim());
  const words = phrase.split(/\s+/);
  return ({ original, translated }: Compared): number => {
    const folded = fold(`${original} ${translated ?? ''}`);
    if (folded.includes(phrase)) return 2;
    return words.every((word) => folded.includes(word)) ? 1 : 0;
  };
}
