import type { Context } from 'hono';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { readLimitedBytes } from '../http/body.ts';
import { listFieldErrors, parseInLithuanian } from '../http/issues.ts';
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
  const form = await parseForm(c);
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
  if (!parsed.success) {
    const errors = listFieldErrors(parsed.error.issues);
    throw new AppError('invalid', errors[0]?.message ?? 'Neteisingi duomenys', { errors });
  }
  return { ...parsed.data, bytes: await file.bytes(), originalName: file.name };
}

async function parseForm(c: Context): Promise<FormData> {
  const contentType = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new AppError('unsupported-media', 'Siųskite failą forma (multipart/form-data)');
  }
  const body = await readLimitedBytes(c);
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw new AppError('invalid', 'Užklausos turinys nėra taisyklinga forma', { cause });
  }
}
