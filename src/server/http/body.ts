import type { Context, MiddlewareHandler } from 'hono';
import {
  FILE_LIMIT,
  FILE_TOO_LARGE,
  OPML_LIMIT,
  OPML_TOO_LARGE,
  PICTURE_LIMIT,
  pictureTooLarge,
} from '../../domain/upload-limits.ts';
import { AppError } from '../errors.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const DEFAULT_LIMIT = 64 * KILOBYTE;

/** Addresses whose bodies may be larger than a form: articles carry their HTML, images their bytes. */
const LARGER: { path: RegExp; maxSize: number; refusal?: string }[] = [
  { path: /^\/api\/admin\/(articles|drafts)(\/[^/]+)?$/, maxSize: 2 * MEGABYTE },
  // A picture and the form around it; the picture itself is weighed where it is read.
  {
    path: /^\/api\/admin\/images$/,
    maxSize: PICTURE_LIMIT.bytes + MEGABYTE,
    refusal: pictureTooLarge(PICTURE_LIMIT),
  },
  {
    path: /^\/api\/admin\/files$/,
    maxSize: FILE_LIMIT.bytes + MEGABYTE,
    refusal: FILE_TOO_LARGE,
  },
  {
    path: /^\/api\/admin\/sources\/opml$/,
    maxSize: OPML_LIMIT.bytes,
    refusal: OPML_TOO_LARGE,
  },
];

/**
 * Refuses a body that says it is too large before anything of it is read. One that does not say its length, or
 * lies about it, is cut off by `readLimitedText`. The request is not rebuilt around a counting stream (as
 * Hono's own limiter does): node-server's requests cannot be.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > limitOf(c)) refuseTooLarge(c, limitOf(c));
  await next();
};

const findLarger = (c: Context) => LARGER.find(({ path }) => path.test(c.req.path));
const limitOf = (c: Context): number => findLarger(c)?.maxSize ?? DEFAULT_LIMIT;

/**
 * The body as text, read no further than the limit.
 * @throws AppError too-large
 */
export async function readLimitedText(c: Context, maxSize = limitOf(c)): Promise<string> {
  return (await readLimitedBytes(c, maxSize)).toString('utf8');
}

/**
 * The body as it came, read no further than the limit.
 * @throws AppError too-large
 */
export async function readLimitedBytes(
  c: Context,
  maxSize = limitOf(c),
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.length;
    if (size > maxSize) refuseTooLarge(c, maxSize);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * `multipart/form-data`, read no further than the limit.
 * @throws AppError
 */
export async function readForm(c: Context): Promise<FormData> {
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

function refuseTooLarge(c: Context, maxSize: number): never {
  const { refusal } = findLarger(c) ?? {};
  if (refusal) throw new AppError('too-large', refusal);
  const size = maxSize >= MEGABYTE ? `${maxSize / MEGABYTE} MB` : `${maxSize / KILOBYTE} KB`;
  throw new AppError('too-large', `Užklausa per didelė (daugiausia ${size})`);
}

/** Half of a surrogate pair, which UTF-8 cannot carry but an escape can; also the halves of whole pairs. */
const HALVES = /\\ud[89a-f]/i;
/** Written as U+FFFD, as everywhere else: PostgreSQL's jsonb refuses them, and a text is cut at a wrong place easily. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** The body as JSON; an empty body is an empty object, so that its missing fields are named. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await readLimitedText(c);
  if (text.trim() === '') return {};
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-media', 'Siųskite duomenis JSON formatu (application/json)');
  }
  let value: unknown;
  try {
    value = HALVES.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', 'Užklausos turinys nėra taisyklingas JSON', { cause });
  }
  if (text.includes('\\u0000')) refuseNul(value);
  return value;
}

/** The refusal of a field that holds U+0000. */
export function nulRefusal(field: string): AppError {
  const message = `Lauke „${field}“ yra neleistinų ženklų`;
  return new AppError('invalid', message, { errors: [{ field, message }] });
}

/**
 * PostgreSQL cannot store U+0000: found here it is a wrong field, found there a failure of ours. Walks
 * without recursion, for the depth of untrusted input is unbounded.
 */
function refuseNul(body: unknown): void {
  const waiting: { value: unknown; field: string }[] = [{ value: body, field: '' }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, field } = at;
    if (typeof value === 'string' && value.includes('\0')) {
      throw nulRefusal(field);
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      waiting.push({ value: inner, field: field || key });
    }
  }
}
