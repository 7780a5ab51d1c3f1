import { company } from '../../content/company.ts';
import { listQuestions } from '../../domain/articles/article-blocks.ts';
import { inlineTextOf } from '../../domain/articles/article-outline.ts';
import { articlePath } from '../../domain/articles/blog-address.ts';
import {
  type CorrectionNotice,
  describeCorrection,
  lastChanged,
} from '../../domain/articles/corrections.ts';
import {
  type DigitalSourceType,
  describePicture,
  schemaOrgSourceType,
} from '../../domain/articles/digital-source-types.ts';
import type { ArticleSource, Provenance } from '../../domain/articles/provenance.ts';
import type { PublicArticle } from '../../domain/site-data.ts';
import { formatVilniusDate } from '../../domain/time/vilnius-date.ts';
import { publisherJsonLd } from '../seo/organization-json-ld.ts';

/** For search engines: the article, and the questions it answers; says nothing the page itself does not show. */
export function articleJsonLd(article: PublicArticle, publicUrl: string): object {
  const questions = listQuestions(article.html);
  if (questions.length === 0) return describeArticle(article, publicUrl);
  const { '@context': context, ...described } = describeArticle(article, publicUrl);
  return { '@context': context, '@graph': [described, faqOf(questions)] };
}

const faqOf = (questions: ReturnType<typeof listQuestions>) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: inlineTextOf(question),
    acceptedAnswer: { '@type': 'Answer', text: inlineTextOf(answer.replace(/<\/(?:p|li)>/g, ' ')) },
  })),
});

function describeArticle(article: PublicArticle, publicUrl: string) {
  const url = new URL(articlePath(article.slug), publicUrl).href;
  const { provenance } = article;
  const { source, prepared_by } = provenance;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: 'lt',
    url,
    mainEntityOfPage: pageOf(url, provenance),
    datePublished: article.published_date,
    dateModified: lastChanged(article),
    ...(article.corrections.length > 0 && { correction: article.corrections.map(correctionOf) }),
    ...(article.category && { articleSection: article.category }),
    ...(article.image && { image: coverOf(article.image, provenance, publicUrl) }),
    ...(source && { isBasedOn: originalOf(source) }),
    ...(prepared_by !== 'person' && {
      digitalSourceType: schemaOrgSourceType(SOURCE_TYPES[prepared_by]),
    }),
    ...(provenance.model && { creator: programOf(provenance.model, provenance.prompt_version) }),
    publisher: publisherJsonLd(company, publicUrl),
  };
}

/** What made the text, also after a person has read it: a review changes who answers for it, not how it came to be. */
const SOURCE_TYPES: Record<'ai' | 'rules', DigitalSourceType> = {
  ai: 'trainedAlgorithmicMedia',
  rules: 'algorithmicMedia',
};

/** Reviews belong to pages there, not to articles. */
const pageOf = (url: string, { reviewed_at, reviewed_by }: Provenance) =>
  reviewed_at === null
    ? url
    : {
        '@type': 'WebPage',
        '@id': url,
        lastReviewed: formatVilniusDate(reviewed_at),
        reviewedBy: reviewed_by
          ? { '@type': 'Person', name: reviewed_by }
          : { '@type': 'Organization', name: company.brand },
      };

const programOf = (name: string, promptVersion: string | null) => ({
  '@type': 'SoftwareApplication',
  name,
  ...(promptVersion && { softwareVersion: `nurodymo versija ${promptVersion}` }),
});

function coverOf(image: string, { cover }: Provenance, publicUrl: string) {
  const url = new URL(image, publicUrl).href;
  if (!cover) return url;
  return {
    '@type': 'ImageObject',
    url,
    caption: describePicture(cover),
    digitalSourceType: schemaOrgSourceType(cover.source_type),
    ...(cover.model && { creator: programOf(cover.model, null) }),
  };
}

/** In the words of the page. */
const correctionOf = (notice: CorrectionNotice) => ({
  '@type': 'CorrectionComment',
  text: describeCorrection(notice),
  datePublished: notice.at,
});

/** Source, author, date and address of what the article was made from, as the page names them. */
const originalOf = ({ url, author, published_date, name }: ArticleSource): object => ({
  '@type': 'Article',
  url,
  ...(author && { author: { '@type': 'Person', name: author } }),
  ...(published_date && { datePublished: published_date }),
  ...(name && { publisher: { '@type': 'Organization', name } }),
});
