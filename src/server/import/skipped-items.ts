import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.ts';
import { rss_sources, skipped_items } from '../database/schema/sources.ts';
import type { Source } from './fetch-source.ts';
import { isStillRead } from './source-health.ts';
import type { KeyedItem } from './store-items.ts';

const KEYS_AT_ONCE = 2000;

/**
 * First fetch of a source: everything but the items about to be imported is remembered and never imported.
 * The choice and its mark are one transaction, so an interrupted first import goes on where it stopped.
 */
export async function rememberItems(
  db: Database,
  source: Source,
  items: readonly KeyedItem[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await rememberSkipped(tx, source, items);
    await tx
      .update(rss_sources)
      .set({ last_full_fetch_at: now })
      .where(and(isStillRead(source), isNull(rss_sources.last_full_fetch_at)));
  });
}

/**
 * Items that a source's choices keep out: known to it from now on, so that they are neither judged nor fetched
 * again. To other sources they are as new as before.
 */
export const rememberSkipped = (
  db: Executor,
  source: Pick<Source, 'id'>,
  items: readonly KeyedItem[],
): Promise<void> =>
  insertSkipped(
    db,
    source,
    items.flatMap(({ keys }) => keys.keys),
  );

/** Sorted as the keys of articles are, for the same reason. */
export async function insertSkipped(
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

/** Those of the keys by which this source has left something out. */
export async function findSkipped(
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
