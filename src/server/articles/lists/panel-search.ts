import { and, like, not, or, type SQL, sql } from 'drizzle-orm';
import { listSearchWords, type SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { containing } from '../../database/like-patterns.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { withWordIndex, wordQuery } from '../../database/word-query.ts';
import { isDraft, isPublished, isScheduled } from '../model/article-columns.ts';
import { correctWords } from '../model/near-words.ts';

/** Of each kind. */
const SHOWN = 5;
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

const isPost = or(isPublished, isDraft, isScheduled) as SQL;
const address = (path: string, parameters: Record<string, string>) =>
  `/admin/${path}?${new URLSearchParams(parameters)}`;

/** For the panel's Ctrl+K: the latest few of each kind that hold the text. */
export async function searchPanel(db: Executor, q: string) {
  const folded = foldForSearch(sql`${containing(q)}::text`);
  const words = listPanelWords(q);
  const [[posts, others], sources, messages] = await Promise.all([
    withWordIndex(db, async (tx) => {
      const meant = (await correctWords(tx, words, matchesArticle)) ?? words;
      return [
        await findArticles(tx, meant, isPost),
        await findArticles(tx, meant, not(isPost)),
      ] as const;
    }),
    db
      .select({ id: rss_sources.id, title: rss_sources.name, detail: rss_sources.rss_url })
      .from(rss_sources)
      .where(like(foldForSearch(sql`${rss_sources.name} || ' ' || ${rss_sources.rss_url}`), folded))
      .orderBy(rss_sources.name)
      .limit(SHOWN),
    db
      .select({ id: contacts.id, title: contacts.name, detail: contacts.email })
      .from(contacts)
      .where(like(contacts.search_text, folded))
      .orderBy(downwards(contacts.created_at))
      .limit(SHOWN),
  ]);
  return {
    posts: posts.map(({ tab, ...post }): Found => {
      const parameters = { ...(tab && { tab }), irasas: post.id };
      return { ...post, href: address('content/posts', parameters) };
    }),
    articles: others.map(({ tab: _, ...article }): Found => {
      const parameters = { state: 'all', q: article.title };
      return { ...article, href: address(`import/ai/${article.id}`, parameters) };
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

async function findArticles(db: Executor, words: SearchWord[], where: SQL) {
  return await db
    .select({
      id: articles.id,
      title: sql<string>`coalesce(${articles.ai_translated_title}, ${articles.original_title})`,
      detail: sql<string>`case
        when ${isPublished} then 'Publikuota'
        when ${isScheduled} then 'Suplanuota'
        when ${isDraft} then 'Juodraštis'
        else ${articles.source_name} end`,
      tab: sql<string | null>`case
        when ${isPublished} then null
        when ${isScheduled} then 'scheduled'
        when ${isDraft} then 'draft' end`,
    })
    .from(articles)
    .where(and(where, matchesArticle(words)))
    // Not as an index sorts, which would be walked to its end for words that are rare.
    .orderBy(sql`${articles.created_at} + interval '0' desc`)
    .limit(SHOWN);
}
