import { and, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { containing } from '../../database/like-patterns.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { isDraft, isPublished, isScheduled } from '../model/article-columns.ts';

/** Of each kind. */
const SHOWN = 5;
/** Shorter texts are in nearly every title, and no index helps to find them there. */
const SHORT = 3;

interface Found {
  id: string;
  title: string;
  /** A word about it: state, source, sender. */
  detail: string;
  /** Address in the panel. */
  href: string;
}

/** Letters that `word_pairs` of the database keeps: of the end of a word, and of the beginning of the next. */
const KEPT = { end: 4, beginning: 3 };

/**
 * Whether an article's titles or source hold the text, whatever the case and accents; a short one begins a word.
 * @param isAmongFew the other conditions leave few rows, each is looked at: reading the index takes longer
 */
export function matchesArticle(text: string, { isAmongFew = false } = {}): SQL {
  const words = text.trim().split(/\s+/);
  const phrase = words.join(' ');
  const letters = [...phrase].length < SHORT ? ` ${phrase}` : phrase;
  const folded = foldForSearch(sql`${containing(letters)}::text`);
  // Means the same, but no index knows it, and the planner takes it for a condition that many rows fulfil.
  const looked = sql`strpos(${articles.panel_text}, ${foldForSearch(sql`${letters}::text`)}) > 0`;
  if (isAmongFew) return looked;
  const pairs = findPairs(words);
  return pairs ? (and(pairs, looked) as SQL) : like(articles.panel_text, folded);
}

/**
 * Narrows to texts in which such words follow each other: of several words each letter may be frequent, two words
 * side by side seldom are. What is typed may begin inside a word and end inside one, so of a short first or last
 * word nothing is known. Null: of no two words is anything known.
 */
function findPairs(words: string[]): SQL | null {
  const lengthOf = (word = '') => [...word].length;
  const from = lengthOf(words[0]) >= KEPT.end ? 0 : 1;
  const to = lengthOf(words.at(-1)) >= KEPT.beginning ? words.length : -1;
  const known = words.slice(from, to).join(' ');
  if (!known.includes(' ')) return null;
  return sql`word_pairs(${articles.panel_text}) @> word_pairs(${foldForSearch(sql`${known}::text`)})`;
}

const isPost = or(isPublished, isDraft, isScheduled) as SQL;
const address = (path: string, parameters: Record<string, string>) =>
  `/admin/${path}?${new URLSearchParams(parameters)}`;

/** For the panel's Ctrl+K: the latest few of each kind that hold the text. */
export async function searchPanel(db: Executor, q: string) {
  const folded = foldForSearch(sql`${containing(q)}::text`);
  const [posts, others, sources, messages] = await Promise.all([
    findArticles(db, q, isPost),
    findArticles(db, q, not(isPost)),
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

async function findArticles(db: Executor, q: string, where: SQL) {
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
    .where(and(where, matchesArticle(q)))
    .orderBy(downwards(articles.created_at))
    .limit(SHOWN);
}
