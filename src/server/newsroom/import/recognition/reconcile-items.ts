import type { Database } from '../../../database/database.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { FeedItem } from '../item/feed-item.ts';
import type { KeyedItem } from '../item/item-keys.ts';
import {
  findKeyOwners,
  insertKeys,
  linkArticlesToSource,
  type NewKey,
  newKey,
} from './article-keys.ts';
import { findSkippedKeys, insertSkippedKeys, touchSkippedKeys } from './skipped-items.ts';

interface ReconciledItems {
  fresh: KeyedItem[];
  /** Items that are articles, by the article's id. */
  articles: Map<string, FeedItem>;
}

/**
 * Reconciles a fetch with what is known: parts new items from articles of any source, also deleted ones (tombstones), and
 * what this source has skipped. Known items get the keys they lack, so that an item that changes a little
 * every day stays the same item, and the second source of a story is noted.
 */
export async function reconcileItems(
  db: Database,
  source: Source,
  items: readonly KeyedItem[],
): Promise<ReconciledItems> {
  const owners = await findKeyOwners(db, keysOf(items));
  const isOwned = ({ keys }: KeyedItem) => keys.keys.some((key) => owners.has(key));
  const rest = items.filter((each) => !isOwned(each));
  const skipped = await findSkippedKeys(db, source, keysOf(rest));
  await touchSkippedKeys(db, source, skipped);
  const isSkipped = ({ keys }: KeyedItem) => keys.keys.some((key) => skipped.has(key));
  const lacking: NewKey[] = [];
  const alsoHere = new Map<string, string>();
  const met = new Map<string, FeedItem>();
  for (const each of items.filter(isOwned)) {
    const known = each.keys.keys
      .map((key) => owners.get(key))
      .filter((owner) => owner !== undefined);
    const articleId = known.find((owner) => owner.articleId)?.articleId ?? null;
    if (articleId && !met.has(articleId)) met.set(articleId, each.item);
    const missing = each.keys.keys.filter((key) => !owners.has(key));
    lacking.push(...missing.map((key) => newKey(key, articleId, source.id, each.keys)));
    const isOurs = known.some((owner) => owner.sourceId === source.id);
    if (articleId && !isOurs) alsoHere.set(articleId, each.item.url ?? source.rss_url);
  }
  await insertKeys(db, lacking);
  await linkArticlesToSource(db, source.id, alsoHere);
  const again = keysOf(rest.filter(isSkipped)).filter((key) => !skipped.has(key));
  await insertSkippedKeys(db, source, again);
  return { fresh: rest.filter((each) => !isSkipped(each)), articles: met };
}

const keysOf = (items: readonly KeyedItem[]): string[] => items.flatMap(({ keys }) => keys.keys);
