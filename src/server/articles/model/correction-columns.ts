import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  CorrectionCause,
  CorrectionNotice,
  OpenCheck,
} from '../../../domain/articles/corrections.ts';
import type { Executor } from '../../database/database.ts';
import { article_redirects } from '../../database/schema/article-versions.ts';
import { article_corrections } from '../../database/schema/corrections.ts';

// The outer columns are written out: inside a subquery Drizzle would leave their table away.
const CHECK = sql<OpenCheck | null>`(
  select json_build_object('cause', c.cause, 'since', c.noticed_at) from ${article_corrections} c
  where c.article_id = articles.id and c.decision is null)`;

const CORRECTIONS = sql<CorrectionNotice[]>`coalesce((
  select json_agg(json_build_object('at', c.decided_at, 'text', c.notice) order by c.decided_at, c.id)
  from ${article_corrections} c where c.article_id = articles.id and c.decision = 'corrected'), '[]')`;

/** What readers are told of checks and corrections of an article. */
export const CORRECTION_COLUMNS = {
  check: CHECK.as('check'),
  corrections: CORRECTIONS.as('corrections'),
} as const;

export interface CorrectionRow {
  check: OpenCheck | null;
  corrections: CorrectionNotice[];
}

const toIso = (moment: string) => new Date(moment).toISOString();

/** PostgreSQL writes moments its own way into JSON. */
export const toCorrections = ({ check, corrections }: CorrectionRow): CorrectionRow => ({
  check: check && { ...check, since: toIso(check.since) },
  corrections: corrections.map(({ at, text }) => ({ at: toIso(at), text })),
});

/** Why a public article is being checked; null when it is not. */
export const CHECK_CAUSE = sql<CorrectionCause | null>`(
  select c.cause from ${article_corrections} c where c.article_id = articles.id and c.decision is null)`;

/** Why there is no article any more under an address it had, its former ones included; null when it was not withdrawn. */
export async function findWithdrawal(db: Executor, slug: string): Promise<CorrectionNotice | null> {
  const [row] = await db
    .select({ at: article_corrections.decided_at, text: article_corrections.notice })
    .from(article_corrections)
    .leftJoin(
      article_redirects,
      and(
        eq(article_redirects.article_id, article_corrections.article_id),
        eq(article_redirects.slug, slug),
      ),
    )
    .where(
      and(
        isNotNull(article_corrections.slug),
        sql`(${article_corrections.slug} = ${slug} or ${article_redirects.slug} is not null)`,
      ),
    )
    .orderBy(desc(article_corrections.decided_at))
    .limit(1);
  return row?.at ? { at: row.at.toISOString(), text: row.text } : null;
}
