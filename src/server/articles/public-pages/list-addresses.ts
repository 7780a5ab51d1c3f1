import { and, gte, lt, sql } from 'drizzle-orm';
import type { ArticleAddress, ArticleMonth } from '../../../domain/site-data.ts';
import type { Database } from '../../database/database.ts';
import { downwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { isPublished, NEWEST_FIRST } from '../model/article-columns.ts';

/** One look into the index for each month, however many articles it has. */
export async function listArticleMonths(db: Database): Promise<ArticleMonth[]> {
  const { published_date } = articles;
  const month = sql`date_trunc('month', ${published_date} at time zone 'UTC')`;
  const newest = sql`order by ${downwards(published_date)} limit 1`;
  const { rows } = await db.execute<{ month: ArticleMonth }>(sql`
    with recursive months as (
      (select ${month} as month from ${articles} where ${isPublished} ${newest})
      union all
      select (
        select ${month} from ${articles}
        where ${isPublished} and ${published_date} < later.month at time zone 'UTC' ${newest}
      ) from months later where later.month is not null
    )
    select to_char(month, 'YYYY-MM') as month from months where month is not null`);
  return rows.map((row) => row.month);
}

export async function listArticleAddresses(
  db: Database,
  month?: ArticleMonth,
): Promise<ArticleAddress[]> {
  const rows = await db
    .select({
      slug: articles.ai_slug,
      published: articles.published_date,
      edited: articles.edited_date,
    })
    .from(articles)
    .where(and(isPublished, month && isOfMonth(month)))
    .orderBy(...NEWEST_FIRST);
  return rows.map(({ slug, published, edited }) => ({
    slug: slug ?? '',
    // An article edited before it was published has changed in public when it was published.
    changed: new Date(Math.max(Number(published), Number(edited))).toISOString(),
  }));
}

function isOfMonth(month: ArticleMonth) {
  const begin = new Date(`${month}-01T00:00:00Z`);
  const end = new Date(begin);
  end.setUTCMonth(begin.getUTCMonth() + 1);
  return and(gte(articles.published_date, begin), lt(articles.published_date, end));
}
