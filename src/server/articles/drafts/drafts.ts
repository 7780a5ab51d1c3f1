import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { saveDraftToHistory } from './consume-draft.ts';
import type { CreateDraft, PostValues, SaveDraft } from './draft-schemas.ts';
import { findDraft, findDraftOf } from './drafts.queries.ts';

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Begins a draft. Sent again with the same id and words (the first answer was lost) it is the one already there.
 * @throws AppError not-found for an article that is not there; conflict with `current` when there is another
 *   draft of the article, or under the id
 */
export async function createDraft(ctx: Ctx, draft: CreateDraft, userId: string) {
  const { article_id = null, values } = draft;
  const id = draft.id ?? randomUUID();
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const base = article_id === null ? null : await getVersion(tx, article_id);
    const [made] = await tx
      .insert(article_drafts)
      .values({
        id,
        article_id,
        values,
        base_version: base === null ? null : (draft.base_version ?? base),
        updated_by: userId,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: article_drafts.id });
    if (made) await record(tx, 'create', { id, article_id, values }, { userId, now });
    const own = await findDraft(tx, id);
    if (own && (made || (own.article_id === article_id && isSameText(own.values, values))))
      return own;
    const there = own ?? (article_id && (await findDraftOf(tx, article_id)));
    throw conflict('Šio teksto juodraštis jau yra.', there || null);
  });
}

/**
 * Saves the words typed so far. A save that arrived before, its answer lost, is no conflict.
 * @throws AppError not-found; conflict with `current` when somebody saved meanwhile
 */
export async function saveDraft(
  ctx: Ctx,
  id: string,
  { version, values }: SaveDraft,
  userId: string,
) {
  const [saved] = await ctx.db
    .update(article_drafts)
    .set({
      values,
      version: sql`${article_drafts.version} + 1`,
      updated_by: userId,
      updated_at: ctx.clock.now(),
    })
    .where(and(eq(article_drafts.id, id), eq(article_drafts.version, version)))
    .returning({ id: article_drafts.id });
  const current = await getDraft(ctx.db, id);
  if (saved || (current.version === version + 1 && isSameText(current.values, values)))
    return current;
  throw conflict(CHANGED, current);
}

/**
 * Throws a draft away as the person has seen it; the article it was of stays as it is. What somebody else wrote of an
 * article stays in its history.
 * @param version the one last seen
 * @throws AppError not-found; conflict with `current` when somebody saved since
 */
export async function deleteDraft(
  ctx: Ctx,
  id: string,
  version: number,
  userId: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(article_drafts)
      .where(and(eq(article_drafts.id, id), eq(article_drafts.version, version)))
      .returning();
    if (!gone) throw conflict(CHANGED, await getDraft(tx, id));
    const now = ctx.clock.now();
    if (gone.article_id && gone.updated_by !== userId) {
      const [article] = await tx.select().from(articles).where(eq(articles.id, gone.article_id));
      if (article) await saveDraftToHistory(tx, gone, { article, now });
    }
    await record(tx, 'delete', gone, { userId, now });
  });
}

/** @throws AppError not-found */
export async function getDraft(db: Executor, id: string) {
  const draft = await findDraft(db, id);
  if (!draft) throw new AppError('not-found', 'Juodraštis nerastas');
  return draft;
}

async function getVersion(tx: Executor, articleId: string): Promise<number> {
  const [row] = await tx
    .select({ version: articles.version })
    .from(articles)
    .where(eq(articles.id, articleId))
    .for('share');
  if (!row) throw new AppError('not-found', 'Straipsnis nerastas');
  return row.version;
}

/** Saves as one types are no acts of their own and would drown the audit: creating and discarding are recorded. */
async function record(
  tx: Executor,
  verb: 'create' | 'delete',
  draft: { id: string; article_id: string | null; values: Record<string, unknown> },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const entry = { article_id: draft.article_id, title: draft.values.ai_translated_title ?? null };
  await recordChange(tx, {
    by: userId,
    at: now,
    action: `draft.${verb}`,
    entity: 'draft',
    entityId: draft.id,
    [verb === 'create' ? 'after' : 'before']: entry,
  });
}

/** As it was stored: absent and null are different there, key order is not. */
const isSameText = (stored: Record<string, unknown>, values: PostValues) =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(values)));

const CHANGED = 'Juodraštį ką tik išsaugojo kitas langas arba kitas žmogus.';

const conflict = (detail: string, current: unknown) =>
  new AppError('conflict', detail, {
    errors: [{ field: 'version', message: 'Juodraštis pakeistas po to, kai jį atidarėte' }],
    extra: { current },
  });
