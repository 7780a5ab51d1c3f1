import { and, asc, eq, gte, notInArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { profiles } from '../../database/schema/identity.ts';
import { readSnapshot } from './read-snapshot.ts';
import { TEXT_COLUMNS } from './text-columns.ts';

interface Review {
  /** E-mail; null when that account is gone. */
  by: string | null;
  at: Date;
  /** Columns in which the text of now differs from what the machine made; null when that is not known. */
  changed_fields: string[] | null;
}

/** Who has read the text and answers for it, when, and what became of the machine's text until now. */
export async function findReview(db: Executor, articleId: string): Promise<Review | null> {
  const [row] = await db
    .select({ article: articles, by: profiles.email })
    .from(articles)
    .leftJoin(profiles, eq(profiles.id, articles.reviewed_by))
    .where(eq(articles.id, articleId));
  if (!row?.article.reviewed_at) return null;
  const { article, by } = row;
  const made = article.prepared_at && (await findMachinesText(db, articleId, article.prepared_at));
  const changed_fields = made
    ? TEXT_COLUMNS.filter((field) => (made[field] ?? null) !== (article[field] ?? null))
    : null;
  return { by, at: row.article.reviewed_at, changed_fields };
}

/**
 * The text as the preparation left it: what the first change after it found, or, when there was none, the text
 * of now. A new text that was approved into a published article had been waiting beside the old one.
 */
async function findMachinesText(
  db: Executor,
  articleId: string,
  preparedAt: Date,
): Promise<Partial<Record<(typeof TEXT_COLUMNS)[number], unknown>>> {
  const [first] = await db
    .select({ snapshot: article_revisions.snapshot })
    .from(article_revisions)
    .where(
      and(
        eq(article_revisions.article_id, articleId),
        gte(article_revisions.created_at, preparedAt),
        // What the preparation itself found there is not what it left, nor are words that never were the article's.
        notInArray(article_revisions.reason, ['machine', 'draft-words', 'story']),
      ),
    )
    .orderBy(asc(article_revisions.created_at), asc(article_revisions.id))
    .limit(1);
  if (!first) {
    const [now] = await db.select().from(articles).where(eq(articles.id, articleId));
    return now ?? {};
  }
  const before = readSnapshot(first.snapshot);
  return { ...before, ...before.pending_values };
}
