import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import {
  FILE_PATH,
  FILE_TYPES,
  FILES_TAKEN,
  type FileExtension,
  isFileExtension,
} from '../../domain/articles/file-block.ts';
import { makeSlug } from '../../domain/text/make-slug.ts';
import { FILE_LIMIT, FILE_TOO_LARGE } from '../../domain/upload-limits.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { fileNameOf } from '../storage/storage.ts';

const FIELD = 'file';

interface StoredDocument {
  /** Its public address. */
  url: string;
  /** 'PDF' */
  label: string;
  bytes: number;
}

/**
 * A person's document into the storage, under a name nobody guesses. What it is is told from its content: an office
 * document with macros is of another type and no document of ours.
 * @throws AppError naming the field `file`
 */
export async function saveFile(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { bytes, originalName, userId }: { bytes: Uint8Array; originalName: string; userId: string },
): Promise<StoredDocument> {
  if (bytes.length === 0) throw refuse('invalid', 'Pasirinkite failą, kuris nėra tuščias.');
  if (bytes.length > FILE_LIMIT.bytes) throw refuse('too-large', FILE_TOO_LARGE);
  const extension = await readExtension(bytes);
  if (!extension) throw refuse('invalid', FILES_TAKEN);
  const id = randomUUID();
  const { label, type } = FILE_TYPES[extension];
  const title = originalName.replace(/^.*[\\/]|\.[^.]*$/g, '');
  const name = `${makeSlug(title) || 'failas'}.${extension}`;
  await storage.put(fileNameOf(id, name), bytes, type);
  await recordChange(db, {
    by: userId,
    action: 'file.create',
    entity: 'file',
    entityId: id,
    after: { name, content_type: type, bytes: bytes.length },
    at: clock.now(),
  });
  return { url: `${FILE_PATH}${id}/${name}`, label, bytes: bytes.length };
}

async function readExtension(bytes: Uint8Array): Promise<FileExtension | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !isFileExtension(found.ext)) return null;
  return FILE_TYPES[found.ext].type === found.mime ? found.ext : null;
}

function refuse(code: AppError['code'], message: string): AppError {
  return new AppError(code, message, { errors: [{ field: FIELD, message }] });
}
