import type { FeedItem } from './feed.ts';
import { textOfHtml } from './html-text.ts';
import type { KeyedItem } from './store-items.ts';
import type { WordFilter, WordVerdict } from './word-filter.ts';

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

export function judgeItems(items: readonly KeyedItem[], filter: WordFilter): JudgedItems {
  const judged = items.map((each) => ({ each, verdict: judgeItem(each.item, filter) }));
  return {
    fitting: judged.filter(({ verdict }) => verdict === 'fits').map(({ each }) => each),
    refused: judged.filter(({ verdict }) => verdict !== 'fits').map(({ each }) => each),
    excluded: judged.filter(({ verdict }) => verdict === 'excluded').length,
  };
}
