import { createHash } from 'node:crypto';
import { checkHtml } from '../articles/check-html.ts';
import { removeHiddenText } from '../articles/remove-hidden-text.ts';
import { sanitiseHtml } from '../articles/sanitise-html.ts';
import { storable } from '../preparation/storable.ts';
import { type PageContext, type PageFault, readArticlePage } from './article-page.ts';
import { detectLanguage } from './detect-language.ts';
import type { FeedItem } from './feed.ts';
import type { Source } from './fetch-source.ts';
import { MAX_HTML, oneLine, shorten, textOfHtml, textOfSafeHtml } from './html-text.ts';
import { parseItemDate } from './item-date.ts';
import { keysOfPage } from './item-keys.ts';
import { escapeText } from './read-feedsmith.ts';

/** A feed's own text of this many characters is the whole article; the page need not be asked. */
export const FULL_BODY = 1500;
/** Shorter than this is `thin`: kept, but never published automatically. */
const THIN_BODY = 400;
const EXCERPT_LENGTH = 300;
const TITLE_LENGTH = 300;

export interface ArticleBody {
  title: string;
  excerpt: string;
  /** Sanitised and checked. */
  html: string;
  author: string | null;
  publishedAt: Date | null;
  rawDate: string | null;
  language: 'lt' | 'other';
  isThin: boolean;
  contentHash: string;
  /** Learned from the article's page, when it was read. */
  finalUrl: string | null;
  canonicalUrl: string | null;
  /** Further keys of the story (`keysOfPage`); a page without an article has none to give. */
  pageKeys: string[];
  pageTitle: string | null;
  /** The page could not be read this time, and may be another time. */
  pageFault: PageFault | null;
}

export type BodyContext = PageContext;

/**
 * The whole article behind an item. The feed's text is taken when it is complete, else the page is fetched
 * (where robots.txt lets us) and its article extracted; when that fails or gives less, the feed's text stays.
 */
export async function readArticleBody(
  ctx: BodyContext,
  item: FeedItem,
  source: Pick<Source, 'type' | 'charset'>,
): Promise<ArticleBody> {
  const feed = cleanFeedText(ctx, item);
  const isWhole = feed.text.length > FULL_BODY || !item.url;
  const page = isWhole ? null : await readArticlePage(ctx, item.url ?? '', source);
  const article = page?.article ?? null;
  const extracted = article && clean(ctx, article.html, article.baseUrl);
  const body = extracted && extracted.text.length > feed.text.length ? extracted : feed;
  // A listing's link often says less than the page's own headline.
  const isFromListing = !item.summaryHtml && !item.contentHtml && !item.guid;
  const titles = isFromListing ? [article?.title, item.title] : [item.title, article?.title];
  // And its date less than the page's own.
  const ownDate = isFromListing ? parseItemDate(article?.rawDate) : null;
  const rawDate = (ownDate && article?.rawDate) || (item.rawDate ?? article?.rawDate ?? null);
  const title = titles.find((each) => each?.trim()) ?? shorten(body.text, 100);
  const summary = textOfHtml(removeHiddenText(item.summaryHtml)) || article?.excerpt || body.text;
  // Strangers do send U+0000, which the database refuses.
  return storable({
    title: shorten(oneLine(title), TITLE_LENGTH) || 'Be antraštės',
    excerpt: shorten(summary, EXCERPT_LENGTH),
    html: body.html,
    author: item.author ?? (article?.author ? shorten(article.author, 100) : null),
    publishedAt: ownDate ?? item.publishedAt ?? parseItemDate(rawDate),
    rawDate,
    language: detectLanguage(`${title}. ${body.text || summary}`),
    isThin: body.text.length < THIN_BODY,
    contentHash: createHash('sha256').update(`${title}\n${body.text}`).digest('base64url'),
    finalUrl: page?.url ?? null,
    canonicalUrl: article?.canonicalUrl ?? null,
    pageKeys: article ? keysOfPage(page?.url ?? null, article.canonicalUrl) : [],
    pageTitle: article?.title ?? null,
    pageFault: page?.fault ?? null,
  });
}

interface CleanText {
  html: string;
  text: string;
}

/** The longer of a feed's two texts; most have one that counts, and the other need not be cleaned to see that. */
function cleanFeedText(ctx: BodyContext, item: FeedItem): CleanText {
  const content = clean(ctx, item.contentHtml, item.baseUrl);
  // Markup is never shorter than its words.
  if (item.summaryHtml.length <= content.text.length) return content;
  const summary = clean(ctx, item.summaryHtml, item.baseUrl);
  return summary.text.length > content.text.length ? summary : content;
}

function clean(ctx: BodyContext, raw: string, baseUrl: string): CleanText {
  if (raw.trim() === '') return { html: '', text: '' };
  if (raw.length > MAX_HTML) {
    ctx.log.warn({ baseUrl, length: raw.length }, 'an article too long to keep whole was cut');
  }
  const html = removeHiddenText(raw.slice(0, MAX_HTML));
  const marked = /<[a-z!/]/i.test(html) ? html : paragraphsOf(html);
  const safe = sanitiseHtml(marked, { baseUrl });
  try {
    checkHtml(safe);
    const text = textOfSafeHtml(safe);
    return text ? { html: safe, text } : { html: '', text };
  } catch (error) {
    // The two parsers disagree: an attack nobody has met yet. Its words are all we keep.
    ctx.log.warn({ error: String(error), baseUrl }, 'sanitised HTML did not pass the second look');
    const text = textOfHtml(html);
    return { html: `<p>${escapeText(text)}</p>`, text };
  }
}

/** Plain text of a feed keeps its paragraphs. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((each) => `<p>${each.trim()}</p>`)
    .join('');
