import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  CORRECTION_CAUSES,
  CORRECTION_DECISIONS,
  type CorrectionCause,
  type CorrectionDecision,
} from '../../../domain/articles/corrections.ts';
import { moment, oneOf } from './columns.ts';
import { profiles } from './identity.ts';

/**
 * Public articles that are being checked, were corrected or withdrawn. Apart from articles, so that the address of a
 * withdrawn one goes on saying why when the article itself is gone.
 */
export const article_corrections = pgTable(
  'article_corrections',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    article_id: t.uuid().notNull(),
    cause: t.text().$type<CorrectionCause>().notNull(),
    /** Readers are told from then on. */
    noticed_at: moment().notNull(),
    /** Null while it is being checked. */
    decision: t.text().$type<CorrectionDecision>(),
    decided_at: moment(),
    decided_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** What readers are told of the decision. */
    notice: t.text().notNull().default(''),
    /** The address that answers „withdrawn“; null of others, and when the article is public again. */
    slug: t.text(),
  }),
  (t) => [
    check('article_corrections_cause_check', oneOf(t.cause, CORRECTION_CAUSES)),
    check('article_corrections_decision_check', oneOf(t.decision, CORRECTION_DECISIONS)),
    check(
      'article_corrections_decided_check',
      sql`(${t.decision} is null) = (${t.decided_at} is null)`,
    ),
    uniqueIndex('article_corrections_open_key').on(t.article_id).where(sql`${t.decision} is null`),
    index('article_corrections_article_id_idx').on(t.article_id, t.decided_at),
    index('article_corrections_slug_idx').on(t.slug).where(sql`${t.slug} is not null`),
  ],
);
