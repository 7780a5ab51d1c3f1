import { blogWords, FALLBACK_COVER } from '../../content/blog.ts';
import { spaceText } from '../../content/spacing.ts';
import type { PublicArticle, PublicArticleSummary } from '../../domain/site-data.ts';
import { formatVilniusDate } from '../../domain/vilnius-date.ts';
import { ArticleCard, ArticleMeta } from './article-card.tsx';
import { findUnreviewedMark } from './unreviewed-mark.ts';

interface Props {
  article: PublicArticle;
  related: PublicArticleSummary[];
}

export function ArticleScreen({ article, related }: Props) {
  const mark = findUnreviewedMark(article);
  return (
    <>
      <article className="wrap article">
        <header>
          <a className="back" href="/tinklarastis">
            ← {blogWords.title}
          </a>
          <ArticleMeta category={article.category} date={article.published_date} />
          <h1 className="h2">{spaceText(article.title)}</h1>
          <p className="lead text-soft">{spaceText(article.excerpt)}</p>
        </header>
        <img
          className="cover"
          src={article.image ?? FALLBACK_COVER}
          alt=""
          width="1200"
          height="675"
          fetchPriority="high"
        />
        {mark && (
          <p className="unreviewed" data-prepared-by={mark}>
            {blogWords.unreviewed[mark]}
          </p>
        )}
        {/* Sanitised by the server before it was stored and again when it was read. */}
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to show sanitised HTML
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
        <ArticleFooter article={article} />
      </article>
      {related.length > 0 && (
        <section className="section bg-paper">
          <div className="wrap">
            <h2 className="h2">{blogWords.related}</h2>
            <ul className="articles mt-5">
              {related.map((other) => (
                <ArticleCard key={other.slug} article={other} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function ArticleFooter({ article }: { article: PublicArticle }) {
  return (
    <footer>
      {article.original_url && (
        <p>
          {`${blogWords.source}: `}
          {article.source_name && <b>{`${article.source_name}. `}</b>}
          <a className="link" href={article.original_url} rel="noopener external">
            {blogWords.original} ↗
          </a>
        </p>
      )}
      {article.edited_date && (
        <p className="text-soft">
          {`${blogWords.updated} `}
          <time dateTime={article.edited_date}>{formatVilniusDate(article.edited_date)}</time>
        </p>
      )}
      <a className="btn" href="/tinklarastis">
        {blogWords.back}
      </a>
    </footer>
  );
}
