import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const DEFAULT_LIMIT = 64 * KILOBYTE;

/** Addresses whose bodies may be larger than a form: articles carry their HTML, images their bytes. */
const LARGER: { path: RegExp; maxSize: number }[] = [
  { path: /^\/api\/admin\/articles(\/[^/]+)?$/, maxSize: 2 * MEGABYTE },
  { path: /^\/api\/admin\/images(\/[^/]+)?$/, maxSize: 10 * MEGABYTE },
];

const limiters = new Map<number, MiddlewareHandler>();

/** Refuses a body that is too large, also one that does not say its length or lies about it. */
export const limitBody: MiddlewareHandler = (c, next) => {
  const maxSize = LARGER.find(({ path }) => path.test(c.req.path))?.maxSize ?? DEFAULT_LIMIT;
  let limiter = limiters.get(maxSize);
  if (!limiter) {
    limiter = bodyLimit({ maxSize, onError: () => refuseTooLarge(maxSize) });
    limiters.set(maxSize, limiter);
  }
  return limiter(c, next);
};

function refuseTooLarge(maxSize: number): never {
  const size = maxSize >= MEGABYTE ? `${maxSize / MEGABYTE} MB` : `${maxSize / KILOBYTE} KB`;
  throw new AppError('too-large', `Užklausa per didelė (daugiausia ${size})`);
}

/** The body as JSON; an empty body is an empty object, so that its missing fields are named. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-media', 'Siųskite duomenis JSON formatu (application/json)');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', 'Užklausos turinys nėra taisyklingas JSON', { cause });
  }
  if (text.includes('\\u0000')) refuseNul(value);
  return value;
}

/**
 * PostgreSQL cannot store U+0000: found here it is a wrong field, found there a failure of ours. Walks
 * without recursion, for a stranger decides how deep the value is.
 */
function refuseNul(body: unknown): void {
  const waiting: { value: unknown; field: string }[] = [{ value: body, field: '' }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, field } = at;
    if (typeof value === 'string' && value.includes('\0')) {
      const message = `Lauke „${field}“ yra neleistinų ženklų`;
      throw new AppError('invalid', message, { errors: [{ field, message }] });
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      waiting.push({ value: inner, field: field || key });
    }
  }
}
