import { blogWords } from '../../content/blog.ts';
import { spaceText } from '../../content/spacing.ts';
import { articlePath } from '../../domain/blog-address.ts';
import type { PublicArticleSummary } from '../../domain/site-data.ts';
import { formatVilniusDate } from '../../domain/vilnius-date.ts';
import { Cover } from './cover.tsx';

interface Props {
  article: PublicArticleSummary;
  /** First on the page: loads its picture at once. */
  isFirst?: boolean;
  /** Across the whole width, where there is room. */
  isLead?: boolean;
}

/** The columns of `.articles` in blog.css: three, two, one. */
const NARROW = '(min-width: 44.5rem) calc(50vw - 2.25rem), calc(100vw - 2.5rem)';
const SIZES = `(min-width: 80.5rem) 24.7rem, (min-width: 66.5rem) calc(33.3vw - 2.2rem), ${NARROW}`;
/** Seven parts of twelve (`.with-lead`). */
const LEAD_SIZES = `(min-width: 80.5rem) 43.75rem, (min-width: 64rem) calc(58.3vw - 3.2rem), ${NARROW}`;

export function ArticleCard({ article, isFirst = false, isLead = false }: Props) {
  return (
    <li className="article-card">
      <a href={articlePath(article.slug)}>
        <Cover image={article.image} sizes={isLead ? LEAD_SIZES : SIZES} isFirst={isFirst} />
        <div>
          <ArticleMeta article={article} />
          <h2>{spaceText(article.title)}</h2>
          <p className="text-soft">{spaceText(article.excerpt)}</p>
        </div>
      </a>
    </li>
  );
}

export function ArticleMeta({ article }: { article: PublicArticleSummary }) {
  const { category, published_date, reading_minutes } = article;
  return (
    <p className="article-meta">
      {category && <span>{category}</span>}
      <time dateTime={published_date}>{formatVilniusDate(published_date)}</time>
      <i>{spaceText(`${reading_minutes} ${blogWords.minutes}`)}</i>
    </p>
  );
}
