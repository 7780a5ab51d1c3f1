import { blogWords, categoryHeads } from '../../content/blog.ts';
import { company } from '../../content/company.ts';
import { listMainHeadings } from '../../domain/articles/article-outline.ts';
import type { PublicArticle } from '../../domain/site-data.ts';
import { LONGEST_DESCRIPTION, titleForSearch, truncateForSearch } from './truncate-for-search.ts';

/** The first so many headings and title words of an article describe it. */
const MOST_HEADINGS = 4;
const MOST_TITLE_WORDS = 5;
/** Shorter words are mostly conjunctions. */
const SHORTEST_WORD = 4;

/**
 * The title of a page of the blog's list.
 * @param found what a search came to; its page's title is told to screen readers, in search results it is not, so nothing is cut
 */
export function blogListTitle(category: string | null, page: number, found: string | null): string {
  const title = [
    found ?? category ?? blogWords.title,
    page > 1 && `${page} ${blogWords.page}`,
    (found || category) && blogWords.title,
  ]
    .filter(Boolean)
    .join(' – ');
  return found ? `${title} – ${company.brand}` : titleForSearch(title);
}

/** Metadata for search engines of a page of the blog's list; each page of each category differs. */
export function blogListHead(category: string | null, page: number) {
  // In the database a category is free text: one we have no words for describes itself.
  const own = category
    ? (categoryHeads[category] ?? {
        description: `${category}: ${blogWords.lead}`,
        keywords: toKeywords([category, blogWords.title]),
      })
    : { description: blogWords.description, keywords: blogWords.keywords };
  if (page === 1)
    return { ...own, description: truncateForSearch(own.description, LONGEST_DESCRIPTION) };
  const which = `${page} ${blogWords.page}`;
  const end = `, ${which}.`;
  const sentence = own.description.replace(/\.$/, '');
  const said = truncateForSearch(sentence, LONGEST_DESCRIPTION - end.length);
  return {
    // Nothing can be added to a sentence that was cut off.
    description: said === sentence ? said + end : `${said} ${which}.`,
    keywords: `${own.keywords}, ${which}`,
  };
}

/** Keywords of an article: its category, its title's own words and what its parts are about. */
export function articleKeywords({
  category,
  title,
  html,
}: Pick<PublicArticle, 'category' | 'title' | 'html'>): string {
  const words = title.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
  return toKeywords([
    ...(category ? [category] : []),
    ...words.filter((word) => word.length >= SHORTEST_WORD).slice(0, MOST_TITLE_WORDS),
    ...listMainHeadings(html).slice(0, MOST_HEADINGS),
  ]);
}

/** A comma within one would make it two; the same word twice says no more. */
function toKeywords(texts: string[]): string {
  const plain = texts
    .map((text) =>
      text
        .replace(/[,;]/g, '')
        .replace(/[.?!:…]+$/, '')
        .trim(),
    )
    .filter(Boolean);
  const seen = new Map(plain.map((text) => [text.toLowerCase(), text]));
  return [...seen.values()].join(', ');
}
