import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { article_keys, article_sources } from '../../database/schema/article-keys.ts';
import { article_bin, article_redirects } from '../../database/schema/article-versions.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { profiles } from '../../database/schema/identity.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { AppError } from '../../errors.ts';
import { recordArticleChange } from '../change/audit-article.ts';
import type { Act } from '../change/change-articles.ts';
import {
  type ArticleChangeContext,
  type ChangedPages,
  changeArticles,
  getArticleForChange,
  refuseTakenSlug,
} from '../change/change-articles.ts';
import { COMPUTED_COLUMNS } from '../model/article-columns.ts';
import { findFreeSlug } from '../model/free-slug.ts';
import { readSnapshot } from '../model/read-snapshot.ts';
import { updateRedirects } from '../model/redirects.ts';
import { refuseBeyondRights } from '../publishing/refuse-publishing.ts';
import { chooseLead } from '../stories/choose-lead.ts';
import { holdOtherReports } from '../stories/hold-reports.ts';
import { lockStories } from '../stories/lock-stories.ts';
import { missingInBin } from './bin.queries.ts';

type Moment = Pick<AppContext, 'clock'>;

/** What hangs on an article and would go with its row: kept in the snapshot, put back by a restore. */
const BELONGINGS = {
  article_sources: sql`select to_jsonb(t) from article_sources t where t.article_id = a.id`,
  article_keys: sql`select to_jsonb(t.key) from article_keys t where t.article_id = a.id`,
  article_redirects: sql`select to_jsonb(t.slug) from article_redirects t where t.article_id = a.id`,
  article_drafts: sql`select to_jsonb(t) from article_drafts t where t.article_id = a.id`,
  preparation_steps: sql`select to_jsonb(t) from preparation_steps t where t.article_id = a.id`,
};

/**
 * Moves an article into the bin, whole, with what belongs to it. Its keys stay where they are, so that an
 * import does not bring it back.
 */
export async function deleteWithin(
  { clock }: Moment,
  tx: Transaction,
  { id, userId, version }: Act,
): Promise<ChangedPages> {
  await lockStories(tx);
  const article = await getArticleForChange(tx, id, version);
  const now = clock.now();
  await holdOtherReports(tx, article, now);
  await moveToBin(tx, article, { userId, now });
  const { ai_slug, ai_translated_title, original_url, published_date } = article;
  const before = { ai_slug, ai_translated_title, original_url, published_date };
  const change = { verb: 'delete', articleId: id, before, after: null };
  await recordArticleChange(tx, { ...change, by: userId, at: now });
  return { changedSlugs: published_date ? [ai_slug] : [] };
}

/**
 * The row with what belongs to it, from its table into the bin. Another article
 * stands for its story then. The caller has locked the stories and it, and writes the audit.
 * @param userId null for what the product does by itself
 */
export async function moveToBin(
  tx: Transaction,
  article: ArticleRow,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  const { id } = article;
  const after = { ai_slug: null, published_date: null };
  // The redirect of a public address is stored first, so that it is among the belongings.
  await updateRedirects(tx, id, { before: article, after, now });
  const deleted = { deleted_by: userId, deleted_at: now };
  const belongings = Object.entries(BELONGINGS).map(
    ([name, rows]) =>
      sql`jsonb_build_object(${sql.raw(`'${name}'`)}, (select coalesce(jsonb_agg(r), '[]') from (${rows}) as t(r)))`,
  );
  const snapshot = sql`(select to_jsonb(a) - ${sql.param(COMPUTED_COLUMNS)}::text[] || ${sql.join(belongings, sql` || `)} from articles a where a.id = ${id})`;
  await tx
    .insert(article_bin)
    .values({ id, snapshot: snapshot as unknown as Record<string, unknown>, ...deleted })
    .onConflictDoUpdate({
      target: article_bin.id,
      set: { snapshot: sql`excluded.snapshot`, ...deleted },
    });
  await tx.delete(articles).where(eq(articles.id, id));
  if (article.story_id) await chooseLead(tx, article.story_id);
}

export const deleteArticle = (ctx: ArticleChangeContext, act: Act): Promise<void> =>
  changeArticles(ctx, (tx) => deleteWithin(ctx, tx, act));

/**
 * Brings an article back from the bin, never onto the blog: what was published or planned is a draft that
 * automation leaves alone. Its slug gets a number when somebody has taken it meanwhile.
 * @throws AppError not-found
 */
export async function restoreWithin(
  ctx: Moment,
  tx: Transaction,
  act: Pick<Act, 'id' | 'userId'>,
): Promise<ChangedPages> {
  const { row, snapshot } = await takeOut(tx, act);
  const wasShown = Boolean(row.published_date || row.scheduled_for);
  return putBack(ctx, tx, act, snapshot, {
    ...row,
    published_date: null,
    scheduled_for: null,
    auto_publish_blocked_at: wasShown ? ctx.clock.now() : (row.auto_publish_blocked_at ?? null),
  });
}

/**
 * Takes one's own deletion back: the article is what it was, on the blog with its date or waiting for its day.
 * @throws AppError not-found; conflict when somebody else deleted it (again) meanwhile
 */
export async function undeleteWithin(
  ctx: Moment,
  tx: Transaction,
  act: Pick<Act, 'id' | 'userId'>,
): Promise<ChangedPages> {
  const { row, snapshot, deletedBy } = await takeOut(tx, act);
  if (deletedBy !== act.userId)
    throw new AppError('conflict', 'Tekstą ištrynė kitas žmogus. Jį rasite šiukšliadėžėje.');
  const changed = await putBack(ctx, tx, act, snapshot, row);
  if (row.published_date || row.scheduled_for) await refuseBeyondRights(tx, act.id);
  return changed;
}

async function takeOut(tx: Transaction, { id }: Pick<Act, 'id'>) {
  await lockStories(tx);
  const [binned] = await tx.delete(article_bin).where(eq(article_bin.id, id)).returning();
  if (!binned) throw missingInBin();
  const { snapshot, deleted_by: deletedBy } = binned;
  return { row: readSnapshot(snapshot) as ArticleRow, snapshot, deletedBy };
}

async function putBack(
  { clock }: Moment,
  tx: Transaction,
  { id, userId }: Pick<Act, 'id' | 'userId'>,
  snapshot: Record<string, unknown>,
  row: ArticleRow,
): Promise<ChangedPages> {
  const now = clock.now();
  const restored = {
    ...row,
    ai_slug: row.ai_slug ? await findFreeSlug(tx, row.ai_slug, id) : null,
    // Whatever was at work on it has given up long ago.
    preparation_state: row.preparation_state === 'preparing' ? 'imported' : row.preparation_state,
    source_id: await stillThere(tx, rss_sources, row.source_id),
    reviewed_by: await stillThere(tx, profiles, row.reviewed_by),
    near_duplicate_of: await stillThere(tx, articles, row.near_duplicate_of),
    version: row.version + 1,
  } as const;
  await tx.insert(articles).values(restored);
  if (restored.story_id) await chooseLead(tx, restored.story_id);
  await putBackBelongings(tx, id, snapshot);
  // Its address is its own again and leads nowhere else.
  const before = { ai_slug: null, published_date: null };
  await updateRedirects(tx, id, { before, after: restored, now });
  const change = { verb: 'restore', articleId: id, before: null, after: restored };
  await recordArticleChange(tx, { ...change, by: userId, at: now });
  return { changedSlugs: restored.published_date ? [restored.ai_slug] : [] };
}

export const restoreArticle = (
  ctx: ArticleChangeContext,
  act: Pick<Act, 'id' | 'userId'>,
): Promise<void> => refuseTakenSlug(() => changeArticles(ctx, (tx) => restoreWithin(ctx, tx, act)));

async function stillThere(
  tx: Transaction,
  table: typeof rss_sources | typeof profiles | typeof articles,
  id: string | null | undefined,
): Promise<string | null> {
  return id && (await tx.$count(table, eq(table.id, id))) > 0 ? id : null;
}

async function putBackBelongings(tx: Transaction, id: string, snapshot: Record<string, unknown>) {
  const rows = (name: keyof typeof BELONGINGS) =>
    sql`${JSON.stringify(snapshot[name] ?? [])}::jsonb`;
  // A row from before changes of pages were remembered lacks them.
  await tx.execute(sql`insert into ${article_sources}
    select r.* from jsonb_array_elements(${rows('article_sources')}) row,
      jsonb_populate_record(null::article_sources, '{"page_changes": []}'::jsonb || row) r
    where exists (select from rss_sources s where s.id = r.source_id) on conflict do nothing`);
  await tx.execute(sql`insert into article_drafts
      (id, article_id, "values", base_version, version, updated_by, created_at, updated_at)
    select r.id, r.article_id, r."values", r.base_version, r.version,
      (select p.id from profiles p where p.id = r.updated_by), r.created_at, r.updated_at
    from jsonb_populate_recordset(null::article_drafts, ${rows('article_drafts')}) r
    on conflict do nothing`);
  await tx.execute(sql`insert into preparation_steps
    select r.* from jsonb_populate_recordset(null::preparation_steps, ${rows('preparation_steps')}) r
    on conflict do nothing`);
  // An address that is somebody else's by now leads to them.
  await tx.execute(sql`insert into ${article_redirects} (slug, article_id)
    select r.slug, ${id}::uuid from jsonb_array_elements_text(${rows('article_redirects')}) r(slug)
    where not exists (select from articles a where a.ai_slug = r.slug and a.published_date is not null)
    on conflict do nothing`);
  await tx.execute(sql`update ${article_keys} set article_id = ${id}::uuid
    where article_id is null and key in (select jsonb_array_elements_text(${rows('article_keys')}))`);
}
