import type { FeedItem } from './feed.ts';
import type { Source } from './fetch-source.ts';
import { keysOfItems } from './item-keys.ts';
import type { KeyedItem } from './store-items.ts';

/** Items in order, each once, without those nothing could tell from a copy. */
export function keyItems(
  items: readonly FeedItem[],
  source: Pick<Source, 'id' | 'type'>,
): KeyedItem[] {
  // The words of a listing's links change with its design; only their addresses count.
  const named = source.type === 'crawl' ? items.map((item) => ({ ...item, title: '' })) : items;
  const met = new Set<string>();
  return keysOfItems(named, source.id).flatMap((keys, index) => {
    const item = items[index];
    if (!item || !keys || keys.keys.some((key) => met.has(key))) return [];
    for (const key of keys.keys) met.add(key);
    return [{ item, keys }];
  });
}
