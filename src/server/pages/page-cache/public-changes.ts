import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { page_cache_events } from '../../database/schema/instances.ts';

export const PUBLIC_CHANGES_CHANNEL = 'public_changes';

/** How whoever changed public content learns that the page cache of every instance knows. */
export interface PublicChanges {
  /**
   * After the commit: resolves once every live instance has dropped its old pages, so that the first
   * request after our answer sees the change wherever it lands. Gives up quietly after a second: an
   * instance that did not hear it stops serving old pages by itself (docs/decisions/0006). A shared cache in front is told
   * then, and waited for at most two seconds more (0056).
   */
  waitUntilSeen(eventId: number): Promise<void>;
}

/**
 * Says, inside the transaction that makes it, that public pages with these tags changed. Returns the number of the
 * event for `waitUntilSeen`. The notification is delivered by PostgreSQL at commit, and only then. It carries the event's
 * number alone, because PostgreSQL takes no more than 8,000 bytes: the tags are read from the table.
 */
export async function announcePublicChange(tx: Transaction, tags: string[]): Promise<number> {
  const [event] = await tx
    .insert(page_cache_events)
    .values({ tags })
    .returning({ id: page_cache_events.id });
  if (!event) throw new Error('The event of a public change was not stored');
  await tx.execute(sql`select pg_notify(${PUBLIC_CHANGES_CHANNEL}, ${String(event.id)})`);
  return event.id;
}
