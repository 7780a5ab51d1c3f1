import { eq, inArray, sql } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { article_bin, article_revisions } from '../database/schema/article-versions.ts';
import { articles } from '../database/schema/articles.ts';
import { auto_import_logs } from '../database/schema/automation.ts';
import { contacts } from '../database/schema/contacts.ts';
import { profiles } from '../database/schema/identity.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { ARTICLE_STORED_NAMES, jsonStoredNames } from '../database/schema/stored-names.ts';
import { removeUnusedImages } from '../images/remove-unused.ts';
import { lockTextWrites } from '../images/stored-uses.ts';
import { deleteVariants } from '../images/variants.ts';
import { announcePublicChange } from '../pages/page-cache/public-changes.ts';
import { isFileName } from '../storage/storage.ts';
import { listDemoCovers } from './demo-covers.ts';

/**
 * Removes everything that came with SEED=demo: rows, also in the bin, and the covers that no text of one's own
 * shows.
 * @param by the administrator; by default a command on the server
 * @returns how many articles and pictures went, and the number of the event for `waitUntilSeen`
 */
export async function clearDemo(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  by?: string,
): Promise<{ articles: number; images: number; eventId: number }> {
  const { gone, names, eventId } = await db.transaction(async (tx) => {
    await lockTextWrites(tx);
    const shown = await listShownImages(tx);
    const gone = await removeRows(tx);
    const names = await removeUnusedImages(tx, [...new Set([...listDemoCovers(), ...shown])]);
    await recordChange(tx, {
      by: by ?? { machine: 'komanda' },
      action: 'demo.clear',
      entity: 'installation',
      entityId: 'demo',
      before: { articles: gone.length },
      at: clock.now(),
    });
    const tags = gone.flatMap(({ slug }) => (slug ? [`article:${slug}`] : []));
    const eventId = await announcePublicChange(tx, ['articles', ...tags]);
    return { gone, names, eventId };
  });
  let images = 0;
  for (const name of names) {
    if (await storage.read(name)) images += 1;
    await storage.delete(name);
    await deleteVariants(storage, name);
  }
  return { articles: gone.length, images, eventId };
}

const isDemoInBin = sql`${article_bin.snapshot} -> 'is_demo' = 'true'`;

async function listShownImages(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select unnest(${ARTICLE_STORED_NAMES}) as name from articles where is_demo
    union
    select unnest(${jsonStoredNames('snapshot')}) from article_bin where ${isDemoInBin}`);
  // A file that a person put into a text of the demonstration is theirs.
  return rows.map(({ name }) => name).filter((name) => !isFileName(name));
}

async function removeRows(tx: Transaction): Promise<{ id: string; slug: string | null }[]> {
  const gone = await tx
    .delete(articles)
    .where(eq(articles.is_demo, true))
    .returning({ id: articles.id, slug: articles.ai_slug });
  const binned = await tx.delete(article_bin).where(isDemoInBin).returning({ id: article_bin.id });
  const ids = [...gone, ...binned].map(({ id }) => id);
  if (ids.length > 0)
    await tx.delete(article_revisions).where(inArray(article_revisions.article_id, ids));
  for (const table of [contacts, rss_sources, auto_import_logs, profiles])
    await tx.delete(table).where(eq(table.is_demo, true));
  return gone;
}
