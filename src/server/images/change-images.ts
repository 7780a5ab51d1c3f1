import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { images } from '../database/schema/images.ts';
import { AppError } from '../errors.ts';
import type { UpdateImage } from './image-schemas.ts';
import type { ImageRow } from './save-image.ts';
import { checkUnused, lockTextWrites } from './stored-uses.ts';
import { deleteVariants } from './variants.ts';

interface Act {
  id: string;
  userId: string;
}

/**
 * What is said of a picture when it is put into a text from now on; texts that show it already keep their own.
 * A decorative picture says nothing, so its alternative text goes.
 * @throws AppError not-found
 */
export async function updateImage(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, userId, changes }: Act & { changes: UpdateImage },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await getForChange(tx, id);
    const is_decorative = changes.is_decorative ?? (changes.alt ? false : before.is_decorative);
    const after = { is_decorative, alt: is_decorative ? '' : (changes.alt ?? before.alt) };
    if (after.alt === before.alt && after.is_decorative === before.is_decorative) return;
    await tx.update(images).set(after).where(eq(images.id, id));
    await recordChange(tx, {
      by: userId,
      action: 'image.update',
      entity: 'image',
      entityId: id,
      before: { alt: before.alt, is_decorative: before.is_decorative },
      after,
      at: clock.now(),
    });
  });
}

/**
 * Removes an unused picture, with all its widths.
 * @throws AppError not-found, `conflict` with the member `uses`
 */
export async function deleteImage(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { id, userId }: Act,
): Promise<void> {
  const { name } = await db.transaction(async (tx) => {
    await lockTextWrites(tx);
    const image = await getForChange(tx, id);
    await checkUnused(tx, {
      name: image.name,
      refusal: 'Nuotrauka naudojama, todėl ištrinti jos negalima.',
    });
    await tx.delete(images).where(eq(images.id, id));
    const { id: _id, search_text: _search, created_at: _at, created_by: _by, ...before } = image;
    await recordChange(tx, {
      by: userId,
      action: 'image.delete',
      entity: 'image',
      entityId: id,
      before,
      at: clock.now(),
    });
    return image;
  });
  // After the commit: a file without a row comes back into the library, a row without a file never would.
  await storage.delete(name);
  await deleteVariants(storage, name);
}

async function getForChange(tx: Transaction, id: string): Promise<ImageRow> {
  const [row] = await tx.select().from(images).where(eq(images.id, id)).for('update');
  if (!row) throw new AppError('not-found', 'Nuotrauka nerasta');
  return row;
}
