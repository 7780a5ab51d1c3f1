import { and, gte, lt, lte, type SQL } from 'drizzle-orm';
import { type Planned, SOON_DAYS } from '../../../domain/articles/planned.ts';
import { days, minutes } from '../../../domain/time/duration.ts';
import { articles } from '../../database/schema/articles.ts';
import { isScheduled } from './article-columns.ts';

/** The schedule publishes within seconds; what has not been by then is kept back by its state. */
const PATIENCE = minutes(5);

/** Planned posts whose day is then, the same for their list and the list of work. */
export function isPlanned(when: Planned, now: Date): SQL {
  const day = articles.scheduled_for;
  const due = new Date(now.getTime() - PATIENCE);
  const last = new Date(now.getTime() + days(SOON_DAYS));
  const isThen = when === 'missed' ? lt(day, due) : and(gte(day, due), lte(day, last));
  return and(isScheduled, isThen) as SQL;
}
