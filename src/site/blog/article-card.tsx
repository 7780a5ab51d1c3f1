import { FALLBACK_COVER } from '../../content/blog.ts';
import { spaceText } from '../../content/spacing.ts';
import { articlePath } from '../../domain/blog-address.ts';
import type { PublicArticleSummary } from '../../domain/site-data.ts';
import { formatVilniusDate } from '../../domain/vilnius-date.ts';

interface Props {
  article: PublicArticleSummary;
  /** First on the page: loads its picture at once. */
  isFirst?: boolean;
}

export function ArticleCard({ article, isFirst = false }: Props) {
  return (
    <li className="article-card">
      <a href={articlePath(article.slug)}>
        <img
          src={article.image ?? FALLBACK_COVER}
          alt=""
          width="1200"
          height="675"
          loading={isFirst ? 'eager' : 'lazy'}
        />
        <div>
          <ArticleMeta category={article.category} date={article.published_date} />
          <h2>{spaceText(article.title)}</h2>
          <p className="text-soft">{spaceText(article.excerpt)}</p>
        </div>
      </a>
    </li>
  );
}

export function ArticleMeta({ category, date }: { category: string | null; date: string }) {
  return (
    <p className="article-meta">
      {category && <span>{category}</span>}
      <time dateTime={date}>{formatVilniusDate(date)}</time>
    </p>
  );
}
