import { blogWords } from '../../content/blog.ts';
import { company } from '../../content/company.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { PublicArticleSummary } from '../../domain/site-data.ts';
import { escapeXml } from './xml.ts';

export const RSS_PATH = '/tinklarastis/rss.xml';
export const RSS_ARTICLES = 20;

const rssDate = (iso: string) => new Date(iso).toUTCString();

/**
 * The blog as RSS 2.0, summaries only: the text itself belongs to its page. Not by feedsmith's `generateRssFeed`, which
 * sets a title with `&` between line breaks, and not every reader trims; nor does it drop what XML forbids.
 * @param articles newest first
 */
export function blogRss(articles: PublicArticleSummary[], publicUrl: string): string {
  const absolute = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const items = articles.map((article) => {
    const address = absolute(articlePath(article.slug));
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${rssDate(article.published_date)}</pubDate>`,
      `<description>${escapeXml(article.excerpt)}</description>`,
      article.category && `<category>${escapeXml(article.category)}</category>`,
      '</item>',
    ]
      .filter(Boolean)
      .join('');
  });
  const newest = articles[0]?.published_date;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(`${blogWords.title} – ${company.brand}`)}</title>`,
    `<link>${absolute('/tinklarastis')}</link>`,
    `<description>${escapeXml(blogWords.description)}</description>`,
    '<language>lt</language>',
    `<atom:link href="${absolute(RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rssDate(newest)}</lastBuildDate>`] : []),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
