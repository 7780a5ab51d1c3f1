import { privacyPolicy } from '../../content/privacy-policy.ts';
import { termsOfUse } from '../../content/terms-of-use.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { ArticleAddress, ArticleMonth, SiteData } from '../../domain/site-data.ts';
import { INDEXABLE_PATHS } from './indexable-pages.ts';
import { escapeXml } from './xml.ts';

/** What one file may hold by the protocol (https://www.sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000;
/** More articles stand in a file for each month: the one file would be read and sent whole after every change. */
const MOST_IN_ONE_FILE = 10_000;

type Sitemap = Pick<
  SiteData,
  'countPublishedArticles' | 'listArticleMonths' | 'listArticleAddresses'
>;
const PAGES = 'pages';

/**
 * The sitemap: all in one file, or the list of its parts. Only what we know is dated: an article by its last change, the
 * blog's list by its newest article, a legal page as it says itself. Other texts have no date, and a date of the build
 * would not be true.
 */
export async function makeSitemap(site: Sitemap, publicUrl: string): Promise<string> {
  if ((await site.countPublishedArticles()) > MOST_IN_ONE_FILE) {
    const parts = [PAGES, ...(await site.listArticleMonths())];
    const entries = parts.map((part) => entryOf('sitemap', publicUrl, `/sitemap-${part}.xml`));
    return fileOf('sitemapindex', entries);
  }
  const articles = await site.listArticleAddresses();
  return fileOf('urlset', [...pagesOf(articles, publicUrl), ...entriesOf(articles, publicUrl)]);
}

/**
 * @param name what stands in its address
 * @returns null where there is no such part
 */
export async function makeSitemapPart(
  site: Sitemap,
  publicUrl: string,
  name: string,
): Promise<string | null> {
  if (name === PAGES) {
    const [month] = await site.listArticleMonths();
    const newest = month ? await site.listArticleAddresses(month) : [];
    return fileOf('urlset', pagesOf(newest, publicUrl));
  }
  if (!isMonth(name)) return null;
  const articles = await site.listArticleAddresses(name);
  if (articles.length === 0) return null;
  return fileOf('urlset', entriesOf(articles, publicUrl).slice(0, MOST_ADDRESSES));
}

const isMonth = (name: string): name is ArticleMonth => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(name);

function pagesOf(articles: ArticleAddress[], publicUrl: string): string[] {
  const blogChanged = articles
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
  return INDEXABLE_PATHS.map((path) =>
    entryOf(
      'url',
      publicUrl,
      path,
      path === '/tinklarastis' ? blogChanged : LEGAL_UPDATED.get(path),
    ),
  );
}

const entriesOf = (articles: ArticleAddress[], publicUrl: string) =>
  articles.map(({ slug, changed }) => entryOf('url', publicUrl, articlePath(slug), changed));

/** Of our own texts only the legal ones say when they changed. */
const LEGAL_UPDATED = new Map([privacyPolicy, termsOfUse].map((page) => [page.path, page.updated]));

function entryOf(kind: 'url' | 'sitemap', publicUrl: string, path: string, changed?: string) {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<${kind}><loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${lastmod}</${kind}>`;
}

const fileOf = (kind: 'urlset' | 'sitemapindex', entries: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n');
