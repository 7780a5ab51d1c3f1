import type { Database } from '../../../database/database.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { FeedItem } from '../item/feed-item.ts';
import type { KeyedItem } from '../item/item-keys.ts';
import { insertKeys, linkArticlesToSource, type NewKey, newKey } from './article-keys.ts';
import { recogniseItems } from './recognise-items.ts';
import {
  findSkippedItems,
  insertSkippedKeys,
  skippedKeysOf,
  touchSkippedKeys,
} from './skipped-items.ts';

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
  const recognised = await recogniseItems(db, source, items);
  const rest = items.filter((each) => !recognised.has(each));
  const skipped = await findSkippedItems(db, source, rest);
  await touchSkippedKeys(db, source, skipped.keys);
  const lacking: NewKey[] = [];
  const alsoHere = new Map<string, string>();
  const met = new Map<string, FeedItem>();
  for (const [{ item, keys }, { owners, missing }] of recognised) {
    const articleId = owners.find((owner) => owner.articleId)?.articleId ?? null;
    if (articleId && !met.has(articleId)) met.set(articleId, item);
    lacking.push(...missing.map((key) => newKey(key, articleId, source.id, keys)));
    const isOurs = owners.some((owner) => owner.sourceId === source.id);
    if (articleId && !isOurs) alsoHere.set(articleId, item.url ?? source.rss_url);
  }
  await insertKeys(db, lacking);
  await linkArticlesToSource(db, source.id, alsoHere);
  const again = rest.filter((each) => skipped.items.has(each)).flatMap(skippedKeysOf);
  await insertSkippedKeys(
    db,
    source,
    again.filter((key) => !skipped.keys.has(key)),
  );
  return { fresh: rest.filter((each) => !skipped.items.has(each)), articles: met };
}
