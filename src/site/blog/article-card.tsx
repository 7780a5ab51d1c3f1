import { blogWords } from '../../content/blog.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { PublicArticleSummary } from '../../domain/site-data.ts';
import { spaceText } from '../../domain/text/space-text.ts';
import { formatVilniusDate } from '../../domain/time/vilnius-date.ts';
import { Cover } from './cover.tsx';

interface Props {
  article: PublicArticleSummary;
  /** First on the page: loads its picture at once. */
  isFirst?: boolean;
  /** Across the whole width, where there is room. */
  isLead?: boolean;
  /** One below the heading the card stands under. */
  heading?: 'h2' | 'h3';
}

/** The columns of `.articles` in blog.css: three, two, one; `--edge` takes 10.4vw of the width, at most 8rem. */
const NARROW = '(min-width: 47rem) calc(44.8vw - 1rem), 89.6vw';
const SIZES = `(min-width: 86rem) 24.7rem, (min-width: 71.5rem) calc(29.9vw - 1.35rem), ${NARROW}`;
/** Seven parts of twelve (`.with-lead`). */
const LEAD_SIZES = `(min-width: 86rem) 43.75rem, (min-width: 64rem) calc(52.3vw - 1.75rem), ${NARROW}`;

export function ArticleCard({
  article,
  isFirst = false,
  isLead = false,
  heading: Heading = 'h2',
}: Props) {
  return (
    <li className="article-card">
      <a href={articlePath(article.slug)}>
        <Cover image={article.image} sizes={isLead ? LEAD_SIZES : SIZES} isFirst={isFirst} />
        <div>
          <ArticleMeta article={article} />
          <Heading>{spaceText(article.title)}</Heading>
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
