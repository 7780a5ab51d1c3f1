import { and, asc, desc, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { listSearchWords, type SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { containing } from '../../database/like-patterns.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { wordQuery } from '../../database/word-query.ts';
import { isDraft, isPublished, isScheduled, NEWEST_FIRST } from '../model/article-columns.ts';

/** The best are chosen among so many of the newest: words that more titles hold tell none from another. */
const COMPARED = 100;
/** So many of the newest hold frequent words: the index would list every article there is (decision 0079). */
const LOOKED_THROUGH = 2000;

/** Here a single letter is what somebody has begun to type. */
export const listPanelWords = (q: string) => listSearchWords(q, { shortest: 1 });

/** Articles whose titles or source hold every word, in any of its forms, whatever the case and the accents. */
export const matchesArticle = (words: SearchWord[]): SQL =>
  words.length > 0 ? sql`${articles.panel_words} @@ ${wordQuery(words)}` : sql`false`;

/** Articles that an index has by themselves, in this order. */
interface Kind {
  where: SQL;
  order: readonly SQL[];
}
const byAge = [downwards(articles.created_at), asc(articles.id)];
export const PUBLISHED: Kind = { where: isPublished, order: NEWEST_FIRST };
export const SCHEDULED: Kind = {
  where: isScheduled,
  order: [downwards(articles.scheduled_for), asc(articles.id)],
};
export const DRAFTS: Kind = { where: isDraft, order: byAge };
export const NO_POSTS: Kind = {
  where: not(or(isPublished, isScheduled, isDraft) as SQL),
  order: byAge,
};

export interface TitleSearch {
  words: SearchWord[];
  /** As the person wrote them. */
  typed: string;
  limit: number;
}

/**
 * Articles of a kind by their titles and sources: the best first, then the newest.
 * @param lookedThrough see LOOKED_THROUGH; tests set it
 */
export async function findByTitle(
  db: Executor,
  kind: Kind,
  { words, typed, limit }: TitleSearch,
  lookedThrough = LOOKED_THROUGH,
) {
  const matches = matchesArticle(words);
  const newest = db
    .select()
    .from(articles)
    .where(kind.where)
    .orderBy(...kind.order)
    .limit(lookedThrough)
    .as('articles');
  const [seen] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      held: sql<number>`count(*) filter (where ${matches})`.mapWith(Number),
    })
    .from(newest);
  const { all, held } = seen ?? { all: 0, held: 0 };
  const rank = titleRank(typed);
  return db
    .select({
      id: articles.id,
      title: sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`,
      slug: articles.ai_slug,
      source_name: articles.source_name,
      created_at: articles.created_at,
      rank: rank.mapWith(Number),
    })
    .from(articles)
    .where(
      inArray(
        articles.id,
        held >= COMPARED || all < lookedThrough
          ? db.select({ id: articles.id }).from(newest).where(matches).limit(COMPARED)
          : findHeld(db, kind, matches),
      ),
    )
    .orderBy(desc(rank), desc(articles.created_at), asc(articles.id))
    .limit(limit);
}

/** Through the index of words, which the planner leaves for that of the kind where it can, and for one in order. */
const findHeld = (db: Executor, { where }: Kind, matches: SQL) =>
  db
    .select({ id: articles.id })
    .from(articles)
    .where(and(matches, sql`case when ${where} then true else false end`))
    .orderBy(sql`${articles.created_at} + interval '0' desc`)
    .limit(COMPARED);

/**
 * How well its titles answer: 2 as it was typed, 1 every word as it was typed, 0 in other forms, or only by the
 * source's name.
 */
function titleRank(typed: string): SQL {
  const titles = foldForSearch(
    sql`${articles.original_title} || ' ' || coalesce(${articles.ai_translated_title}, '')`,
  );
  const phrase = typed.trim();
  const holds = (text: string) =>
    sql`${titles} like ${foldForSearch(sql`${containing(text)}::text`)}`;
  const words = sql.join(phrase.split(/\s+/).map(holds), sql` and `);
  return sql`case when ${holds(phrase)} then 2 when ${words} then 1 else 0 end`;
}
