import { Fragment } from 'react';
import { blogWords } from '../../content/blog.ts';
import { spaceHtml, spaceText } from '../../content/spacing.ts';
import { describeTables, outlineArticle } from '../../domain/articles/article-outline.ts';
import type { Neighbours, PublicArticle, PublicArticleSummary } from '../../domain/site-data.ts';
import { formatVilniusDate } from '../../domain/time/vilnius-date.ts';
import { ArticleCard, ArticleMeta } from './article-card.tsx';
import { Contents, NeighbourLinks, ShareLinks } from './article-links.tsx';
import { Cover } from './cover.tsx';
import { findUnreviewedMark } from './unreviewed-mark.ts';

/** `.article .cover` in blog.css. */
const COVER_SIZES = '(min-width: 64rem) 54rem, (min-width: 47rem) 42rem, 89.6vw';

interface Props {
  article: PublicArticle;
  related: PublicArticleSummary[];
  neighbours?: Neighbours;
  /** The article's full address, to be shared; a preview has none to share. */
  address?: string;
}

export function ArticleScreen({ article, related, neighbours, address }: Props) {
  const mark = findUnreviewedMark(article);
  const { html, headings } = outlineArticle(article.html);
  return (
    <>
      <article className="wrap article">
        <header>
          <a className="back" href="/tinklarastis">
            ← {blogWords.title}
          </a>
          <ArticleMeta article={article} />
          <h1 className="h2">{spaceText(article.title)}</h1>
          <p className="lead text-soft">{spaceText(article.excerpt)}</p>
        </header>
        <Cover className="cover" image={article.image} sizes={COVER_SIZES} isFirst />
        {mark && (
          <p className="unreviewed" data-prepared-by={mark}>
            {blogWords.unreviewed[mark]}
          </p>
        )}
        {headings.length > 0 && <Contents headings={headings} />}
        {/* Sanitised by the server before it was stored and again when it was read. */}
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to show sanitised HTML
          dangerouslySetInnerHTML={{ __html: spaceHtml(describeTables(html, article.title)) }}
        />
        <ArticleFooter article={article} />
        {address && <ShareLinks title={article.title} address={address} />}
        {neighbours && <NeighbourLinks {...neighbours} />}
      </article>
      {related.length > 0 && (
        <section className="section bg-paper">
          <div className="wrap">
            <h2 className="h2">{blogWords.related}</h2>
            <ul className="articles mt-5">
              {related.map((other) => (
                <ArticleCard key={other.slug} article={other} heading="h3" />
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
          {article.source_name && <b>{spaceText(article.source_name)}</b>}
          {article.original_author && `, ${spaceText(article.original_author)}`}
          {article.original_date && (
            <>
              {', '}
              <time dateTime={article.original_date}>
                {formatVilniusDate(article.original_date)}
              </time>
            </>
          )}
          {'. '}
          <a className="link" href={article.original_url} rel="noopener external">
            {blogWords.original} ↗
          </a>
        </p>
      )}
      {article.told_by.length > 0 && (
        <p>
          {`${blogWords.toldBy} `}
          {article.told_by.map(({ source_name, url }, at) => (
            <Fragment key={url}>
              {at > 0 && ', '}
              <a className="link" href={url} rel="noopener external">
                {spaceText(source_name)} ↗
              </a>
            </Fragment>
          ))}
          {'.'}
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
