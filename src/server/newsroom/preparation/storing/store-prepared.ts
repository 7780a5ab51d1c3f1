import { and, eq } from 'drizzle-orm';
import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { recordArticleChange } from '../../../articles/change/audit-article.ts';
import { saveRevision } from '../../../articles/change/save-revision.ts';
import { suggestSlug } from '../../../articles/model/free-slug.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Transaction } from '../../../database/database.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { articles } from '../../../database/schema/articles.ts';
import { toStorableJson } from '../../../database/storable-json.ts';
import { violates } from '../../../database/violations.ts';
import { checkHtml } from '../../../html/check-html.ts';
import { ensureSafeHtml } from '../../../html/ensure-safe-html.ts';
import { type CheckProblem, listFindings, reasonOf } from '../checks/check-problem.ts';
import type { PreparationDeps } from '../models/preparation-deps.ts';
import type { Prepared } from '../text/prepared-text.ts';

/** The article changed (or went) since it was read: nothing was written. */
export class StaleArticle extends Error {
  constructor(articleId: string) {
    super(`article ${articleId} changed during preparation`);
    this.name = 'StaleArticle';
  }
}

const SLUG_TRIES = 5;

/**
 * All `ai_*` values at once, compare-and-set on the version. The slug is unique by the index: two articles that
 * take the same one at the same moment meet there, and the later takes the next.
 * @throws StaleArticle
 */
export async function storePrepared(
  deps: PreparationDeps,
  article: ArticleRow,
  prepared: Prepared,
): Promise<{ slug: string }> {
  checkHtml(prepared.html);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction((tx) => writePrepared(tx, deps, article, prepared));
    } catch (error) {
      if (!violates(error, 'articles_ai_slug_key') || attempt === SLUG_TRIES) throw error;
    }
  }
}

async function writePrepared(
  tx: Transaction,
  { clock }: PreparationDeps,
  article: ArticleRow,
  prepared: Prepared,
): Promise<{ slug: string }> {
  const now = clock.now();
  const slug = await suggestSlug(tx, prepared.title, article.id);
  if (holdsWords(article)) {
    await saveRevision(tx, article, { reason: 'machine', userId: null, at: now });
  }
  const set = {
    ai_translated_title: prepared.title,
    ai_slug: slug,
    ai_translated_excerpt: prepared.excerpt,
    ai_translated_content: prepared.html,
    ai_category: prepared.category,
    ai_actuality_score: prepared.score,
    ai_image_path: prepared.imagePath,
    prepared_by: prepared.preparedBy,
    prepared_at: now,
    prepared_model: prepared.asked?.model ?? null,
    prepared_prompt: prepared.asked?.promptVersion ?? null,
    preparation_state: 'prepared' as const,
    preparation_reason: null,
    check_findings: findingsOrNull(prepared.doubts ?? []),
    reviewed_by: null,
    reviewed_at: null,
  };
  const written = await tx
    .update(articles)
    .set({ ...set, version: article.version + 1 })
    .where(and(eq(articles.id, article.id), eq(articles.version, article.version)))
    .returning({ id: articles.id });
  if (written.length === 0) throw new StaleArticle(article.id);
  await recordArticleChange(tx, {
    verb: 'prepare',
    articleId: article.id,
    before: article,
    after: set,
    by: { machine: 'automatika' },
    at: now,
  });
  return { slug };
}

/** What a person has typed or chosen before the preparation, or has taken of a text that did not pass its checks. */
const holdsWords = (article: ArticleRow): boolean =>
  [
    article.ai_translated_title,
    article.ai_slug,
    article.ai_translated_excerpt,
    article.ai_translated_content,
    article.ai_category,
  ].some((words) => words !== null);

/**
 * The new text of a published article: kept aside for approval, public values untouched.
 * @throws StaleArticle
 */
export async function storePending(
  { db, clock }: PreparationDeps,
  article: ArticleRow,
  prepared: Prepared,
  problems: CheckProblem[],
): Promise<void> {
  const messages = problems.map((problem) => problem.message);
  // What did not pass is shown to the person who decides, whatever it is: at worst its words alone.
  const html = problems.length > 0 ? ensureSafeHtml(prepared.html) : prepared.html;
  checkHtml(html);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const written = await tx
      .update(articles)
      .set({
        pending_values: toStorableJson({
          ai_translated_title: prepared.title,
          ai_translated_excerpt: prepared.excerpt,
          ai_translated_content: html,
          ai_category: prepared.category,
          ai_actuality_score: prepared.score,
          ai_image_path: prepared.imagePath,
          prepared_by: prepared.preparedBy,
          prepared_at: now.toISOString(),
          prepared_model: prepared.asked?.model ?? null,
          prepared_prompt: prepared.asked?.promptVersion ?? null,
          problems: messages,
        }),
        check_findings: findingsOrNull([...listFindings(problems), ...(prepared.doubts ?? [])]),
        preparation_state: 'needs_review',
        preparation_reason: problems.length > 0 ? reasonOf(problems) : { code: 'new_text' },
        version: article.version + 1,
      })
      .where(and(eq(articles.id, article.id), eq(articles.version, article.version)))
      .returning({ id: articles.id });
    if (written.length === 0) throw new StaleArticle(article.id);
    // Nothing public changes: the text itself is announced when a person approves it.
    await recordChange(tx, {
      by: { machine: 'automatika' },
      action: 'article.propose',
      entity: 'article',
      entityId: article.id,
      after: { pending_values: toStorableJson(prepared.title) },
      at: now,
    });
  });
}

/** As the column holds them: null when there is nothing to show. */
export const findingsOrNull = (findings: CheckFinding[]): CheckFinding[] | null =>
  findings.length > 0 ? toStorableJson(findings) : null;
