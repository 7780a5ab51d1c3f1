import { isChallengePage, isChallengeText, isChallengeTitle } from '../documents/challenge-page.ts';
import { resolveUrl } from '../item/resolve-url.ts';
import {
  correctArticle,
  listStanding,
  placeBlocks,
  takeStock,
  weighBlocks,
} from './blocks/choose-blocks.ts';
import { lengthOfProse, proseIn } from './blocks/measure-prose.ts';
import { removeBoilerplate } from './blocks/remove-boilerplate.ts';
import type { PageDocument, PageElement, PageNode } from './dom/page-node.ts';
import { findFullerText } from './fuller-text.ts';
import { removeLeftovers } from './leftovers/remove-leftovers.ts';
import { readArticle } from './measuring-readability.ts';
import type { ExtractedArticle } from './page-reading.ts';
import { parsePage } from './parse-page.ts';
import { removeHiddenElements } from './remove-hidden-elements.ts';

/** Characters of an extracted text beyond which a page is an article's, whatever its title. */
const LITTLE = 1500;
/** Characters so few that the extractor has more likely missed the article than found it. */
const VERY_LITTLE = 500;

/** So many times what was found, and a page says more to machines than a teaser that it shows. */
const MUCH_MORE = 2;

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
  return isInterstitial(html, found) ? 'interstitial' : (found?.article ?? null);
}

type Extracted = { article: ExtractedArticle; words: string };

/** The more was found, the surer the sign: any word, a whole title, most of the text. */
function isInterstitial(html: string, found: Extracted | null): boolean {
  const { length } = found?.words ?? '';
  if (found === null || length < VERY_LITTLE) return isChallengePage(html);
  return (length < LITTLE && isChallengeTitle(html)) || isChallengeText(found.words);
}

function extract(document: PageDocument, html: string, url: string): Extracted | null {
  const meta = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute)?.trim() || null;
  const own = meta('base[href]', 'href');
  const base = resolveUrl(own, url) ?? url;
  const canonicalUrl = resolveUrl(
    meta('link[rel=canonical]', 'href') ?? meta('meta[property="og:url"]', 'content'),
    base,
  );
  const imageUrl = resolveUrl(meta('meta[property="og:image"]', 'content'), base);
  const rawDate =
    meta('meta[property="article:published_time"]', 'content') ??
    meta('time[datetime]', 'datetime');
  const language = document.documentElement?.getAttribute('lang') || null;
  const headlines = [
    document.querySelector('title')?.textContent,
    meta('meta[property="og:title"]', 'content'),
    document.querySelector('h1')?.textContent,
  ].flatMap((each) => each?.replace(/\s+/g, ' ').trim() || []);
  setBase(document, base);
  removeHiddenElements(document);
  const { article, content } = findArticle(document);
  const length = content.wordsLength;
  const isFew = length < VERY_LITTLE || saysMore(html, length);
  const whole = (isFew && findFullerText(html, length)) || content;
  if (whole.wordsLength === 0) return null;
  const found: ExtractedArticle = {
    title: article?.title?.trim() || null,
    headlines,
    author: article?.byline?.trim() || null,
    excerpt: article?.excerpt?.trim() || null,
    html: whole.innerHTML,
    rawDate: article?.publishedTime ?? rawDate,
    language: article?.lang ?? language,
    baseUrl: base,
    canonicalUrl,
    imageUrl,
  };
  return { article: found, words: whole.words };
}

/** In its data for machines (JSON-LD), as it is written there. */
function saysMore(html: string, length: number): boolean {
  for (const [, said = ''] of html.matchAll(/"articleBody"\s*:\s*"((?:[^"\\]|\\.)*)"/g))
    if (said.length > length * MUCH_MORE) return true;
  return false;
}

/** What the extractor finds, corrected block by block, and how each block was weighed. Changes the document. */
export function findArticle(document: PageDocument) {
  // Framesets have no body.
  const { body } = document;
  const page = body && takeStock(body, readDescription(document));
  if (page) removeBoilerplate(body, page.prose);
  const kept = page ? listStanding(page, body) : [];
  const article = readArticle(document);
  const content = article?.content ?? document.createElement('div');
  const title = article?.title ?? null;
  if (!page) return { article, content, weighed: [] };
  const extracted = placeBlocks(page, content);
  const coverage = lengthOfProse(content) / Math.max(1, proseIn(page.prose, body));
  const ending = removeLeftovers(content, title);
  const placed = placeBlocks(page, content);
  const weighed = weighBlocks(page, {
    extracted: extracted.map(Boolean),
    left: placed.map(Boolean),
    kept,
    coverage: Math.min(1.5, coverage),
  }).map((each, at) => (standsIn(ending, extracted[at]) ? { ...each, isAddable: false } : each));
  correctArticle(content, page, weighed, placed);
  removeLeftovers(content, title);
  return { article, content, weighed };
}

/** What stood under "About the author" is not put in again, whatever it looks like. */
function standsIn(nodes: ReadonlySet<PageNode>, element: PageElement | null | undefined): boolean {
  for (let at = element ?? null; at; at = at.parentElement) if (nodes.has(at)) return true;
  return false;
}

/** The beginning, by which the standfirst is known. */
function readDescription(document: PageDocument): string | null {
  const [text = ''] = ['meta[name=description]', 'meta[property="og:description"]']
    .map((each) =>
      document.querySelector(each)?.getAttribute('content')?.replace(/\s+/g, ' ').trim(),
    )
    .filter(Boolean);
  return text.length > 30 ? text.slice(0, 60) : null;
}

/** The document does not know where it came from; its links are resolved by this element. */
function setBase(document: PageDocument, href: string): void {
  for (const old of [...document.querySelectorAll('base')]) old.remove();
  const element = document.createElement('base');
  element.setAttribute('href', href);
  document.head.prepend(element);
}
