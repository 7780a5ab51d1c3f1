import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PICTURE_LIMIT, pictureTooLarge } from '../../domain/upload-limits.ts';
import type { AppContext } from '../context.ts';
import { articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import { reEncodeImage } from './re-encode.ts';
import { type ImageRow, saveImage } from './save-image.ts';

const NAME_LENGTH = 200;
const FIELD = 'file';

interface Upload {
  bytes: Uint8Array;
  /** As the person's disk calls it; only shown in the library. */
  originalName: string;
  alt: string;
  /** Uploaded in the import dialog, for this article. */
  articleId: string | null;
  userId: string;
}

/**
 * A person's file into storage and library. Names by specification §7.3: random under `blog/`, of the import dialog
 * the article's id and the time.
 * @throws AppError naming the field `file` when it is no picture of ours, too large, or too many pixels
 */
export async function uploadImage(
  ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { bytes, originalName, alt, articleId, userId }: Upload,
): Promise<ImageRow> {
  if (bytes.length === 0) throw refuse('invalid', 'Pasirinkite nuotrauką');
  if (bytes.length > PICTURE_LIMIT.bytes) throw refuse('too-large', pictureTooLarge(PICTURE_LIMIT));
  if (articleId) await checkArticle(ctx, articleId);
  const encoded = await reEncodeImage(bytes).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    throw refuse(error.code, error.detail, error);
  });
  return saveImage(ctx, {
    name: articleId
      ? `${articleId}-${ctx.clock.now().getTime()}.webp`
      : `blog/${randomUUID()}.webp`,
    encoded,
    origin: 'upload',
    originalName: cleanName(originalName),
    alt,
    createdBy: userId,
  });
}

async function checkArticle({ db }: Pick<AppContext, 'db'>, id: string): Promise<void> {
  if ((await db.$count(articles, eq(articles.id, id))) > 0) return;
  const message = 'Straipsnis nerastas';
  throw new AppError('invalid', message, { errors: [{ field: 'article_id', message }] });
}

/** One line without folders or control characters, which some browsers and many scripts send. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH);
}

function refuse(code: AppError['code'], message: string, cause?: AppError): AppError {
  return new AppError(code, message, {
    errors: [{ field: FIELD, message }],
    ...(cause && { cause, log: cause.message }),
  });
}
