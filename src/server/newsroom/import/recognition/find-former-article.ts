import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { story_terms } from '../../../database/schema/stories.ts';
import { articleDate } from '../item/item-date.ts';
import type { ArticleBody } from '../pages/compose-body.ts';

/** An article that is met again, or may be. */
export interface Former {
  /** Null when it was deleted. */
  articleId: string | null;
  /** Else a person decides. */
  isSame: boolean;
}

type Text = Pick<ArticleBody, 'title' | 'html' | 'publishedAt'>;

/**
 * The article of a source that an item tells again though no key says so: the source gave its items new addresses, or was
 * deleted and added again, and what knew them went with it. Title, date and text prove it; two of them are a doubt.
 */
export async function findFormerArticle(
  db: Executor,
  source: Pick<Source, 'id' | 'rss_url'>,
  text: Text,
  now: Date,
): Promise<Former | null> {
  const { title, html, publishedAt } = text;
  const isOfSource = or(
    eq(articles.source_id, source.id),
    eq(articles.source_rss_url, source.rss_url),
    sql`exists (select 1 from ${article_sources} s where s.article_id = ${articles.id} and s.source_id = ${source.id})`,
  );
  const date = publishedAt && articleDate(publishedAt, now);
  const isOfDate = date ? eq(articles.original_date, date) : sql`false`;
  const isOfText = html ? eq(articles.original_content, html) : sql`false`;
  const isBoth = sql<boolean>`${isOfDate} and ${isOfText}`;
  const [former] = await db
    .select({ articleId: articles.id, isSame: isBoth })
    .from(articles)
    .where(and(hasTitle(title), isOfSource, or(isOfDate, isOfText)))
    .orderBy(desc(isBoth), desc(articles.created_at))
    .limit(1);
  if (former || !date || !html) return former ?? null;
  // Headlines are rewritten while a story is new, so of another title the last days are asked.
  const [retitled] = await db
    .select({ articleId: articles.id })
    .from(story_terms)
    .innerJoin(articles, eq(articles.id, story_terms.article_id))
    .where(and(eq(story_terms.at, date), isOfSource, isOfText))
    .limit(1);
  return retitled ? { ...retitled, isSame: false } : null;
}

/** By the index of titles. */
const hasTitle = (title: string): SQL | undefined =>
  and(
    sql`left(${articles.original_title}, 200) = left(${title}, 200)`,
    eq(articles.original_title, title),
  );
