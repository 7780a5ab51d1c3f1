import { textOfHtml } from '../../../html/plain-text.ts';
import { type FeedItem, isBareLink } from '../item/feed-item.ts';
import type { WordFilter, WordVerdict } from './word-filter.ts';

/**
 * By what the source itself shows of an item: its title and its text in the feed, the words of a listing's link.
 * A page is not fetched only to be thrown away. A link without words is judged when its page has been read.
 */
export function judgeItem(item: FeedItem, filter: WordFilter): WordVerdict {
  if (filter.isEmpty || isBareLink(item)) return 'fits';
  const texts = [item.title, textOfHtml(item.summaryHtml), textOfHtml(item.contentHtml)];
  return filter.judge(texts.join(' \n'));
}
