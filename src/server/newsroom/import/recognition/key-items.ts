import { READ_AS } from '../../../../domain/source-types.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { FeedItem } from '../item/feed-item.ts';
import type { KeyedItem } from '../item/item-keys.ts';
import { keysOfItems } from '../item/item-keys.ts';

interface KeyedItems {
  /** In order, each once. */
  items: KeyedItem[];
  /** Nothing could ever distinguish these from a copy. */
  unidentified: number;
  /** These stand in the source more than once. */
  duplicated: number;
}

export function keyItems(
  items: readonly FeedItem[],
  source: Pick<Source, 'id' | 'type'>,
): KeyedItems {
  // The words of a listing's links change with its design; only their addresses count.
  const named =
    READ_AS[source.type] === 'listing' ? items.map((item) => ({ ...item, title: '' })) : items;
  const met = new Set<string>();
  const keyed: KeyedItems = { items: [], unidentified: 0, duplicated: 0 };
  for (const [index, keys] of keysOfItems(named, source.id).entries()) {
    const item = items[index];
    if (!item || !keys) {
      keyed.unidentified += 1;
    } else if (keys.keys.some((key) => met.has(key))) {
      keyed.duplicated += 1;
    } else {
      for (const key of keys.keys) met.add(key);
      keyed.items.push({ item, keys });
    }
  }
  return keyed;
}
