import { and, eq, ne, sql } from 'drizzle-orm';
import { days, hours, minutes } from '../../domain/duration.ts';
import type { Database } from '../database/database.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { isNewDayForCap } from './daily-cap.ts';
import type { FetchedSource, Source } from './fetch-source.ts';
import type { SourceError } from './source-error.ts';

const BACKOFF_FIRST = minutes(15);
const BACKOFF_LAST = hours(24);
const MOVED_FOR = days(7);
const FULL_FETCH_EVERY = days(1);
const MISSING_TIMES = 5;
const MISSING_FOR = days(3);

/** Servers forget to change their validators; once a day we ask without them. */
export function mayAskConditionally(source: Source, now: Date): boolean {
  const last = source.last_full_fetch_at;
  if (last === null || isNewDayForCap(source, now)) return false;
  return now.getTime() - last.getTime() < FULL_FETCH_EVERY;
}

/**
 * Writes that a source was read completely. Must be the last write of an import: with the validators stored
 * earlier, a killed import would be told "unchanged" next time and its unread items would be lost.
 */
export async function recordSuccess(
  db: Database,
  source: Source,
  fetched: FetchedSource,
  imported: number,
  now: Date,
): Promise<void> {
  await db
    .update(rss_sources)
    .set({
      etag: fetched.etag,
      last_modified: fetched.lastModified,
      last_fetched_at: now,
      last_success_at: now,
      next_check_at: null,
      consecutive_errors: 0,
      last_error_kind: null,
      last_error: null,
      ...(fetched.items ? { last_full_fetch_at: now } : {}),
      ...(imported > 0 ? { last_new_item_at: now } : {}),
      ...movedValues(source, fetched.movedPermanentlyTo, now),
    })
    .where(eq(rss_sources.id, source.id));
  await adoptNewAddress(db, source, fetched, now);
}

/**
 * Writes why a source could not be read and when it makes sense to try again: later each time, as late as
 * the server asked for. Only a source that is gone, or missing for days, is switched off, and says so.
 */
export async function recordFailure(
  db: Database,
  source: Source,
  error: SourceError,
  now: Date,
): Promise<void> {
  const errors = source.consecutive_errors + 1;
  const backoff = Math.min(BACKOFF_FIRST * 2 ** Math.min(errors - 1, 10), BACKOFF_LAST);
  const wait = Math.max(backoff, Math.min(error.retryAfterMs ?? 0, days(7)));
  const isOff = isOver(source, error, errors, now);
  await db
    .update(rss_sources)
    .set({
      last_fetched_at: now,
      consecutive_errors: sql`${rss_sources.consecutive_errors} + 1`,
      last_error_kind: error.kind,
      last_error: isOff ? `${error.detail} Šaltinis išjungtas.` : error.detail,
      next_check_at: new Date(now.getTime() + wait),
      ...(isOff ? { is_active: false } : {}),
    })
    .where(eq(rss_sources.id, source.id));
}

function isOver(source: Source, error: SourceError, errors: number, now: Date): boolean {
  if (error.kind === 'gone') return true;
  const lastGood = source.last_success_at ?? source.created_at;
  const missingFor = now.getTime() - lastGood.getTime();
  return error.kind === 'not-found' && errors >= MISSING_TIMES && missingFor >= MISSING_FOR;
}

function movedValues(source: Source, movedTo: string | null, now: Date) {
  if (!movedTo) return { moved_to_url: null, moved_since: null };
  return movedTo === source.moved_to_url ? {} : { moved_to_url: movedTo, moved_since: now };
}

/** A permanent redirect is believed after a week, and only because what it leads to was just read. */
async function adoptNewAddress(
  db: Database,
  source: Source,
  fetched: FetchedSource,
  now: Date,
): Promise<void> {
  const movedTo = fetched.movedPermanentlyTo;
  if (!movedTo || !fetched.items || movedTo !== source.moved_to_url || !source.moved_since) return;
  if (now.getTime() - source.moved_since.getTime() < MOVED_FOR) return;
  const taken = await db.$count(
    rss_sources,
    and(eq(rss_sources.rss_url, movedTo), ne(rss_sources.id, source.id)),
  );
  if (taken > 0) return;
  await db
    .update(rss_sources)
    .set({ rss_url: movedTo, moved_to_url: null, moved_since: null })
    .where(and(eq(rss_sources.id, source.id), eq(rss_sources.rss_url, source.rss_url)));
}
