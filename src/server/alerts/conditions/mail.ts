import { and, eq, gt, min, sql } from 'drizzle-orm';
import { days, minutes } from '../../../domain/time/duration.ts';
import { isUnsent } from '../../contacts/contacts.queries.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { MAIL_JOBS } from '../../jobs/definitions.ts';
import type { Check } from './check.ts';

/** A mail server may be away for a moment. */
const PATIENCE = minutes(15);
/** A message whose mail was given up stands so for ever. */
const GIVEN_UP_FOR = days(1);

/** Contact messages cannot be mailed: a setting is missing. */
export const findMissingMailSettings: Check = async ({ clock, config }) => {
  const missing = !config.smtpUrl
    ? 'SMTP_URL'
    : !config.contactNotifyTo
      ? 'CONTACT_NOTIFY_TO'
      : null;
  if (!missing) return [];
  return [{ subject: '', since: clock.now(), facts: { code: 'mail_not_set_up', missing } }];
};

/** Mails that were tried and did not go out; one that is just being tried again has not gone out either. */
export const findFailingMail: Check = async ({ db, clock }) => {
  const now = clock.now().getTime();
  const { rows } = await db.execute<{ count: number; since: string | null }>(
    sql`select count(*)::int as count, min(created_on)::text as since from jobs.job
        where (state = 'retry' or (state = 'active' and retry_count > 0)) and created_on < ${new Date(now - PATIENCE).toISOString()}
          and (name = any(${sql.param(MAIL_JOBS)}::text[])
            or (name = 'send-alert' and data ->> 'channel' = 'mail'))`,
  );
  const [givenUp] = await db
    .select({ count: sql<number>`count(*)::int`, since: min(contacts.created_at) })
    .from(contacts)
    .where(
      and(
        eq(contacts.delivery_state, 'failed'),
        gt(contacts.created_at, new Date(now - GIVEN_UP_FOR)),
      ),
    );
  const waiting = (rows[0]?.count ?? 0) + (givenUp?.count ?? 0);
  if (waiting === 0) return [];
  const moments = [rows[0]?.since, givenUp?.since].filter((moment) => moment != null);
  const since = new Date(Math.min(...moments.map((moment) => new Date(moment).getTime())));
  const messages = await db.$count(contacts, isUnsent);
  return [{ subject: '', since, facts: { code: 'mail_failing', waiting, messages } }];
};
