import { and, desc, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { listSearchWords, type SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { containing } from '../../database/like-patterns.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { rss_sources, SOURCE_SEARCH_TEXT } from '../../database/schema/sources.ts';
import { withWordIndex, wordQuery } from '../../database/word-query.ts';
import { isDraft, isPublished, isScheduled } from '../model/article-columns.ts';
import { correctWords } from '../model/near-words.ts';
import { findWords, holding } from '../public-pages/search-articles.ts';

/** Of each kind. */
const SHOWN = 5;
/** The best are chosen among so many of the newest: words that more titles hold tell none from another. */
const COMPARED = 500;
interface Found {
  id: string;
  title: string;
  /** A word about it: state, source, sender. */
  detail: string;
  /** Address in the panel. */
  href: string;
}

/** Here a single letter is what somebody has begun to type. */
export const listPanelWords = (q: string) => listSearchWords(q, { shortest: 1 });

/** Articles whose titles or source hold every word, in any of its forms, whatever the case and the accents. */
export const matchesArticle = (words: SearchWord[]): SQL =>
  words.length > 0 ? sql`${articles.panel_words} @@ ${wordQuery(words)}` : sql`false`;

/** In its title, its source or, published, its text. */
const holdsAnywhere = (words: SearchWord[]) => or(matchesArticle(words), holding(words));

/** What a post is, and the tab of the posts' list that has it. */
const POST_STATES = {
  published: { detail: 'Publikuota', tab: null },
  scheduled: { detail: 'Suplanuota', tab: 'scheduled' },
  draft: { detail: 'Juodraštis', tab: 'draft' },
};
type PostState = keyof typeof POST_STATES;
const isPost = or(isPublished, isDraft, isScheduled) as SQL;
const address = (path: string, parameters: Record<string, string>) =>
  `/admin/${path}?${new URLSearchParams(parameters)}`;

/**
 * How well its titles answer what was typed: 2 as it was typed, 1 every word as it was typed, 0 in other forms, or only
 * by the source's name.
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

/** For the panel's Ctrl+K: the best few of each kind that hold the text, then the newest. */
export async function searchPanel(db: Executor, q: string) {
  const words = listPanelWords(q);
  const [[posts, others], sources, messages] = await Promise.all([
    withWordIndex(db, async (tx) => {
      const meant = (await correctWords(tx, words, holdsAnywhere)) ?? words;
      return [
        await findPosts(tx, meant, q),
        await findByTitle(tx, meant, { typed: q, where: not(isPost), limit: SHOWN }),
      ] as const;
    }),
    db
      .select({ id: rss_sources.id, title: rss_sources.name, detail: rss_sources.rss_url })
      .from(rss_sources)
      .where(holdingWords(SOURCE_SEARCH_TEXT, q))
      .orderBy(rss_sources.name)
      .limit(SHOWN),
    db
      .select({ id: contacts.id, title: contacts.name, detail: contacts.email })
      .from(contacts)
      .where(holdingWords(contacts.search_text, q))
      .orderBy(downwards(contacts.created_at))
      .limit(SHOWN),
  ]);
  return {
    posts: posts.map(({ id, title, state }): Found => {
      const { detail, tab } = POST_STATES[state];
      const parameters = { ...(tab && { tab }), irasas: id };
      return { id, title, detail, href: address('content/posts', parameters) };
    }),
    articles: others.map(({ id, title, source_name }): Found => {
      const href = address(`import/ai/${id}`, { state: 'all', q: title });
      return { id, title, detail: source_name, href };
    }),
    sources: sources.map((source): Found => {
      const href = address('import/sources', { q: source.title, open: source.id });
      return { ...source, href };
    }),
    contacts: messages.map((message): Found => {
      const href = address('communications/contacts', { q: message.detail, open: message.id });
      return { ...message, href };
    }),
  };
}

/** Articles by their titles and sources: the best of the newest `COMPARED`, then the newest. */
export async function findByTitle(
  db: Executor,
  words: SearchWord[],
  { typed, where, limit }: { typed: string; where: SQL; limit: number },
) {
  const newest = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(where, matchesArticle(words)))
    // Not as an index sorts, which would be walked to its end for words that are rare.
    .orderBy(sql`${articles.created_at} + interval '0' desc`)
    .limit(COMPARED);
  return await db
    .select({
      id: articles.id,
      title: sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`,
      slug: articles.ai_slug,
      source_name: articles.source_name,
      state: sql<PostState | null>`case
        when ${isPublished} then 'published'
        when ${isScheduled} then 'scheduled'
        when ${isDraft} then 'draft' end`,
    })
    .from(articles)
    .where(inArray(articles.id, newest))
    .orderBy(desc(titleRank(typed)), desc(articles.created_at))
    .limit(limit);
}

/** Posts by their titles; where those are few, published ones by their texts too. */
async function findPosts(db: Executor, words: SearchWord[], typed: string) {
  const titled = await findByTitle(db, words, { typed, where: isPost, limit: SHOWN });
  const posts = titled.map(({ id, title, state }) => ({ id, title, state: state ?? 'published' }));
  if (posts.length === SHOWN || words.length === 0) return posts;
  const { items } = await findWords(db, words, { page: 1, per_page: SHOWN });
  const others = items
    .filter(({ id }) => !posts.some((post) => post.id === id))
    .map(({ id, ai_translated_title: title }) => ({
      id,
      title: title ?? '',
      state: 'published' as const,
    }));
  return [...posts, ...others].slice(0, SHOWN);
}
