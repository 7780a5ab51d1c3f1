import { sql } from 'drizzle-orm';
import type { PictureMark } from '../../domain/articles/digital-source-types.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { type ImageOrigin, images } from '../database/schema/images.ts';
import { deleteVariants } from './variants.ts';

export type ImageRow = typeof images.$inferSelect;

interface NewImage {
  /** Path in the bucket (specification §7.3). */
  name: string;
  encoded: {
    bytes: Uint8Array;
    contentType: string;
    width: number;
    height: number;
    mark: PictureMark | null;
  };
  origin: ImageOrigin;
  /** The file's name on the person's disk, or the address it came from. */
  originalName?: string;
  alt?: string;
  /** Null: the product by itself. */
  createdBy?: string | null;
}

/**
 * A picture into the storage and the library; one of the same name is replaced. The file comes first: a row without
 * a picture would be a lie, a picture without a row is found at the next start (`catalogue.ts`).
 */
export async function saveImage(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { name, encoded, origin, originalName = '', alt = '', createdBy = null }: NewImage,
): Promise<ImageRow> {
  await deleteVariants(storage, name);
  await storage.put(name, encoded.bytes, encoded.contentType);
  const file = {
    content_type: encoded.contentType,
    width: encoded.width,
    height: encoded.height,
    bytes: encoded.bytes.length,
    digital_source_type: encoded.mark?.source_type ?? null,
    model: encoded.mark?.model ?? null,
  };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(images)
      .values({
        ...file,
        name,
        origin,
        original_name: originalName,
        alt,
        created_by: createdBy,
        created_at: clock.now(),
      })
      .onConflictDoUpdate({
        target: images.name,
        set: { ...file, original_name: sql`excluded.original_name` },
      })
      .returning();
    if (!row) throw new Error('The row of a picture was not stored');
    await recordChange(tx, {
      by: createdBy ?? { machine: 'automatika' },
      action: 'image.create',
      entity: 'image',
      entityId: row.id,
      after: { name, origin, original_name: row.original_name, alt: row.alt, ...file },
      at: clock.now(),
    });
    return row;
  });
}
