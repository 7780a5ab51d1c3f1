import { EXCERPT_ALLOWED } from '../../../../domain/source-rights.ts';
import { escapeText } from '../../../../domain/text/escape-text.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { removeHiddenText, removeInvisible } from '../../../html/remove-hidden-text.ts';
import { textByBlocks } from '../../../html/text-blocks.ts';
import { extractExcerpt } from './extract-excerpt.ts';

/** An imported article as the steps read it: hidden text gone. */
export interface SourceText {
  articleId: string;
  title: string;
  excerpt: string;
  html: string;
  /** The HTML as plain text, a line a block. */
  text: string;
  /** All of the source's text, also where only its excerpt may be used: for judging, never for publishing. */
  fullText: string;
  /** ISO 639-1, or null when the import was not sure. */
  language: string | null;
  url: string;
  author: string;
  publisher: string;
  date: Date | null;
}

export function readSourceText(article: ArticleRow): SourceText {
  const excerpt = textByBlocks(removeHiddenText(article.original_excerpt));
  const content = removeHiddenText(article.original_content).trim();
  const fullText = textByBlocks(content);
  const mayUseAll = article.rights !== 'excerpt';
  const lead = mayUseAll ? excerpt : cutExcerpt(excerpt || fullText);
  const html = mayUseAll && fullText ? content : lead ? `<p>${escapeText(lead)}</p>` : '';
  const text = textByBlocks(html);
  return {
    articleId: article.id,
    title: removeInvisible(article.original_title).trim(),
    excerpt: lead,
    html,
    text,
    fullText: fullText || text,
    language: article.original_language?.slice(0, 2).toLowerCase() ?? null,
    url: article.original_url,
    author: article.original_author ?? '',
    publisher: article.source_name,
    date: article.original_date,
  };
}

/** Of a source that allows no more than that: its own lead when it is one, else the first sentences. */
const cutExcerpt = (text: string): string =>
  text.length <= EXCERPT_ALLOWED ? text : extractExcerpt(text);
