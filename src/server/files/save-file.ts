import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import {
  FILE_TYPES,
  FILES_TAKEN,
  type FileExtension,
  isFileExtension,
} from '../../domain/articles/file-block.ts';
import { makeSlug } from '../../domain/text/make-slug.ts';
import { FILE_LIMIT, FILE_TOO_LARGE } from '../../domain/upload-limits.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { files } from '../database/schema/files.ts';
import { AppError } from '../errors.ts';
import { cleanName } from '../images/upload-image.ts';
import { fileNameOf } from '../storage/storage.ts';

const FIELD = 'file';

/**
 * A person's document into the storage, under a name nobody guesses. What it is is told from its content: an office
 * document with macros is of another type and no document of ours.
 * @returns its id
 * @throws AppError naming the field `file`
 */
export async function saveFile(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { bytes, originalName, userId }: { bytes: Uint8Array; originalName: string; userId: string },
): Promise<string> {
  if (bytes.length === 0) throw refuse('invalid', 'Pasirinkite failą, kuris nėra tuščias.');
  if (bytes.length > FILE_LIMIT.bytes) throw refuse('too-large', FILE_TOO_LARGE);
  const extension = await readExtension(bytes);
  if (!extension) throw refuse('invalid', FILES_TAKEN);
  const id = randomUUID();
  const { type } = FILE_TYPES[extension];
  const title = originalName.replace(/^.*[\\/]|\.[^.]*$/g, '');
  const name = `${makeSlug(title) || 'failas'}.${extension}`;
  const row = {
    id,
    name: fileNameOf(id, name),
    original_name: cleanName(originalName) || name,
    content_type: type,
    bytes: bytes.length,
    created_at: clock.now(),
    created_by: userId,
  };
  // Before its row: a row without a file would offer what is not there.
  await storage.put(row.name, bytes, type);
  await db.transaction(async (tx) => {
    await tx.insert(files).values(row);
    await recordChange(tx, {
      by: userId,
      action: 'file.create',
      entity: 'file',
      entityId: id,
      after: { original_name: row.original_name, content_type: type, bytes: bytes.length },
      at: clock.now(),
    });
  });
  return id;
}

async function readExtension(bytes: Uint8Array): Promise<FileExtension | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !isFileExtension(found.ext)) return null;
  return FILE_TYPES[found.ext].type === found.mime ? found.ext : null;
}

function refuse(code: AppError['code'], message: string): AppError {
  return new AppError(code, message, { errors: [{ field: FIELD, message }] });
}
