import type { FeedItem } from './feed.ts';
import { textOfHtml } from './html-text.ts';
import type { PageReader } from './page-reader.ts';
import type { KeyedItem } from './store-items.ts';
import type { WordFilter, WordLists, WordVerdict } from './word-filter.ts';

/**
 * By what the source itself shows of an item: its title and its text in the feed, the words of a listing's link.
 * A page is not fetched only to be thrown away. A link without words is judged when its page has been read.
 */
export function judgeItem(item: FeedItem, filter: WordFilter): WordVerdict {
  if (filter.isEmpty || isMute(item)) return 'fits';
  const texts = [item.title, textOfHtml(item.summaryHtml), textOfHtml(item.contentHtml)];
  return filter.judge(texts.join(' \n'));
}

/** Nothing is known of it but its address. */
export const isMute = (item: FeedItem): boolean =>
  !item.title.trim() && !item.summaryHtml && !item.contentHtml;

export interface JudgedItems {
  fitting: KeyedItem[];
  refused: KeyedItem[];
  /** How many of the refused hold an unwanted word; the others lack a wanted one. */
  excluded: number;
}

export async function judgeItems(
  pages: PageReader,
  items: readonly KeyedItem[],
  words: WordLists,
): Promise<JudgedItems> {
  const verdicts = await pages.judgeItems(
    items.map(({ item }) => item),
    words,
  );
  return {
    fitting: items.filter((_, at) => verdicts[at] === 'fits'),
    refused: items.filter((_, at) => verdicts[at] !== 'fits'),
    excluded: verdicts.filter((verdict) => verdict === 'excluded').length,
  };
}
