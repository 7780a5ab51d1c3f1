import { company } from '../../content/company.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import type { PublicArticle } from '../../domain/site-data.ts';
import { publisherJsonLd } from '../seo/organization-json-ld.ts';
import { findUnreviewedMark } from './unreviewed-mark.ts';

/** schema.org Article for search engines; says nothing the page itself does not show. */
export function articleJsonLd(article: PublicArticle, publicUrl: string): object {
  const url = new URL(articlePath(article.slug), publicUrl).href;
  const mark = findUnreviewedMark(article);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: 'lt',
    url,
    mainEntityOfPage: url,
    datePublished: article.published_date,
    dateModified: article.edited_date ?? article.published_date,
    ...(article.category && { articleSection: article.category }),
    ...(article.image && { image: new URL(article.image, publicUrl).href }),
    ...(article.original_url && { isBasedOn: originalOf(article) }),
    ...(mark && { digitalSourceType: SOURCE_TYPES[mark] }),
    publisher: publisherJsonLd(company, publicUrl),
  };
}

/** Who made a text that no person has reviewed, in the words of schema.org (IPTC's digital source types). */
const SOURCE_TYPES = {
  ai: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  rules: 'https://schema.org/AlgorithmicMediaDigitalSource',
} as const;

/** Source, author, date and address of what the article was made from, as the page names them. */
const originalOf = (article: PublicArticle): object => ({
  '@type': 'Article',
  url: article.original_url,
  ...(article.original_author && { author: { '@type': 'Person', name: article.original_author } }),
  ...(article.original_date && { datePublished: article.original_date }),
  ...(article.source_name && {
    publisher: { '@type': 'Organization', name: article.source_name },
  }),
});
