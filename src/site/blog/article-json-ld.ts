import { type Company, company } from '../../content/company.ts';
import { articlePath } from '../../domain/blog-address.ts';
import type { PublicArticle } from '../../domain/site-data.ts';

type Publisher = Pick<Company, 'brand' | 'isSample'>;

/** schema.org Article for search engines; says nothing the page itself does not show. */
export function articleJsonLd(
  article: PublicArticle,
  publicUrl: string,
  publisher: Publisher = company,
): object {
  const url = new URL(articlePath(article.slug), publicUrl).href;
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
    ...(article.original_url && { isBasedOn: article.original_url }),
    // Samples never enter structured data.
    ...(!publisher.isSample && {
      publisher: { '@type': 'Organization', name: publisher.brand, url: `${publicUrl}/` },
    }),
  };
}
