import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { images } from '../database/schema/images.ts';
import { listStoredUses } from './stored-uses.ts';

/**
 * Takes out of the library those of these pictures that nothing shows and that no person brought. The caller has
 * stopped the writing of texts and, after the commit, deletes the files.
 * @returns the names that may go, also those the library did not know
 */
export async function removeUnusedImages(tx: Transaction, names: string[]): Promise<string[]> {
  const uses = await listStoredUses(tx, names);
  const unused = names.filter((name) => !uses.has(name));
  if (unused.length === 0) return [];
  const brought = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(inArray(images.name, unused), notInArray(images.origin, ['cover'])));
  const kept = new Set(brought.map(({ name }) => name));
  const going = unused.filter((name) => !kept.has(name));
  await tx.delete(images).where(and(inArray(images.name, going), eq(images.origin, 'cover')));
  return going;
}
