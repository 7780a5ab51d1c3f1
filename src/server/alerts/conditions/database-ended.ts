import { and, eq, gt, isNull } from 'drizzle-orm';
import { days } from '../../../domain/time/duration.ts';
import { conditions } from '../../database/schema/conditions.ts';
import type { Check } from './check.ts';

const STANDS_FOR = days(1);

/** The embedded server ended and was started again: written by whoever did that, and stands for a day. */
export const findEndedDatabases: Check = async ({ db, clock }) => {
  const rows = await db
    .select()
    .from(conditions)
    .where(
      and(
        eq(conditions.code, 'database_ended'),
        isNull(conditions.closed_at),
        gt(conditions.opened_at, new Date(clock.now().getTime() - STANDS_FOR)),
      ),
    );
  return rows.map(({ subject, opened_at, facts }) => ({ subject, since: opened_at, facts }));
};
