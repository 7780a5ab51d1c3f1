import { createHash } from 'node:crypto';
import { isThin } from '../../../../domain/articles/thin-article.ts';
import { escapeText } from '../../../../domain/text/escape-text.ts';
import { toStorableJson } from '../../../database/storable-json.ts';
import { checkHtml } from '../../../html/check-html.ts';
import {
  MAX_HTML,
  oneLine,
  textOfHtml,
  textOfSafeHtml,
  truncateAtWord,
} from '../../../html/plain-text.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { parseItemDate } from '../item/item-date.ts';
import { keysOfPage } from '../item/item-keys.ts';
import { listReportTerms, type ReportTerms } from '../stories/story-terms.ts';
import { detectLanguage } from './detect-language.ts';
import type { PageFault, PageReading } from './page-reading.ts';
import { removeHiddenMarkup } from './remove-hidden-elements.ts';

const EXCERPT_LENGTH = 300;
const TITLE_LENGTH = 300;
/** Of an author's name, and of a date as it is written. */
const SHORT_LENGTH = 100;

export interface ArticleBody {
  title: string;
  excerpt: string;
  /** Sanitised and checked. */
  html: string;
  author: string | null;
  publishedAt: Date | null;
  rawDate: string | null;
  /** ISO 639-1; null when it is unsure. */
  language: string | null;
  isThin: boolean;
  contentHash: string;
  /** By which other reports of the event find it. */
  reportTerms: ReportTerms;
  /** Learned from the article's page, when it was read. */
  finalUrl: string | null;
  canonicalUrl: string | null;
  /** Further keys of the story (`keysOfPage`); a page without an article has none to give. */
  pageKeys: string[];
  pageTitle: string | null;
  /** The page could not be read this time, and may be another time. */
  pageFault: PageFault | null;
}

/** What a source and the article's page say of one item. */
export interface BodyParts {
  item: FeedItem;
  /** Null when the page was not asked. */
  page: PageReading | null;
}

export interface ComposedBody {
  body: ArticleBody;
  /** Characters of the feed's own text. */
  feedLength: number;
  /** For our log. */
  notes: string[];
}

/**
 * The longer of a feed's text and its page's, sanitised and checked, and its metadata. Parses untrusted input:
 * runs in the thread of the pages.
 */
export function composeBody({ item, page }: BodyParts): ComposedBody {
  const notes: string[] = [];
  const feed = cleanFeedText(item, notes);
  const article = page?.article ?? null;
  const extracted = article && clean(article.html, article.baseUrl, notes);
  const body = extracted && extracted.text.length > feed.text.length ? extracted : feed;
  // A listing's link often says less than the page's own headline.
  const isFromListing = !item.summaryHtml && !item.contentHtml && !item.guid;
  const titles = isFromListing ? [article?.title, item.title] : [item.title, article?.title];
  // And its date less than the page's own.
  const ownDate = isFromListing ? parseItemDate(article?.rawDate) : null;
  const rawDate = (ownDate && article?.rawDate) || (item.rawDate ?? article?.rawDate ?? null);
  const author = item.author ?? (article?.author || null);
  const title = titles.find((each) => each?.trim()) ?? truncateAtWord(body.text, 100);
  const summary = textOfHtml(removeHiddenMarkup(item.summaryHtml)) || article?.excerpt || body.text;
  const language = detectLanguage(
    { title, lead: summary, text: body.text },
    item.language ?? article?.language,
  );
  // Sources do send U+0000, which the database refuses.
  const composed: ArticleBody = toStorableJson({
    title: truncateAtWord(oneLine(title), TITLE_LENGTH) || 'Be antraštės',
    excerpt: truncateAtWord(summary, EXCERPT_LENGTH),
    html: body.html,
    author: author && truncateAtWord(author, SHORT_LENGTH),
    publishedAt: ownDate ?? item.publishedAt ?? parseItemDate(rawDate),
    rawDate: rawDate && truncateAtWord(rawDate, SHORT_LENGTH),
    language,
    isThin: isThin(body.text),
    reportTerms: listReportTerms({
      title,
      lead: body.text || summary,
      links: listOutsideLinks(body.html, item.url ?? page?.url ?? null),
      isLithuanian: language === 'lt' || (language === null && looksLithuanian(title, summary)),
    }),
    contentHash: createHash('sha256').update(`${title}\n${body.text}`).digest('base64url'),
    finalUrl: page?.url ?? null,
    canonicalUrl: article?.canonicalUrl ?? null,
    pageKeys: article ? keysOfPage(page?.url ?? null, article.canonicalUrl) : [],
    pageTitle: article?.title ?? null,
    pageFault: page?.fault ?? null,
  });
  return { body: composed, feedLength: feed.text.length, notes };
}

interface CleanText {
  html: string;
  text: string;
}

/** The longer of a feed's two texts; most have one that counts, and the other need not be cleaned to see that. */
function cleanFeedText(item: FeedItem, notes: string[]): CleanText {
  const content = clean(item.contentHtml, item.baseUrl, notes);
  // Markup is never shorter than its words.
  if (item.summaryHtml.length <= content.text.length) return content;
  const summary = clean(item.summaryHtml, item.baseUrl, notes);
  return summary.text.length > content.text.length ? summary : content;
}

function clean(raw: string, baseUrl: string, notes: string[]): CleanText {
  if (raw.trim() === '') return { html: '', text: '' };
  if (raw.length > MAX_HTML) {
    notes.push(`an article of ${raw.length} characters was cut`);
  }
  const html = removeHiddenMarkup(raw.slice(0, MAX_HTML));
  const marked = /<[a-z!/]/i.test(html) ? html : paragraphsOf(html);
  const safe = sanitiseHtml(marked, { baseUrl });
  try {
    checkHtml(safe);
    const text = textOfSafeHtml(safe);
    return text ? { html: safe, text } : { html: '', text };
  } catch (error) {
    // The two parsers disagree: possibly an unknown attack. Only its text is kept.
    notes.push(`sanitised HTML did not pass the second look: ${error}`);
    const text = textOfHtml(html);
    return { html: `<p>${escapeText(text)}</p>`, text };
  }
}

/**
 * Of a text whose language is unsure: a few words say as much by their letters, and of two languages that are taken for one
 * too little meets.
 */
const looksLithuanian = (...texts: string[]): boolean => /[ąčęėįšųūž]/i.test(texts.join(' '));

/** Of sanitised HTML: quoted, absolute and escaped in one way. */
function listOutsideLinks(html: string, own: string | null): string[] {
  const host = hostOf(own);
  return [...html.matchAll(/href="(https?:[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => hostOf(href) !== host);
}

const hostOf = (address: string | null): string | null =>
  (address && URL.parse(address)?.hostname.replace(/^www\./, '')) || null;

/** Plain text of a feed keeps its paragraphs. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((each) => `<p>${each.trim()}</p>`)
    .join('');
