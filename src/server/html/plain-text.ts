import { decodeXML } from 'entities/decode';
import sanitizeHtml from 'sanitize-html';
import { createMarkupGuard, MarkupLimitError, withoutTags } from './markup-limits.ts';

/** Characters of HTML that are read; what a feed sends after them is not looked at. 250 pages of text. */
export const MAX_HTML = 500_000;

// Never past the next bracket: unclosed tags would make each search run to the end.
const BLOCK_ENDS =
  /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|td|th|blockquote|pre|dt|dd|figcaption|summary|section|article)\s*>/gi;

/**
 * The words of a piece of HTML, without scripts, styles and what browsers hide, in one line: for titles,
 * excerpts, lengths and language. The answer is plain text and must be escaped where it is shown.
 */
export function textOfHtml(html: string): string {
  const bounded = html.slice(0, MAX_HTML);
  try {
    return wordsOf(bounded.replace(BLOCK_ENDS, (tag) => `${tag} `));
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
    return wordsOf(withoutTags(bounded));
  }
}

/**
 * The same for what our sanitiser wrote: balanced, without scripts, every other angle bracket escaped. Without a
 * parser, since the text of each imported article is asked for.
 */
export function textOfSafeHtml(html: string): string {
  return plainText(html.replace(BLOCK_ENDS, ' ').replace(/<[^<>]*>/g, ''));
}

/** The sanitiser writes no other references than XML's. */
const plainText = (escaped: string): string => oneLine(decodeXML(escaped));

function wordsOf(html: string): string {
  const escaped = sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math'],
    ...createMarkupGuard(),
  });
  return plainText(escaped);
}

/** Runs of any white space (no-break spaces too) become one space; invisible characters go; letters are in NFC. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Cuts at a word, at most `length` characters with the ellipsis. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/, '')}…`;
}
