import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { listChanged } from '../../../audit/list-changed.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import type { SourceError } from '../documents/source-error.ts';
import { isOtherSite } from './address-key.ts';
import type { FetchedSource } from './fetch-source.ts';
import { isNewDayForCap } from './source-daily-cap.ts';

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
 * The source's row as long as it is what was asked: what an old address answers says nothing of the one a person
 * has put in its place meanwhile.
 */
export const isSameFetchTarget = ({ id, rss_url, type }: Source): SQL =>
  and(eq(rss_sources.id, id), eq(rss_sources.rss_url, rss_url), eq(rss_sources.type, type)) as SQL;

/** Until when a source backs off, whatever started the run, and why; null when it may be asked. */
export function findBackOff(source: Source, now: Date): { until: Date; why: string } | null {
  const { backoff_until, next_check_at, last_error_kind } = source;
  if (backoff_until && backoff_until > now)
    return { until: backoff_until, why: 'svetainė prašė nesikreipti' };
  if (last_error_kind === 'blocked' && next_check_at && next_check_at > now)
    return { until: next_check_at, why: 'svetainė neįsileidžia automatinių skaitytojų; nebandoma' };
  return null;
}

/** What an import saw, beside its articles. */
interface SeenSource {
  imported: number;
  /** Keys of the new items that are left for later. */
  waiting: string[][];
}

/**
 * Writes that a source was read completely. Must be the last write of an import: with the validators stored
 * earlier, a killed import would get "unchanged" (304) next time and its unread items would be lost.
 * @returns what a person should know, in Lithuanian; it stands on the row too
 */
export async function recordSuccess(
  db: Database,
  source: Source,
  fetched: FetchedSource,
  { imported, waiting }: SeenSource,
  now: Date,
): Promise<string | null> {
  const { charset, link_selector, link_pattern, daily_cap } = source;
  // Read in another way from now on, it shall show everything once more.
  const validator = (value: string | null) =>
    sql`case when (${rss_sources.charset}, ${rss_sources.link_selector}, ${rss_sources.link_pattern}, ${rss_sources.daily_cap}) is not distinct from (${charset}::text, ${link_selector}::text, ${link_pattern}::text, ${daily_cap}::int) then ${value}::text end`;
  const written = await db
    .update(rss_sources)
    .set({
      etag: validator(fetched.etag),
      last_modified: validator(fetched.lastModified),
      last_fetched_at: now,
      last_success_at: now,
      ...HEALTHY_STATE,
      // Null until the first reading is marked (`recordFirstFetch`): one without items is none.
      ...(fetched.items && {
        last_full_fetch_at: sql`case when ${rss_sources.last_full_fetch_at} is not null then ${now.toISOString()}::timestamptz end`,
        waiting_items: waiting,
      }),
      ...(imported > 0 ? { last_new_item_at: now } : {}),
      ...movedValues(source, fetched.movedPermanentlyTo, now),
    })
    .where(isSameFetchTarget(source))
    .returning({ id: rss_sources.id });
  return written.length > 0 ? adoptNewAddress(db, source, fetched, now) : null;
}

/** Clears failures and back-off. */
export const HEALTHY_STATE = {
  consecutive_errors: 0,
  last_error_kind: null,
  last_error: null,
  next_check_at: null,
  backoff_until: null,
  missing_times: 0,
  missing_since: null,
} as const;

/**
 * Writes why a source could not be read and when it makes sense to try again: later each time, as late as
 * the server asked for. Only a source that is gone, or missing for days, or that ends whatever reads it, is
 * switched off, and says so.
 */
export async function recordFailure(
  db: Database,
  source: Source,
  error: SourceError,
  now: Date,
): Promise<void> {
  const errors = source.consecutive_errors + 1;
  const backoff = Math.min(BACKOFF_FIRST * 2 ** Math.min(errors - 1, 10), BACKOFF_LAST);
  const asked = Math.min(error.retryAfterMs ?? 0, days(7));
  const missing = missingValues(source, error, now);
  const isOff = error.kind === 'gone' || error.kind === 'deadly' || isMissingTooLong(missing, now);
  const failed = {
    last_fetched_at: now,
    consecutive_errors: sql`${rss_sources.consecutive_errors} + 1`,
    last_error_kind: error.kind,
    last_error: isOff ? `${error.detail} Šaltinis išjungtas.` : error.detail,
    next_check_at: new Date(now.getTime() + Math.max(backoff, asked)),
    backoff_until: asked > 0 ? new Date(now.getTime() + asked) : null,
    ...missing,
    ...(isOff ? { is_active: false } : {}),
  };
  await db.transaction(async (tx) => {
    const written = await tx
      .update(rss_sources)
      .set(failed)
      .where(isSameFetchTarget(source))
      .returning({ id: rss_sources.id });
    if (isOff && source.is_active && written.length > 0)
      await recordOwnChange(tx, source, { is_active: false }, now);
  });
}

/** What the import changes of a source by itself, of all that a person may set. */
async function recordOwnChange(
  tx: Transaction,
  source: Source,
  after: Partial<Source>,
  at: Date,
): Promise<void> {
  await recordChange(tx, {
    by: { machine: 'automatika' },
    action: 'source.update',
    entity: 'source',
    entityId: source.id,
    ...listChanged(source, after),
    at,
  });
}

/** Answers 404 in a row, and since when; whatever else happens ends the row. */
function missingValues(source: Source, error: SourceError, now: Date) {
  if (error.kind !== 'not-found') return { missing_times: 0, missing_since: null };
  return {
    missing_times: source.missing_times + 1,
    missing_since: source.missing_since ?? now,
  };
}

function isMissingTooLong(
  { missing_times, missing_since }: ReturnType<typeof missingValues>,
  now: Date,
): boolean {
  if (missing_times < MISSING_TIMES || missing_since === null) return false;
  return now.getTime() - missing_since.getTime() >= MISSING_FOR;
}

function movedValues(source: Source, movedTo: string | null, now: Date) {
  if (!movedTo) return { moved_to_url: null, moved_since: null };
  return movedTo === source.moved_to_url ? {} : { moved_to_url: movedTo, moved_since: now };
}

/**
 * A permanent redirect is believed after a week, and only because what it leads to was just read. Another site is
 * another publisher: it is not trusted because the old one was.
 */
async function adoptNewAddress(
  db: Database,
  source: Source,
  fetched: FetchedSource,
  now: Date,
): Promise<string | null> {
  const movedTo = fetched.movedPermanentlyTo;
  if (!movedTo || !fetched.items || movedTo !== source.moved_to_url || !source.moved_since)
    return null;
  if (now.getTime() - source.moved_since.getTime() < MOVED_FOR) return null;
  const taken = await db.$count(
    rss_sources,
    and(eq(rss_sources.rss_url, movedTo), ne(rss_sources.id, source.id)),
  );
  if (taken > 0) return null;
  const notice =
    source.is_trusted && isOtherSite(source.rss_url, movedTo)
      ? `Šaltinis persikėlė į kitą svetainę (${URL.parse(movedTo)?.host ?? ''}), todėl automatinis publikavimas iš jo sustabdytas, kol vėl pažymėsite jį patikimu.`
      : null;
  const changes = { rss_url: movedTo, ...(notice && { is_trusted: false }) };
  return db.transaction(async (tx) => {
    const adopted = await tx
      .update(rss_sources)
      .set({ ...changes, moved_to_url: null, moved_since: null, ...(notice && { notice }) })
      .where(isSameFetchTarget(source))
      .returning({ id: rss_sources.id });
    if (adopted.length === 0) return null;
    await recordOwnChange(tx, source, changes, now);
    return notice;
  });
}
