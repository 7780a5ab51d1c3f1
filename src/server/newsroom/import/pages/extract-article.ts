import { Readability } from '@mozilla/readability';
import { isChallengePage } from '../documents/challenge-page.ts';
import { findLead } from './find-lead.ts';
import { findFullerText } from './fuller-text.ts';
import type { ExtractedArticle } from './page-reading.ts';
import { parsePage } from './parse-page.ts';
import { removeHiddenElements } from './remove-hidden-elements.ts';
import { removeLeftovers } from './remove-leftovers.ts';

/** Characters of an extracted text beyond which a page is an article's, whatever its words. */
const LITTLE = 1500;
/** Characters so few that the extractor has more likely missed the article than found it. */
const VERY_LITTLE = 500;

/**
 * What a page says as an article: null when nothing was found, `interstitial` when it is a challenge or a sign-in.
 * Extraction comes first, because articles quote what such pages say and carry their scripts and forms.
 * @throws TooComplexPage
 */
export function extractArticle(
  html: string,
  url: string,
): ExtractedArticle | 'interstitial' | null {
  const found = extract(parsePage(html), html, url);
  const isLittle = (found?.length ?? 0) < LITTLE;
  if (isLittle && isChallengePage(html)) return 'interstitial';
  return found?.article ?? null;
}

function extract(
  document: Document,
  html: string,
  url: string,
): { article: ExtractedArticle; length: number } | null {
  const meta = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute)?.trim() || null;
  const own = meta('base[href]', 'href');
  const base = URL.parse(own ?? '', url)?.href ?? url;
  const absolute = (value: string | null) =>
    value ? (URL.parse(value, base)?.href ?? null) : null;
  const canonicalUrl = absolute(
    meta('link[rel=canonical]', 'href') ?? meta('meta[property="og:url"]', 'content'),
  );
  const imageUrl = absolute(meta('meta[property="og:image"]', 'content'));
  const rawDate =
    meta('meta[property="article:published_time"]', 'content') ??
    meta('time[datetime]', 'datetime');
  const language = document.documentElement?.getAttribute('lang') || null;
  setBase(document, base);
  removeHiddenElements(document);
  const lead = findLead(document);
  const article = new Readability(document, { serializer: (node) => node as Element }).parse();
  const length = lengthOf(article?.content);
  const content = (length < VERY_LITTLE && findFullerText(html, length)) || article?.content;
  if (!content) return null;
  const found: ExtractedArticle = {
    title: article?.title?.trim() || null,
    author: article?.byline?.trim() || null,
    excerpt: article?.excerpt?.trim() || null,
    html: cleanHtml(content, article?.title ?? null, lead),
    rawDate: article?.publishedTime ?? rawDate,
    language: article?.lang ?? language,
    baseUrl: base,
    canonicalUrl,
    imageUrl,
  };
  return { article: found, length: Math.max(length, lengthOf(content)) };
}

const lengthOf = (element: Element | null | undefined): number =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim().length;

function cleanHtml(content: Element, title: string | null, lead: string | null): string {
  removeLeftovers(content, title);
  const oneLine = (content.textContent ?? '').replace(/\s+/g, ' ');
  if (lead && !oneLine.includes(lead.slice(0, 40))) {
    const paragraph = content.ownerDocument.createElement('p');
    paragraph.textContent = lead;
    content.prepend(paragraph);
  }
  return content.innerHTML;
}

/** The document does not know where it came from; its links are resolved by this element. */
function setBase(document: Document, href: string): void {
  for (const old of [...document.querySelectorAll('base')]) old.remove();
  const element = document.createElement('base');
  element.setAttribute('href', href);
  document.head.prepend(element);
}
