import { index, pgTable } from 'drizzle-orm/pg-core';
import type { BackupFailure } from '../../../domain/backup-state.ts';
import { moment } from './columns.ts';

/** Back-ups of the schedule: one row for each night that was due, and for each that a person asked for. */
export const backups = pgTable(
  'backups',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    started_at: moment().notNull(),
    /** Of the file in its place; null until it is there. */
    name: t.text(),
    bytes: t.bigint({ mode: 'number' }),
    tables: t.integer(),
    pictures: t.integer(),
    /** When it was restored into a throw-away database and was equal. */
    verified_at: moment(),
    /** Since when looks have not met the file in its place; null while it is there. */
    missing_since: moment(),
    failure: t.text().$type<BackupFailure>(),
    /** What was old enough to go once this one held it. */
    expired_revisions: t.integer(),
    expired_audit: t.integer(),
  }),
  (t) => [index('backups_started_at_idx').on(t.started_at.desc())],
);
