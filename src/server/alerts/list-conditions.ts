import { asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { type ConditionCode, describeCondition, linkTo, titleOf } from '../../domain/conditions.ts';
import type { Executor } from '../database/database.ts';
import { conditions } from '../database/schema/conditions.ts';
import { offsetOf, type Page } from '../http/paging.ts';

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
  href: linkTo([row]),
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

/** Those that are over, the latest first; kept for 400 days. */
export async function listPastConditions(
  db: Executor,
  { page, per_page }: { page: number; per_page: number },
): Promise<Page<TellableCondition>> {
  const isOver = isNotNull(conditions.closed_at);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(conditions)
      .where(isOver)
      .orderBy(desc(conditions.opened_at), asc(conditions.id))
      .limit(per_page)
      .offset(offsetOf({ page, per_page })),
    db.$count(conditions, isOver),
  ]);
  return { items: rows.map(describeRow), total, page, per_page };
}
