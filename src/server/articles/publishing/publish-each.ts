import { and, isNotNull } from 'drizzle-orm';
import type { PreparationReason } from '../../../domain/articles/preparation-reason.ts';
import type { Transaction } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { isTransientError } from '../../database/sql-state.ts';
import { applyChange } from '../change/apply-change.ts';

export interface PublishedArticle {
  id: string;
  slug: string;
  title: string;
}

export const isComplete = and(
  isNotNull(articles.ai_slug),
  isNotNull(articles.ai_translated_title),
  isNotNull(articles.ai_translated_content),
);

export interface FailureLog {
  error(fields: object, message: string): void;
}

interface Publishing {
  log: FailureLog;
  now: Date;
  momentOf: (article: ArticleRow) => Date;
}

/**
 * Publishes rows that the caller has read under a lock in this transaction: they cannot have changed
 * meanwhile. `import_type` stays. One that fails is held for review and does not block the others; what fails because of
 * the database's state (locked, full, going down) is thrown, and is for the next try.
 */
export async function publishEach(
  tx: Transaction,
  locked: ArticleRow[],
  { log, momentOf, now }: Publishing,
): Promise<{ result: PublishedArticle[]; changedSlugs: string[] }> {
  const published: PublishedArticle[] = [];
  for (const article of locked) {
    const { id, ai_slug: slug, ai_translated_title: title } = article;
    if (!slug || !title) continue;
    const set = { published_date: momentOf(article), scheduled_for: null };
    const by = { machine: 'automatika' } as const;
    try {
      // A savepoint: what failed half-way leaves nothing behind.
      await tx.transaction((inner) =>
        applyChange(inner, article, set, { verb: 'publish', revision: 'publish', by, at: now }),
      );
      published.push({ id, slug, title });
    } catch (error) {
      if (isTransientError(error)) throw error;
      log.error({ err: error, article: id }, 'An article could not be published');
      await holdForReview(tx, article, { code: 'publishing_failed', now });
    }
  }
  return { result: published, changedSlugs: published.map(({ slug }) => slug) };
}

/** Takes an article back from its plan or the schedule and holds it for review, with the reason. */
export async function holdForReview(
  tx: Transaction,
  article: ArticleRow,
  { code, now }: { code: Extract<PreparationReason, { planned_for: unknown }>['code']; now: Date },
): Promise<void> {
  await applyChange(
    tx,
    article,
    {
      scheduled_for: null,
      auto_publish_blocked_at: now,
      preparation_state: 'needs_review',
      preparation_reason: { code, planned_for: article.scheduled_for?.toISOString() ?? null },
    },
    { verb: 'draft', revision: 'draft', by: { machine: 'automatika' }, at: now },
  );
}
