import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE } from '../../domain/constants.ts';
import { days as inDays } from '../../domain/duration.ts';
import { vilniusDay, vilniusHour } from '../articles/vilnius-time.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { contacts } from '../database/schema/contacts.ts';

export interface ActivityDay {
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
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const period = { from: vilniusHour(first, 0), to: vilniusHour(dayAfter(last), 0) };
  const isImported = sql`${articles.original_url} not like 'manual:%'`;
  const [imported, prepared, published, received] = await Promise.all([
    countByDay(db, articles, articles.created_at, period, isImported),
    countByDay(db, articles, articles.prepared_at, period),
    countByDay(db, articles, articles.published_date, period),
    countByDay(db, contacts, contacts.created_at, period),
  ]);
  return {
    days: dates.map((date) => ({
      date,
      imported: imported.get(date) ?? 0,
      prepared: prepared.get(date) ?? 0,
      published: published.get(date) ?? 0,
      contacts: received.get(date) ?? 0,
    })),
  };
}

async function countByDay(
  db: Executor,
  table: typeof articles | typeof contacts,
  column: Column,
  { from, to }: { from: Date; to: Date },
  also?: SQL,
): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${column} at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(column, from), lt(column, to), also))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** Days of the calendar have no hours: counted in UTC, where each is as long as the next. */
function listDates(now: Date, days: number): string[] {
  const today = Date.parse(`${vilniusDay(now)}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => toDate(today - inDays(days - 1 - index)));
}

const dayAfter = (date: string) => toDate(Date.parse(`${date}T00:00:00Z`) + inDays(1));
const toDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);
