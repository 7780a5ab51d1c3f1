import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { itemHash } from '../item/item-hash.ts';
import { hintsOf, type KeyedItem } from '../item/item-keys.ts';
import { findKeyOwners, type KeyOwner } from './article-keys.ts';
import { isOfDeletedArticle } from './same-edition.ts';

interface RecognisedItem {
  /** Those that prove it, the surest first. */
  owners: KeyOwner[];
  /** Of its own keys those that nobody has yet. */
  missing: string[];
}

/**
 * Items of a fetch that are articles, also deleted ones: by a key of their own; or by title and date, or title and an address
 * that others have too, when the source says the same words of them. Where it says others, an item is new, and
 * `store-item.ts` has a person look.
 */
export async function recogniseItems(
  db: Executor,
  source: Pick<Source, 'id'>,
  items: readonly KeyedItem[],
): Promise<Map<KeyedItem, RecognisedItem>> {
  const looked = items.flatMap(({ keys }) => [...keys.keys, ...hintsOf(keys)]);
  const met = await findKeyOwners(db, looked);
  const ownersOf = (keys: readonly string[]) =>
    keys.map((key) => met.get(key)).filter((owner) => owner !== undefined);
  const proofs = items.map(({ keys }) => ownersOf(keys.keys));
  const hints = items.map(({ keys }, at) => (proofs[at]?.length ? [] : ownersOf(hintsOf(keys))));
  const hashes = await readItemHashes(db, source, hints.flat());
  const found = new Map<KeyedItem, RecognisedItem>();
  for (const [at, each] of items.entries()) {
    const { item, keys } = each;
    const same = (hints[at] ?? []).filter((owner) =>
      owner.articleId
        ? hasWords(item) && hashes.get(owner.articleId) === itemHash(item)
        : isOfDeletedArticle(owner, item.publishedAt),
    );
    const proof = proofs[at] ?? [];
    // Of several articles that had one address title and date tell which is meant.
    const dated = keys.dated ? met.get(keys.dated) : undefined;
    const surest = proof.filter(({ articleId }) => articleId === dated?.articleId);
    const owners = [...surest, ...proof, ...same];
    if (owners.length > 0)
      found.set(each, { owners, missing: keys.keys.filter((key) => !met.has(key)) });
  }
  return found;
}

const hasWords = ({ summaryHtml, contentHtml }: FeedItem): boolean =>
  summaryHtml !== '' || contentHtml !== '';

/** What the source said last of its articles. */
async function readItemHashes(
  db: Executor,
  { id }: Pick<Source, 'id'>,
  owners: readonly KeyOwner[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(owners.flatMap(({ articleId }) => articleId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: article_sources.article_id, hash: article_sources.item_hash })
    .from(article_sources)
    .where(and(eq(article_sources.source_id, id), inArray(article_sources.article_id, ids)));
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
