import { Fragment } from 'react';
import { blogWords } from '../../content/blog.ts';
import { describeTables, outlineArticle } from '../../domain/articles/article-outline.ts';
import { CORRECTED, describeCheck, type OpenCheck } from '../../domain/articles/corrections.ts';
import { describePicture } from '../../domain/articles/digital-source-types.ts';
import { isLeadRepeated } from '../../domain/articles/repeated-lead.ts';
import { describeText, findUnreviewedMark } from '../../domain/articles/review.ts';
import type { Neighbours, PublicArticle, PublicArticleSummary } from '../../domain/site-data.ts';
import { spaceHtml, spaceText } from '../../domain/text/space-text.ts';
import { formatVilniusDate, formatVilniusMoment } from '../../domain/time/vilnius-date.ts';
import { ArticleCard, ArticleMeta } from './article-card.tsx';
import { Contents, NeighbourLinks, ShareLinks } from './article-links.tsx';
import { Cover } from './cover.tsx';

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
  const { provenance } = article;
  const mark = findUnreviewedMark(provenance);
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
          {!isLeadRepeated(article.excerpt, article.html) && (
            <p className="lead text-soft">{spaceText(article.excerpt)}</p>
          )}
        </header>
        <figure className="cover">
          <Cover image={article.image} sizes={COVER_SIZES} isFirst />
          {article.image && provenance.cover && (
            <figcaption data-cover={provenance.cover.source_type}>
              {spaceText(describePicture(provenance.cover))}
            </figcaption>
          )}
        </figure>
        {article.check && <Checked check={article.check} />}
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
        {article.corrections.length > 0 && <Corrections notices={article.corrections} />}
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

function Checked({ check }: { check: OpenCheck }) {
  const moment = formatVilniusMoment(check.since);
  const [before, after] = describeCheck(check).split(moment);
  return (
    <p className="checked" data-check={check.cause}>
      {spaceText(before ?? '')}
      <time dateTime={check.since} className="whitespace-nowrap">
        {moment}
      </time>
      {after}
    </p>
  );
}

/** Stands for good: that a text was changed is never taken back. */
function Corrections({ notices }: { notices: PublicArticle['corrections'] }) {
  return (
    <section className="corrections" aria-labelledby="pataisymai">
      <h2 id="pataisymai">{blogWords.corrections}</h2>
      {notices.map((notice) => (
        <p key={notice.at + notice.text}>
          {`${CORRECTED} `}
          <time dateTime={notice.at}>{formatVilniusDate(notice.at)}</time>
          {`: ${spaceText(notice.text)}`}
        </p>
      ))}
    </section>
  );
}

function ArticleFooter({ article }: { article: PublicArticle }) {
  const { provenance } = article;
  const { source } = provenance;
  return (
    <footer>
      {source && (
        <p>
          {`${blogWords.source}: `}
          {/* A post written here has an address and no outlet. */}
          <b>{spaceText(source.name ?? URL.parse(source.url)?.host ?? source.url)}</b>
          {source.author && `, ${spaceText(source.author)}`}
          {source.published_date && (
            <>
              {', '}
              <time dateTime={source.published_date}>
                {formatVilniusDate(source.published_date)}
              </time>
            </>
          )}
          {'. '}
          <a className="link" href={source.url} rel="noopener external">
            {blogWords.original} ↗
          </a>
        </p>
      )}
      {article.also_reported_by.length > 0 && (
        <p>
          {`${blogWords.alsoReportedBy} `}
          {article.also_reported_by.map(({ source_name, url }, at) => (
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
      <p className="text-soft" data-provenance={provenance.prepared_by}>
        {spaceText(describeText(provenance))}
      </p>
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
