import type { FeedItem } from '../item/feed-item.ts';

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
  const rank = ({ publishedAt }: Item) => Math.min(Number(publishedAt), now.getTime());
  return items.toSorted((a, b) => rank(b) - rank(a));
}
