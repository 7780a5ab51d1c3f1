import { blogWords } from '../../content/blog.ts';
import { company } from '../../content/company.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import {
  describeCheck,
  describeCorrection,
  lastChanged,
} from '../../domain/articles/corrections.ts';
import { describeProvenance } from '../../domain/articles/provenance.ts';
import type { FeedArticle } from '../../domain/site-data.ts';
import { escapeXml } from './xml.ts';

export const RSS_PATH = '/tinklarastis/rss.xml';
export const RSS_ARTICLES = 20;

/** Who reads the feed alone learns of checks and corrections, too. */
const describeItem = ({ excerpt, check, corrections }: FeedArticle): string =>
  [excerpt, check && describeCheck(check), ...corrections.map(describeCorrection)]
    .filter(Boolean)
    .join(' ');

const rssDate = (iso: string) => new Date(iso).toUTCString();

/**
 * The blog as RSS 2.0, summaries only: the text itself belongs to its page. Each says what made it. Not by feedsmith's `generateRssFeed`, which
 * sets a title with `&` between line breaks, and not every reader trims; nor does it drop what XML forbids.
 * @param articles newest first
 */
export function blogRss(articles: FeedArticle[], publicUrl: string): string {
  const absolute = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const items = articles.map((article) => {
    const { source } = article.provenance;
    const address = absolute(articlePath(article.slug));
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${rssDate(article.published_date)}</pubDate>`,
      `<description>${escapeXml(describeItem(article))}</description>`,
      `<atom:updated>${lastChanged(article)}</atom:updated>`,
      article.category && `<category>${escapeXml(article.category)}</category>`,
      source && `<dc:source>${escapeXml(source.url)}</dc:source>`,
      `<dcterms:provenance>${escapeXml(describeProvenance(article.provenance))}</dcterms:provenance>`,
      '</item>',
    ]
      .filter(Boolean)
      .join('');
  });
  const newest = articles.map(lastChanged).sort().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><channel>',
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
