import { blogCategories, blogWords } from '../../content/blog.ts';
import { blogListPath } from '../../domain/blog-address.ts';
import type { PublicArticleSummary } from '../../domain/site-data.ts';
import { ArticleCard } from './article-card.tsx';

interface Props {
  articles: PublicArticleSummary[];
  category: string | null;
  page: number;
  pageCount: number;
}

export function BlogList({ articles, category, page, pageCount }: Props) {
  return (
    <section className="wrap blog">
      <div className="grid12 items-end gap-y-5">
        <h1 className="h1 lg:col-span-6">{blogWords.title}</h1>
        <p className="lead text-soft lg:col-start-8 lg:col-span-5">{blogWords.lead}</p>
      </div>
      <nav className="filters" aria-label="Kategorijos">
        {[null, ...blogCategories].map((name) => (
          <a
            key={name ?? ''}
            href={blogListPath(name)}
            aria-current={name === category ? 'page' : undefined}
          >
            {name ?? blogWords.all}
          </a>
        ))}
      </nav>
      {articles.length === 0 ? (
        <p className="lead text-soft">{blogWords.empty}</p>
      ) : (
        <ul className={page === 1 ? 'articles with-lead' : 'articles'}>
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {pageCount > 1 && <Pages category={category} page={page} pageCount={pageCount} />}
    </section>
  );
}

function Pages({ category, page, pageCount }: Omit<Props, 'articles'>) {
  return (
    <nav className="pages" aria-label="Puslapiai">
      {page > 1 && (
        <a href={blogListPath(category, page - 1)} rel="prev">
          ← {blogWords.newer}
        </a>
      )}
      <ol>
        {Array.from({ length: pageCount }, (_, index) => index + 1)
          .filter((number) => Math.abs(number - page) <= 2 || number === 1 || number === pageCount)
          .map((number) => (
            <li key={number}>
              <a
                href={blogListPath(category, number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`${number} puslapis`}
              >
                {number}
              </a>
            </li>
          ))}
      </ol>
      {page < pageCount && (
        <a href={blogListPath(category, page + 1)} rel="next">
          {blogWords.older} →
        </a>
      )}
    </nav>
  );
}
