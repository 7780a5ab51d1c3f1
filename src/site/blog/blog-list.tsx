import { blogCategories, blogWords } from '../../content/blog.ts';
import { blogListPath, blogSearchPath } from '../../domain/articles/blog-address.ts';
import type { PublicArticleSummary } from '../../domain/site-data.ts';
import { ArticleCard } from './article-card.tsx';

/** What a search came to; `refusal` says why there are no results to show. */
interface BlogSearch {
  text: string;
  total: number;
  /** False: there are more than `total`. */
  isTotalExact: boolean;
  refusal: string | null;
}

interface Props {
  articles: PublicArticleSummary[];
  category: string | null;
  page: number;
  pageCount: number;
  /** Null on the list itself. */
  search: BlogSearch | null;
}

/**
 * The blog's list, whole without scripts. With them a chosen category, page or search takes the place of the
 * part marked `data-list` (change-list.ts).
 */
export function BlogList({ articles, category, page, pageCount, search }: Props) {
  return (
    <section className="wrap blog" data-blog>
      <div className="grid12 items-end gap-y-5">
        <h1 className="h1 lg:col-span-6">{blogWords.title}</h1>
        <p className="lead text-soft lg:col-start-8 lg:col-span-5">{blogWords.lead}</p>
      </div>
      <div className="blog-bar">
        <nav className="filters" aria-label={blogWords.categories}>
          {[null, ...blogCategories].map((name) => (
            <a
              key={name ?? ''}
              href={blogListPath(name)}
              aria-current={name === category && !search ? 'page' : undefined}
            >
              {name ?? blogWords.all}
            </a>
          ))}
        </nav>
        <SearchForm text={search?.text ?? ''} />
      </div>
      <p role="status" className="sr-only" />
      <div data-list tabIndex={-1}>
        {search && <SearchOutcome {...search} />}
        {articles.length === 0 ? (
          !search && <p className="lead text-soft">{blogWords.empty}</p>
        ) : (
          <ul className={page === 1 && !search ? 'articles with-lead' : 'articles'}>
            {articles.map((article, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                isFirst={index === 0}
                isLead={index === 0 && page === 1 && !search}
                heading={search ? 'h3' : 'h2'}
              />
            ))}
          </ul>
        )}
        {pageCount > 1 && (
          <Pages
            page={page}
            pageCount={pageCount}
            pathOf={(number) =>
              search ? blogSearchPath(search.text, number) : blogListPath(category, number)
            }
          />
        )}
      </div>
      <Skeletons />
    </section>
  );
}

function SearchForm({ text }: { text: string }) {
  return (
    <search>
      <form className="search" action="/tinklarastis">
        <input
          type="search"
          name="q"
          aria-label={blogWords.search}
          placeholder={blogWords.searchHint}
          defaultValue={text}
          minLength={2}
          maxLength={100}
          required
        />
        <button type="submit" className="btn">
          {blogWords.searchButton}
        </button>
      </form>
    </search>
  );
}

/** What a search came to, in a line. Nothing was counted where it was refused. */
export function describeSearch({ text, total, isTotalExact, refusal }: BlogSearch): string {
  const count = isTotalExact ? String(total) : `${blogWords.moreThan} ${total}`;
  return refusal ?? `${blogWords.searchResults}: „${text}“ (${count})`;
}

function SearchOutcome(search: BlogSearch) {
  return (
    <div className="found">
      <h2 className="h3">{describeSearch(search)}</h2>
      {!search.refusal && search.total === 0 && <p className="text-soft">{blogWords.searchNone}</p>}
    </div>
  );
}

/** Copied by the script into the list's place while it waits longer than 150 ms. */
function Skeletons() {
  return (
    <template data-skeletons>
      <ul className="articles" aria-label={blogWords.loading}>
        {[1, 2, 3].map((number) => (
          <li key={number} className="skeleton">
            <i />
            <b />
            <b />
          </li>
        ))}
      </ul>
    </template>
  );
}

interface PagesProps {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

function Pages({ page, pageCount, pathOf }: PagesProps) {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => Math.abs(number - page) <= 2 || number === 1 || number === pageCount,
  );
  return (
    <nav className="pages" aria-label={blogWords.pages}>
      {page > 1 && (
        <a href={pathOf(page - 1)} rel="prev">
          ← {blogWords.newer}
        </a>
      )}
      <ol>
        {numbers.map((number, index) => (
          <li
            key={number}
            className={index > 0 && numbers[index - 1] !== number - 1 ? 'after-gap' : undefined}
          >
            <a
              href={pathOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`${number} puslapis`}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a href={pathOf(page + 1)} rel="next">
          {blogWords.older} →
        </a>
      )}
    </nav>
  );
}
