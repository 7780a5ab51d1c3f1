import type { Context } from 'hono';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { readForm } from '../http/body.ts';
import { parseInLithuanian, refuseFields } from '../http/issues.ts';
import { altField } from './image-schemas.ts';

const uploadFields = z.object({
  article_id: z.uuid('Neteisingas straipsnis').nullable(),
  alt: altField,
});

interface UploadForm extends z.output<typeof uploadFields> {
  bytes: Uint8Array;
  originalName: string;
}

/**
 * `multipart/form-data` with `file` and, if wanted, `article_id` and `alt`; read no further than the limit.
 * @throws AppError naming the field
 */
export async function readUpload(c: Context): Promise<UploadForm> {
  const form = await readForm(c);
  const file = form.get('file');
  if (!(file instanceof File)) {
    const message = 'Pasirinkite nuotrauką';
    throw new AppError('invalid', message, { errors: [{ field: 'file', message }] });
  }
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const parsed = parseInLithuanian(uploadFields, {
    article_id: text('article_id') || null,
    alt: text('alt'),
  });
  if (!parsed.success) throw refuseFields(parsed.error.issues);
  return { ...parsed.data, bytes: await file.bytes(), originalName: file.name };
}
