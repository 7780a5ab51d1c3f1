import { and, eq, inArray } from 'drizzle-orm';
import type { SiteData } from '../../../domain/site-data.ts';
import { listSearchWords } from '../../../domain/text/search-words.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import type { Previews } from '../drafts/previews.ts';
import { isPublished, NEWEST_FIRST } from '../model/article-columns.ts';
import { countArticles } from '../model/article-counts.ts';
import { findWithdrawal } from '../model/correction-columns.ts';
import { findMovedSlug } from '../model/redirects.ts';
import { findNeighbours } from './find-neighbours.ts';
import { findPreview } from './find-preview.ts';
import { listArticleAddresses, listArticleMonths } from './list-addresses.ts';
import { findPictureSizes } from './picture-sizes.ts';
import {
  PUBLIC_ARTICLE,
  PUBLIC_FEED_ARTICLE,
  PUBLIC_SUMMARY,
  type PublicArticleRow,
  toHistory,
  toPublicArticle,
  toPublicSummary,
} from './public-article.ts';
import { searchPublicArticles } from './search-articles.ts';

interface SiteDataDeps {
  db: Database;
  clock: Clock;
  /** Our own origin, to recognise pictures of ours that are stored with it. */
  publicUrl: string | null;
  previews: Pick<Previews, 'read'>;
}

/** What public pages read. The blog's list also counts; every other page costs one query. Whole: a list of queries. */
export function createSiteData({ db, clock, publicUrl, previews }: SiteDataDeps): SiteData {
  const listNewest = async (where: ReturnType<typeof and>, limit: number, offset: number) => {
    const rows = await db
      .select(PUBLIC_SUMMARY)
      .from(articles)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => toPublicSummary(row, publicUrl));
  };
  const withPictures = async (row: PublicArticleRow) =>
    toPublicArticle(row, publicUrl, await findPictureSizes(db, row.html ?? ''));
  return {
    async listPublishedArticles({ category, page, perPage }) {
      const where = and(isPublished, category ? eq(articles.ai_category, category) : undefined);
      const [items, total] = await Promise.all([
        listNewest(where, perPage, (page - 1) * perPage),
        countArticles(db, { state: 'published', category: category || undefined }),
      ]);
      return { items, total };
    },
    async findPublishedArticle(slug) {
      const [row] = await db
        .select(PUBLIC_ARTICLE)
        .from(articles)
        .where(and(isPublished, eq(articles.ai_slug, slug)));
      return row ? withPictures(row) : null;
    },
    findMovedArticle: (slug) => findMovedSlug(db, slug),
    findWithdrawnArticle: (slug) => findWithdrawal(db, slug),
    async findPreviewedArticle(token) {
      const previewed = previews.read(token);
      const row = previewed && (await findPreview(db, previewed, clock.now()));
      return row ? withPictures(row) : null;
    },
    async searchPublishedArticles(text, { page, perPage }) {
      const words = listSearchWords(text);
      if (words.length === 0) return { items: [], total: 0, isTotalExact: true };
      try {
        const found = await searchPublicArticles(db, { words, page, per_page: perPage });
        const rows = await db
          .select({ ...PUBLIC_SUMMARY, id: articles.id })
          .from(articles)
          .where(
            inArray(
              articles.id,
              found.items.map(({ id }) => id),
            ),
          );
        const byId = new Map(rows.map(({ id, ...row }) => [id, toPublicSummary(row, publicUrl)]));
        return {
          items: found.items.flatMap(({ id }) => byId.get(id) ?? []),
          total: found.total,
          isTotalExact: found.is_total_exact,
        };
      } catch (error) {
        if (error instanceof AppError && error.code === 'unavailable') return null;
        throw error;
      }
    },
    listLatestArticles: (limit, category) =>
      listNewest(
        and(isPublished, category ? eq(articles.ai_category, category) : undefined),
        limit,
        0,
      ),
    async listFeedArticles(count) {
      const rows = await db
        .select(PUBLIC_FEED_ARTICLE)
        .from(articles)
        .where(isPublished)
        .orderBy(...NEWEST_FIRST)
        .limit(count);
      return rows.map((row) => ({ ...toPublicSummary(row, publicUrl), ...toHistory(row) }));
    },
    findNeighbours: ({ slug }) => findNeighbours(db, slug),
    countPublishedArticles: () => countArticles(db, { state: 'published' }),
    listArticleMonths: () => listArticleMonths(db),
    listArticleAddresses: (month) => listArticleAddresses(db, month),
  };
}
