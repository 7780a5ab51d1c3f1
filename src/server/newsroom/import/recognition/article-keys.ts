import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { article_keys, article_sources } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { ItemKeys } from '../item/item-keys.ts';
import { areTitlesNearDuplicate } from '../item/near-duplicate-titles.ts';

export type NewKey = typeof article_keys.$inferInsert;
export interface KeyOwner {
  key: string;
  /** Null when the article was deleted: a tombstone. */
  articleId: string | null;
  sourceId: string | null;
  titleKey: string | null;
  firstSeenAt: Date;
}

const KEYS_AT_ONCE = 2000;

export const newKey = (
  key: string,
  article_id: string | null,
  source_id: string | null,
  { titleKey, urlKey }: Pick<ItemKeys, 'titleKey' | 'urlKey'>,
): NewKey => ({ key, article_id, source_id, title_key: titleKey || null, url_key: urlKey });

/**
 * Sorted, so that two imports that meet at the same keys wait for each other instead of locking up.
 * @returns those that were new
 */
export async function insertKeys(db: Executor, keys: readonly NewKey[]): Promise<Set<string>> {
  const unique = [...new Map(keys.map((each) => [each.key, each])).values()];
  const sorted = unique.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const inserted = new Set<string>();
  for (let at = 0; at < sorted.length; at += KEYS_AT_ONCE) {
    const rows = await db
      .insert(article_keys)
      .values(sorted.slice(at, at + KEYS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ key: article_keys.key });
    for (const { key } of rows) inserted.add(key);
  }
  return inserted;
}

/** Whose the keys are that we have met; those we have not are absent. */
export async function findKeyOwners(
  db: Executor,
  keys: readonly string[],
): Promise<Map<string, KeyOwner>> {
  const owners = new Map<string, KeyOwner>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const rows = await db
      .select({
        key: article_keys.key,
        articleId: article_keys.article_id,
        sourceId: article_keys.source_id,
        titleKey: article_keys.title_key,
        firstSeenAt: article_keys.first_seen_at,
      })
      .from(article_keys)
      .where(inArray(article_keys.key, keys.slice(at, at + KEYS_AT_ONCE)));
    for (const owner of rows) owners.set(owner.key, owner);
  }
  return owners;
}

/**
 * Whether by its title an item may be the story whose key its page (not the item itself) gave. Pages of one site that
 * all claim one canonical address, or all lead to one place, are still different stories by their titles: inside one
 * source by any difference, between sources by a clear one, because each writes its own headlines. Of a series that has
 * one title `same-edition.ts` decides.
 * @param titleKeys how the item is called: by its source, by its page
 */
export function isSameTitle(
  owner: KeyOwner,
  sourceId: string | null,
  titleKeys: readonly string[],
): boolean {
  const { titleKey } = owner;
  if (titleKey === null) return true;
  if (owner.sourceId === sourceId) return titleKeys[0] === titleKey;
  return titleKeys.some((each) => areTitlesNearDuplicate(each, titleKey));
}

/** The same story in another source. An article deleted meanwhile is passed over. */
export async function linkArticlesToSource(
  db: Executor,
  sourceId: string,
  urls: Map<string, string>,
): Promise<void> {
  if (urls.size === 0) return;
  const there = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, [...urls.keys()]));
  const rows = there.map(({ id }) => ({
    article_id: id,
    source_id: sourceId,
    url: urls.get(id) ?? '',
  }));
  if (rows.length > 0) await db.insert(article_sources).values(rows).onConflictDoNothing();
}
