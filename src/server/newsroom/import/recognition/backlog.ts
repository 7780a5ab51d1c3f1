import type { Executor } from '../../../database/database.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { KeyedItem } from '../item/item-keys.ts';
import { findKeyOwners } from './article-keys.ts';

/** The backlog as it stands on the source's row, until the next fetch. */
export const toBacklog = (items: readonly KeyedItem[]): string[][] =>
  items.map(({ keys }) => keys.keys);

/**
 * How many items that the last reading left for later are gone from the source now and no article of any source:
 * lost to us, which the log has to say.
 */
export async function countRolledOff(
  db: Executor,
  source: Pick<Source, 'waiting_items'>,
  items: readonly KeyedItem[],
): Promise<number> {
  if (source.waiting_items.length === 0) return 0;
  const shown = new Set(items.flatMap(({ keys }) => keys.keys));
  const gone = source.waiting_items.filter((keys) => !keys.some((key) => shown.has(key)));
  const owners = await findKeyOwners(db, gone.flat());
  return gone.filter((keys) => !keys.some((key) => owners.has(key))).length;
}
