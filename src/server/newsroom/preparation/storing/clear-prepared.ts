import { eq } from 'drizzle-orm';
import { recordArticleChange } from '../../../articles/change/audit-article.ts';
import { saveRevision } from '../../../articles/change/save-revision.ts';
import type { Transaction } from '../../../database/database.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { articles } from '../../../database/schema/articles.ts';
import { invalidateCheckpoints } from '../models/checkpoints.ts';

interface Clearing {
  reason: 'reprocess' | 'machine';
  userId: string | null;
  now: Date;
  /** What changes in the same breath: a longer original text. */
  changes?: Partial<ArticleRow>;
}

/**
 * Makes an article ready to be prepared anew: a revision is kept, what the last preparation made goes. Of a
 * published one nothing public changes, and its review stays with the text that was reviewed. Stands in the
 * audit: a person's wish as `reprocess`, a text that its source changed as `renew`. The caller holds the row's
 * lock.
 */
export async function clearPrepared(
  tx: Transaction,
  article: ArticleRow,
  { reason, userId, now, changes = {} }: Clearing,
): Promise<void> {
  await saveRevision(tx, article, { reason, userId, at: now });
  await invalidateCheckpoints(tx, article.id, now);
  const values = { ...changes, ...(article.published_date === null && CLEARED) };
  await tx
    .update(articles)
    .set({
      ...values,
      pending_values: null,
      check_findings: null,
      preparation_state: 'imported',
      preparation_reason: null,
      auto_publish_blocked_at: null,
      version: article.version + 1,
    })
    .where(eq(articles.id, article.id));
  await recordArticleChange(tx, {
    verb: reason === 'reprocess' ? 'reprocess' : 'renew',
    articleId: article.id,
    before: article,
    after: values,
    by: userId ?? { machine: 'automatika' },
    at: now,
  });
}

/** The picture stays, as in specification §4.4: it has its own button. */
const CLEARED = {
  ai_actuality_score: null,
  ai_translated_title: null,
  ai_translated_excerpt: null,
  ai_translated_content: null,
  ai_category: null,
  ai_slug: null,
  prepared_by: null,
  prepared_at: null,
  prepared_model: null,
  prepared_prompt: null,
  scheduled_for: null,
  reviewed_by: null,
  reviewed_at: null,
} as const;
