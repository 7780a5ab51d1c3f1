import { sql } from 'drizzle-orm';
import { days, hours } from '../../../domain/time/duration.ts';
import type { Check } from './check.ts';

/** How long each stands in the list. */
const NEW_FOR = days(1);
const FAILED_FOR = hours(1);
const FAILURES = 10;

/*
 * Read from the audit, which has both. Whose account it was stands there too, and an alert leaves the house.
 */

/** An account was signed in from a browser that was not there before; its very first one is expected. */
export const findNewDevices: Check = async ({ db, clock }) => {
  const { rows } = await db.execute<{ id: string; at: string; browser: string | null }>(
    sql`select id::text, at::text, after ->> 'browser' as browser from audit_log as entry
        where at > ${ago(clock.now(), NEW_FOR)} and action = 'account.sign-in'
          and after ->> 'is_new_browser' = 'true'
          and exists (select from audit_log as former where former.entity = 'profile'
            and former.entity_id = entry.entity_id and former.action = 'account.sign-in' and former.id < entry.id)
        order by id`,
  );
  return rows.map(({ id, at, browser }) => ({
    subject: id,
    since: new Date(at),
    facts: { code: 'new_device', browser: browser ?? '' },
  }));
};

/** Sign-ins of one account, or of addresses without one, failed again and again. */
export const findFailedSignIns: Check = async ({ db, clock }) => {
  const { rows } = await db.execute<{ subject: string; since: string; attempts: number }>(
    sql`select entity_id as subject, min(at)::text as since, max((after ->> 'attempts')::int) as attempts
        from audit_log
        where at > ${ago(clock.now(), FAILED_FOR)}
          and action in ('account.sign-in-failed', 'account.second-factor-failed')
        group by entity_id having max((after ->> 'attempts')::int) >= ${FAILURES}`,
  );
  return rows.map(({ subject, since, attempts }) => ({
    subject,
    since: new Date(since),
    facts: { code: 'failed_sign_ins', attempts },
  }));
};

const ago = (now: Date, time: number) => new Date(now.getTime() - time).toISOString();
