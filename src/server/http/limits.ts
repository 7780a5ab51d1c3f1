import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { rate_limits } from '../database/schema/instances.ts';

export interface LimitRequest {
  /** What is counted. When it holds an address or an e-mail, build it with `limitKey`. */
  key: string;
  /** How many are allowed in a window. */
  limit: number;
  /** Milliseconds. */
  windowMs: number;
  now: Date;
}

interface LimitAnswer {
  allowed: boolean;
  /** How many were taken in this window, this one included. */
  used: number;
  remaining: number;
  /** Whole seconds until the window ends. */
  retryAfterSeconds: number;
}

/** A key that does not show whom it counts: `limitKey(secret, 'sign-in:account', email)`. */
export function limitKey(secret: string, kind: string, subject: string): string {
  return `${kind}:${pseudonym(secret, kind, subject)}`;
}

/**
 * Stands for an address where it is kept: the same one each time. There are few enough addresses to try them all, so
 * it cannot be made without the installation's secret.
 */
export function pseudonym(secret: string, kind: string, subject: string): string {
  const key = createHmac('sha256', secret).update('pseudonyms').digest();
  return createHmac('sha256', key).update(`${kind}\n${subject}`).digest('base64url');
}

/**
 * Consumes one from a rate limit. One statement in the database, so instances and restarts share the count.
 * Windows are fixed: around a border of two windows twice the limit may pass.
 */
export async function consumeLimit(db: Executor, request: LimitRequest): Promise<LimitAnswer> {
  const { key, limit, windowMs, now } = request;
  const start = windowStart(now, windowMs);
  const [row] = await db
    .insert(rate_limits)
    .values({ key, window_start: start, ends_at: new Date(start.getTime() + windowMs), count: 1 })
    .onConflictDoUpdate({
      target: [rate_limits.key, rate_limits.window_start],
      set: { count: sql`${rate_limits.count} + 1` },
    })
    .returning({ count: rate_limits.count });
  const used = row?.count ?? limit + 1;
  return {
    allowed: used <= limit,
    used,
    remaining: Math.max(0, limit - used),
    retryAfterSeconds: Math.ceil((start.getTime() + windowMs - now.getTime()) / 1000),
  };
}

/** Refunds one, for an attempt that turned out to be no attack (a right password). */
export async function refundLimit(
  db: Executor,
  request: Omit<LimitRequest, 'limit'>,
): Promise<void> {
  await db
    .update(rate_limits)
    .set({ count: sql`greatest(0, ${rate_limits.count} - 1)` })
    .where(
      sql`${rate_limits.key} = ${request.key} and ${rate_limits.window_start} = ${windowStart(request.now, request.windowMs).toISOString()}`,
    );
}

export async function deleteExpiredWindows(db: Executor, now: Date): Promise<void> {
  await db.delete(rate_limits).where(lt(rate_limits.ends_at, now));
}

function windowStart(now: Date, windowMs: number): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}
