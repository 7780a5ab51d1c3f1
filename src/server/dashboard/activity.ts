import { and, type Column, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { days as inDays } from '../../domain/time/duration.ts';
import { isManualPostRow } from '../articles/model/manual-post-row.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { contacts } from '../database/schema/contacts.ts';
import { vilniusDay, vilniusHour } from '../time/vilnius-time.ts';

interface ActivityDay {
  /** `yyyy-MM-dd` in Vilnius. */
  date: string;
  imported: number;
  prepared: number;
  published: number;
  contacts: number;
}

/**
 * What happened on each of the last days in Vilnius, today included, the oldest first. A day begins and ends
 * when clocks there show midnight: where they are changed it lasts 23 or 25 hours.
 */
export async function getActivity(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  days: number,
): Promise<{ days: ActivityDay[] }> {
  const dates = listDates(clock.now(), days);
  const midnights = [...dates, dayAfter(dates.at(-1) ?? '')].map((date) => vilniusHour(date, 0));
  // What a person has written was neither imported nor prepared, also with a source's address under it.
  const isOfSource = not(isManualPostRow);
  const [imported, prepared, published, received] = await Promise.all([
    countByDay(db, articles, articles.created_at, midnights, isOfSource),
    countByDay(db, articles, articles.prepared_at, midnights, isOfSource),
    countByDay(db, articles, articles.published_date, midnights),
    countByDay(db, contacts, contacts.created_at, midnights),
  ]);
  return {
    days: dates.map((date, day) => ({
      date,
      imported: imported.get(day) ?? 0,
      prepared: prepared.get(day) ?? 0,
      published: published.get(day) ?? 0,
      contacts: received.get(day) ?? 0,
    })),
  };
}

/**
 * Between which two midnights each row falls: a comparison or five, where a clock's time would have to be worked out.
 * @returns by the day's place among them, counted from 0
 */
async function countByDay(
  db: Executor,
  table: typeof articles | typeof contacts,
  column: Column,
  midnights: Date[],
  also?: SQL,
): Promise<Map<number, number>> {
  const [from, to] = [midnights[0], midnights.at(-1)];
  const bounds = sql.param(midnights.map((midnight) => midnight.toISOString()));
  const rows = await db
    .select({
      day: sql<number>`width_bucket(${column}, ${bounds}::timestamptz[])`.as('day'),
      count: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(from && gte(column, from), to && lt(column, to), also))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day - 1, row.count]));
}

/** Days of the calendar have no hours: counted in UTC, where each is as long as the next. */
function listDates(now: Date, days: number): string[] {
  const today = Date.parse(`${vilniusDay(now)}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => toDate(today - inDays(days - 1 - index)));
}

const dayAfter = (date: string) => toDate(Date.parse(`${date}T00:00:00Z`) + inDays(1));
const toDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);
