import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { CONTACT_FIELDS } from '../../../domain/contact/contact.ts';
import {
  CONTACT_STATUSES,
  type ContactStatus,
  DELIVERY_STATES,
  type DeliveryState,
} from '../../../domain/contact/contact-states.ts';
import { moment, oneOf } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';

export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    message: text('message').notNull(),
    status: text('status').$type<ContactStatus>().notNull().default('new'),
    is_suspect: boolean('is_suspect').notNull().default(false),
    delivery_state: text('delivery_state').$type<DeliveryState>().notNull().default('queued'),
    delivery_error: text('delivery_error'),
    delivered_at: moment('delivered_at'),
    created_at: moment('created_at').notNull().defaultNow(),
    is_demo: boolean('is_demo').notNull().default(false),
    /** What the panel's search looks through. */
    search_text: text('search_text').generatedAlwaysAs(
      foldForSearch(sql.raw(CONTACT_FIELDS.join(` || ' ' || `))),
    ),
  },
  (t) => [
    index('contacts_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
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
  {
    id: smallint('id').primaryKey().default(1),
    retention_days: integer('retention_days').default(730),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('contact_settings_single_row_check', sql`${t.id} = 1`),
    check('contact_settings_retention_check', sql`${t.retention_days} between 30 and 3650`),
  ],
);
