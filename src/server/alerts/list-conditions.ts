import { asc, desc, isNull } from 'drizzle-orm';
import {
  type ConditionCode,
  describeCondition,
  placeOf,
  titleOf,
} from '../../domain/conditions.ts';
import type { Executor } from '../database/database.ts';
import { conditions } from '../database/schema/conditions.ts';

/** What needs a person, in words. */
export interface TellableCondition {
  id: string;
  code: ConditionCode;
  subject: string;
  since: Date;
  /** A few words, Lithuanian. */
  title: string;
  /** What is the matter and what is to be done, Lithuanian. */
  detail: string;
  /** Where in the panel; begins with a slash. */
  href: string;
  closedAt: Date | null;
}

export const describeRow = (row: typeof conditions.$inferSelect): TellableCondition => ({
  id: row.id,
  code: row.code,
  subject: row.subject,
  since: row.opened_at,
  title: titleOf(row.code),
  detail: describeCondition(row.facts),
  href: placeOf(row.code),
  closedAt: row.closed_at,
});

/** The conditions that are open now, the oldest first, as the last look has found them: at most a minute ago. */
export async function listOpenConditions(db: Executor): Promise<TellableCondition[]> {
  const rows = await db
    .select()
    .from(conditions)
    .where(isNull(conditions.closed_at))
    .orderBy(asc(conditions.opened_at), asc(conditions.id))
    .limit(SHOWN);
  return rows.map(describeRow);
}

const SHOWN = 100;

/** The latest conditions, those that are over included, the newest first. */
export async function listLatestConditions(
  db: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<TellableCondition[]> {
  const rows = await db
    .select()
    .from(conditions)
    .orderBy(desc(conditions.opened_at), asc(conditions.id))
    .limit(limit)
    .offset(offset);
  return rows.map(describeRow);
}
