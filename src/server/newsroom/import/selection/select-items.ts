import type { FeedItem } from '../item/feed-item.ts';
import { articleDate } from '../item/item-date.ts';

/** At most this many items of one fetch are looked at. */
export const MAX_ITEMS = 100;
/** A new source starts with this many articles; the older ones are only recorded as skipped. */
export const FIRST_IMPORT = 10;

/**
 * Newest first where every item says when; else the source's own order, which is newest first nearly
 * everywhere. A date in the future counts as now and pushes nothing aside.
 */
export function newestFirst<Item extends Pick<FeedItem, 'publishedAt'>>(
  items: readonly Item[],
  now: Date,
): Item[] {
  if (items.some((item) => !item.publishedAt)) return [...items];
  const time = (item: Item) => articleDate(item.publishedAt, now).getTime();
  const isOld = (item: Item) => (item.publishedAt ?? now) < articleDate(item.publishedAt, now);
  // Older than ten years is given today's date on an article, but it is not what is newest in the feed.
  const rank = (item: Item) => (isOld(item) ? (item.publishedAt?.getTime() ?? 0) : time(item));
  return items.toSorted((a, b) => rank(b) - rank(a));
}
