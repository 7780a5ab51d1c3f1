import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { files } from '../database/schema/files.ts';
import { AppError } from '../errors.ts';
import { checkUnused, lockTextWrites } from '../images/stored-uses.ts';

/**
 * Removes a file that no text offers.
 * @throws AppError not-found, `conflict` with the member `uses`
 */
export async function deleteFile(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const name = await db.transaction(async (tx) => {
    await lockTextWrites(tx);
    const [file] = await tx.select().from(files).where(eq(files.id, id)).for('update');
    if (!file) throw new AppError('not-found', 'Failas nerastas');
    await checkUnused(tx, {
      name: file.name,
      refusal: 'Failas siūlomas tekste, todėl ištrinti jo negalima.',
    });
    await tx.delete(files).where(eq(files.id, id));
    await recordChange(tx, {
      by: userId,
      action: 'file.delete',
      entity: 'file',
      entityId: id,
      before: {
        original_name: file.original_name,
        content_type: file.content_type,
        bytes: file.bytes,
      },
      at: clock.now(),
    });
    return file.name;
  });
  // After the commit: an address that leads nowhere is worse than a file that nobody finds.
  await storage.delete(name);
}
