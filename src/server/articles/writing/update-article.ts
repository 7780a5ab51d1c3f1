import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { applyChange } from '../change/apply-change.ts';
import {
  type ArticleChangeContext,
  type ChangedPages,
  changeArticles,
  checkComplete,
  getArticleForChange,
  refuseTakenSlug,
  refuseWhilePreparing,
} from '../change/change-articles.ts';
import { consumeDraft } from '../drafts/consume-draft.ts';
import type { UpdateArticle } from '../model/article-schemas.ts';
import { isPostDateOf, resolvePostDate } from '../model/post-date.ts';
import { refuseUnplannable } from '../publishing/refuse-publishing.ts';
import { retainOpenFindings } from './standing-findings.ts';
import { type ContentContext, writeContent } from './write-content.ts';

export type WriteArticleContext = ArticleChangeContext & ContentContext;

/**
 * A person's edit. Giving a score to an imported article makes it a prepared one.
 * @throws AppError `conflict` when the article has changed since the person opened it, is being prepared
 *   right now, or the slug is taken
 */
export async function updateArticle(
  ctx: WriteArticleContext,
  { id, changes, userId }: { id: string; changes: UpdateArticle; userId: string },
): Promise<void> {
  const { version, date, source_url, draft_id, draft_version, ...fields } = changes;
  const { ai_translated_content, ai_image_path, ...columns } = fields;
  const text: Partial<ArticleRow> = { ...columns };
  if (ai_translated_content !== undefined) {
    text.ai_translated_content = await writeContent(ctx, ai_translated_content, userId);
  }
  if (source_url !== undefined) text.original_url = source_url || `manual:${id}`;
  if (ai_image_path !== undefined) {
    text.ai_image_path = await storeChangedImage(ctx, id, ai_image_path);
  }
  await refuseTakenSlug(() =>
    changeArticles(ctx, async (tx) => {
      const changed = await updateWithin(ctx, tx, { id, userId, version, text, date });
      if (draft_id) {
        const now = ctx.clock.now();
        const article = await getArticleForChange(tx, id);
        await consumeDraft(tx, {
          draftId: draft_id,
          draftVersion: draft_version,
          article,
          userId,
          now,
        });
      }
      return changed;
    }),
  );
}

interface Edit {
  id: string;
  userId: string;
  version?: number | undefined;
  /** Checked and cleaned. */
  text: Partial<ArticleRow>;
  /** The form's, `yyyy-MM-dd` or `yyyy-MM-dd HH:mm`. */
  date?: string | undefined;
}

/** The edit itself, in a caller's transaction. @throws AppError as `updateArticle` */
export async function updateWithin(
  { clock }: Pick<ArticleChangeContext, 'clock'>,
  tx: Transaction,
  { id, userId, version, text, date }: Edit,
): Promise<ChangedPages> {
  const article = await getArticleForChange(tx, id, version);
  refuseWhilePreparing(article);
  const now = clock.now();
  const edited = { ...article, ...text };
  const moved = moveDate(article, date, now);
  const standing =
    article.check_findings && article.pending_values === null
      ? { check_findings: retainOpenFindings(article.check_findings, edited) }
      : {};
  const taken = preparedByHand(article, { ...edited, ...moved }, now);
  const set = { ...text, ...standing, ...taken, ...moved };
  if (set.scheduled_for) checkComplete(edited);
  const changed = await applyChange(
    tx,
    article,
    { ...set, edited_date: now },
    { verb: 'update', revision: 'save', by: userId, at: now },
  );
  if (set.scheduled_for) await refuseUnplannable(tx, { ...article, ...set });
  return changed;
}

/** A form sends back the picture it was given: that one is kept, whatever has become of its file. */
async function storeChangedImage(
  { db, importImage }: WriteArticleContext,
  id: string,
  address: string | null,
): Promise<string | null> {
  if (address === null) return null;
  const [row] = await db
    .select({ current: articles.ai_image_path })
    .from(articles)
    .where(eq(articles.id, id));
  return row?.current === address ? address : await importImage(address);
}

/**
 * An article that a person gives a score or a day becomes a prepared one: what is not is never published. Out of review the text is still a
 * model's and is marked so; automation leaves it to people, it did not pass the checks.
 */
function preparedByHand(before: ArticleRow, edited: ArticleRow, now: Date): Partial<ArticleRow> {
  const isTaken = edited.ai_actuality_score !== null || edited.scheduled_for !== null;
  if (!isTaken || before.preparation_state === 'prepared') return {};
  const preparer = before.preparation_state === 'needs_review' ? 'ai' : 'person';
  return {
    preparation_state: 'prepared',
    preparation_reason: null,
    prepared_by: before.prepared_by ?? preparer,
    prepared_at: before.prepared_at ?? now,
    auto_publish_blocked_at: now,
  };
}

/**
 * The form's date on an existing article: a coming moment schedules it; on a published one today and past
 * days move its date. It never publishes a draft, that is an act of its own.
 */
function moveDate(article: ArticleRow, date: string | undefined, now: Date): Partial<ArticleRow> {
  if (date === undefined) return {};
  const current = article.published_date ?? article.scheduled_for;
  if (current && isPostDateOf(date, current)) return {};
  const moment = resolvePostDate(date, now);
  if (article.published_date || moment.scheduled_for) return moment;
  return { scheduled_for: null };
}
