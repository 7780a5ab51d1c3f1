import { sql } from 'drizzle-orm';
import { check, index, pgTable } from 'drizzle-orm/pg-core';
import { CONTACT_FIELDS } from '../../../domain/contact/contact-fields.ts';
import {
  CONTACT_STATUSES,
  type ContactStatus,
  DELIVERY_STATES,
  type DeliveryState,
} from '../../../domain/contact/contact-states.ts';
import { moment, oneOf } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';

/** A telephone number without what people write between its digits: that is how a phone shows it. */
export const PHONE_DIGITS = sql.raw(`regexp_replace(phone, '[^0-9]', '', 'g')`);

export const contacts = pgTable(
  'contacts',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    name: t.text().notNull(),
    email: t.text().notNull(),
    phone: t.text().notNull().default(''),
    company: t.text().notNull().default(''),
    message: t.text().notNull(),
    status: t.text().$type<ContactStatus>().notNull().default('new'),
    is_suspect: t.boolean().notNull().default(false),
    delivery_state: t.text().$type<DeliveryState>().notNull().default('queued'),
    /** What the mail server or the connection said, in its own words; ours where the process ended. Nothing is decided by it. */
    delivery_error: t.text(),
    delivered_at: moment(),
    created_at: moment().notNull().defaultNow(),
    is_demo: t.boolean().notNull().default(false),
    /** What the panel's search looks through. */
    search_text: t
      .text()
      .generatedAlwaysAs(foldForSearch(sql.raw(CONTACT_FIELDS.join(` || ' ' || `)))),
  }),
  (t) => [
    index('contacts_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
    index('contacts_phone_digits_idx').using('gin', sql`(${PHONE_DIGITS}) gin_trgm_ops`),
    check('contacts_status_check', oneOf(t.status, CONTACT_STATUSES)),
    check('contacts_delivery_state_check', oneOf(t.delivery_state, DELIVERY_STATES)),
    index('contacts_created_at_idx').on(t.created_at.desc(), t.id),
    index('contacts_suspect_idx').on(t.is_suspect, t.created_at.desc(), t.id),
    index('contacts_new_idx').on(t.created_at.desc(), t.id).where(sql`${t.status} = 'new'`),
  ],
);

/** How long messages are kept; null keeps them until a person deletes them. */
export const contact_settings = pgTable(
  'contact_settings',
  (t) => ({
    id: t.smallint().primaryKey().default(1),
    retention_days: t.integer().default(730),
    updated_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    check('contact_settings_single_row_check', sql`${t.id} = 1`),
    check('contact_settings_retention_check', sql`${t.retention_days} between 30 and 3650`),
  ],
);
