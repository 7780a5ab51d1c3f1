import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { answerTasks } from './answer-tasks.ts';
import { discoverLinks } from './discover-links.ts';
import { findLead } from './find-lead.ts';
import { isTooComplex } from './page-limits.ts';
import type { ExtractedArticle, PageAnswer, PageTask } from './page-task.ts';
import { removeHiddenElements } from './remove-hidden-elements.ts';
import { removeLeftovers } from './remove-leftovers.ts';

/*
 * Runs in a thread of its own with little memory, and is killed when it takes too long: these parsers
 * meet pages made to hang them. Nothing here touches the network, the disk or the database.
 */

answerTasks(perform);

function perform(task: PageTask): PageAnswer {
  try {
    const { document } = parseHTML(wholeDocument(task.html));
    if (isTooComplex(document.documentElement)) return { error: 'too-complex' };
    if (task.kind === 'links') return { links: discoverLinks(document, task) };
    return { article: extract(document, task.url) };
  } catch (error) {
    return { error: 'failed', log: String(error) };
  }
}

/** Browsers add the frame of a document by themselves; this parser does not, and the extractor needs it. */
function wholeDocument(html: string): string {
  return /<body[\s>]/i.test(html)
    ? html
    : `<!doctype html><html><head></head><body>${html}</body></html>`;
}

function extract(document: Document, url: string): ExtractedArticle | null {
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
  if (!article?.content) return null;
  return {
    title: article.title?.trim() || null,
    author: article.byline?.trim() || null,
    excerpt: article.excerpt?.trim() || null,
    html: cleanHtml(article.content, article.title ?? null, lead),
    rawDate: article.publishedTime ?? rawDate,
    language: article.lang ?? language,
    baseUrl: base,
    canonicalUrl,
    imageUrl,
  };
}

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
  document.head?.prepend(element);
}
