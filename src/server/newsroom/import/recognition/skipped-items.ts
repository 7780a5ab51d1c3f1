import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/database.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { rss_sources, skipped_items } from '../../../database/schema/sources.ts';
import type { KeyedItem } from '../item/item-keys.ts';
import { isSameFetchTarget } from '../source/source-health.ts';

const KEYS_AT_ONCE = 2000;
const RENEWED_AFTER_DAYS = 30;
const KEPT_DAYS = 400;

/**
 * First fetch of a source: everything but the items about to be imported is recorded as skipped and never imported.
 * The choice and its mark are one transaction, so an interrupted first import goes on where it stopped.
 */
export async function recordFirstFetch(
  db: Database,
  source: Source,
  items: readonly KeyedItem[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await skipItems(tx, source, items);
    await tx
      .update(rss_sources)
      .set({ last_full_fetch_at: now })
      .where(and(isSameFetchTarget(source), isNull(rss_sources.last_full_fetch_at)));
  });
}

/**
 * Items that a source's choices keep out: known to it from now on, so that they are neither judged nor fetched
 * again. To other sources they are as new as before.
 */
export const skipItems = (
  db: Executor,
  source: Pick<Source, 'id'>,
  items: readonly KeyedItem[],
): Promise<void> => insertSkippedKeys(db, source, items.flatMap(skippedKeysOf));

/**
 * Not by an address with a title where title and date tell: the next edition of a series, whose items share the address from then on,
 * shall be seen.
 */
export const skippedKeysOf = ({ keys: { keys, dated, titled, urlKey } }: KeyedItem): string[] =>
  dated ? [...keys.filter((key) => urlKey === null || key !== titled), dated] : keys;

/** Sorted as the keys of articles are, for the same reason. */
export async function insertSkippedKeys(
  db: Executor,
  { id: source_id }: Pick<Source, 'id'>,
  keys: readonly string[],
): Promise<void> {
  const rows = [...new Set(keys)].sort().map((key) => ({ source_id, key }));
  for (let at = 0; at < rows.length; at += KEYS_AT_ONCE) {
    const some = rows.slice(at, at + KEYS_AT_ONCE);
    await db.insert(skipped_items).values(some).onConflictDoNothing();
  }
}

/**
 * Touches keys the source still shows. Days are the database's: what is compared is only how far apart they are. A row is
 * written at most once a month, not at every reading; all of them at once, so that none looks left behind.
 */
export async function touchSkippedKeys(
  db: Database,
  { id }: Pick<Source, 'id'>,
  keys: ReadonlySet<string>,
): Promise<void> {
  const all = [...keys].sort();
  await db.transaction(async (tx) => {
    for (let at = 0; at < all.length; at += KEYS_AT_ONCE)
      await tx
        .update(skipped_items)
        .set({ seen_on: sql`current_date` })
        .where(
          and(
            eq(skipped_items.source_id, id),
            inArray(skipped_items.key, all.slice(at, at + KEYS_AT_ONCE)),
            sql`${skipped_items.seen_on} < current_date - ${RENEWED_AFTER_DAYS}::integer`,
          ),
        );
  });
}

/**
 * Prunes what a source has not shown for long, counted from what it showed last: nothing of a source that backs off,
 * fails or answers „unchanged“ for years, because all of that may still stand in it.
 */
export async function pruneSkippedKeys(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from ${skipped_items} as item
    using (
      select ${rss_sources.id} as source_id, (
        select max(newest.seen_on) from ${skipped_items} as newest where newest.source_id = ${rss_sources.id}
      ) as seen_on
      from ${rss_sources}
    ) as last
    where item.source_id = last.source_id and item.seen_on < last.seen_on - ${KEPT_DAYS}::integer`);
}

/** Those of the items that this source has skipped, and by which keys. */
export async function findSkippedItems(
  db: Executor,
  source: Pick<Source, 'id'>,
  items: readonly KeyedItem[],
): Promise<{ items: Set<KeyedItem>; keys: Set<string> }> {
  // Without a guid what a former release skipped may have nothing but a series' address.
  const keysOf = ({ item, keys }: KeyedItem) =>
    [...keys.keys, keys.dated, item.guid ? null : keys.series].filter((key) => key !== null);
  const keys = await findSkippedKeys(db, source, items.flatMap(keysOf));
  return {
    items: new Set(items.filter((each) => keysOf(each).some((key) => keys.has(key)))),
    keys,
  };
}

async function findSkippedKeys(
  db: Executor,
  { id }: Pick<Source, 'id'>,
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const some = keys.slice(at, at + KEYS_AT_ONCE);
    const rows = await db
      .select({ key: skipped_items.key })
      .from(skipped_items)
      .where(and(eq(skipped_items.source_id, id), inArray(skipped_items.key, some)));
    for (const { key } of rows) found.add(key);
  }
  return found;
}
