import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BackupFailure } from '../../../domain/backup-state.ts';
import { moment } from './columns.ts';

/** Nightly back-ups: one row for each that was due. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    started_at: moment('started_at').notNull(),
    /** Of the file in its place; null until it is there. */
    name: text('name'),
    bytes: bigint('bytes', { mode: 'number' }),
    tables: integer('tables'),
    pictures: integer('pictures'),
    /** When it was restored into a throw-away database and was equal. */
    verified_at: moment('verified_at'),
    failure: text('failure').$type<BackupFailure>(),
    /** What was old enough to go once this one held it. */
    expired_revisions: integer('expired_revisions'),
    expired_audit: integer('expired_audit'),
  },
  (t) => [index('backups_started_at_idx').on(t.started_at.desc())],
);
