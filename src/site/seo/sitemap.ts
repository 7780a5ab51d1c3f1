import { privacyPolicy } from '../../content/privacy-policy.ts';
import { termsOfUse } from '../../content/terms-of-use.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { ArticleAddress } from '../../domain/site-data.ts';
import { INDEXABLE_PATHS } from './indexable-pages.ts';
import { escapeXml } from './xml.ts';

/** What one file may hold by the protocol. */
const MOST_ADDRESSES = 50_000;

/** Of our own texts only the legal ones say when they changed. */
const LEGAL_UPDATED = new Map([privacyPolicy, termsOfUse].map((page) => [page.path, page.updated]));

/**
 * The sitemap. Only what we know is dated: an article by its last change, the blog's list by its newest
 * article, a legal page as it says itself. Other texts have no date, and a date of the build would not be true.
 * @param articles newest first
 */
export function sitemapXml(articles: ArticleAddress[], publicUrl: string): string {
  const blogChanged = articles
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
  const pages = [
    ...INDEXABLE_PATHS.map((path) => ({
      path,
      changed: path === '/tinklarastis' ? blogChanged : LEGAL_UPDATED.get(path),
    })),
    ...articles.map(({ slug, changed }) => ({ path: articlePath(slug), changed })),
  ];
  const entries = pages.slice(0, MOST_ADDRESSES).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
