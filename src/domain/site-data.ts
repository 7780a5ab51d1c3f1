import type { CorrectionNotice, OpenCheck } from './articles/corrections.ts';
import type { Provenance } from './articles/provenance.ts';

/** What public pages ask of the server. The server implements it; pages get it as `Astro.locals.site`. */
export interface PublicArticleSummary {
  title: string;
  slug: string;
  excerpt: string;
  category: string | null;
  /** Absolute path on our own origin, or null when there is none or only a placeholder. */
  image: string | null;
  /** ISO 8601, UTC. */
  published_date: string;
  /** Whole minutes, at least one. */
  reading_minutes: number;
}

/** An article another one names: the one before, the one after. */
export type ArticleLink = Pick<PublicArticleSummary, 'title' | 'slug'>;

export interface Neighbours {
  newer: ArticleLink | null;
  older: ArticleLink | null;
}

interface ArticlePage {
  items: PublicArticleSummary[];
  total: number;
}

interface FoundPage extends ArticlePage {
  /** False: there are more than `total`. */
  isTotalExact: boolean;
}

export interface PublicArticle extends PublicArticleSummary {
  /** Already sanitised; rendered as it is. */
  html: string;
  provenance: Provenance;
  /** Null unless readers are told that it is being checked. */
  check: OpenCheck | null;
  /** Of its text, the oldest first. */
  corrections: CorrectionNotice[];
  edited_date: string | null;
  import_type: 'manual' | 'automatic';
  /** Other outlets that reported the same event. */
  also_reported_by: { source_name: string; url: string }[];
}

/** An article as feed readers get it. */
export type FeedArticle = PublicArticleSummary &
  Pick<PublicArticle, 'provenance' | 'check' | 'corrections' | 'edited_date'>;

interface ArticleQuery {
  category: string | null;
  /** From 1. */
  page: number;
  perPage: number;
}

/** For the sitemap. */
export interface ArticleAddress {
  slug: string;
  /** When the article last changed in public: ISO 8601, UTC. */
  changed: string;
}

/** `2026-11`, of UTC. */
export type ArticleMonth = `${number}-${number}`;

export interface SiteData {
  /** Newest first. `total` counts all published articles that match, not just this page's. */
  listPublishedArticles(query: ArticleQuery): Promise<ArticlePage>;
  /** Published articles that hold every word of a person's text; null when looking took too long. */
  searchPublishedArticles(
    text: string,
    query: Pick<ArticleQuery, 'page' | 'perPage'>,
  ): Promise<FoundPage | null>;
  findPublishedArticle(slug: string): Promise<PublicArticle | null>;
  /** The slug a published article has now that had this one before; null when there is none. */
  findMovedArticle(slug: string): Promise<string | null>;
  /** Why an article that had this slug was withdrawn; null when it was not. */
  findWithdrawnArticle(slug: string): Promise<CorrectionNotice | null>;
  /** What a preview's address shows; null when it is forged or too old, or what it showed is gone. */
  findPreviewedArticle(token: string): Promise<PublicArticle | null>;
  listLatestArticles(count: number, category?: string | null): Promise<PublicArticleSummary[]>;
  listFeedArticles(count: number): Promise<FeedArticle[]>;
  /** The articles next to it on the blog. */
  findNeighbours(article: Pick<PublicArticle, 'slug'>): Promise<Neighbours>;
  countPublishedArticles(): Promise<number>;
  /** Months in which something was published, newest first. */
  listArticleMonths(): Promise<ArticleMonth[]>;
  /** Every published article, or those of a month, newest first. */
  listArticleAddresses(month?: ArticleMonth): Promise<ArticleAddress[]>;
}

export interface PageCacheHints {
  /** `articles` for lists, `article:<slug>` for one article; none means the page never changes. */
  tags: string[];
}
