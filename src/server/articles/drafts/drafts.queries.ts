import { and, eq, type SQL, sql } from 'drizzle-orm';
import { firstWords } from '../../../domain/articles/first-words.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { inOrder } from '../../database/newest-first.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { profiles } from '../../database/schema/identity.ts';
import { offsetOf, toPage } from '../../http/paging.ts';
import { isPost } from '../model/article-columns.ts';
import type { ListDrafts } from './draft-schemas.ts';

const COLUMNS = {
  id: article_drafts.id,
  article_id: article_drafts.article_id,
  base_version: article_drafts.base_version,
  version: article_drafts.version,
  /** E-mail of who saved it last; null when the account is gone. */
  updated_by: profiles.email,
  updated_at: article_drafts.updated_at,
  created_at: article_drafts.created_at,
};

/** What the writer typed, else what the article is called. */
const TITLE = sql<string>`coalesce(nullif(${article_drafts.title}, ''), ${articles.ai_translated_title}, ${articles.original_title}, '')`;

/** Enough of the text for its first words, where there is nothing else to call it by. */
const BEGINNING = sql<string>`case when ${TITLE} = '' then left(coalesce(
  nullif(${article_drafts.values} ->> 'ai_translated_content', ''), ${article_drafts.values} ->> 'ai_translated_excerpt', ''), 2000) else '' end`;

export async function listDrafts(db: Executor, query: ListDrafts) {
  const where = and(
    query.q ? holdingWords(foldForSearch(TITLE), query.q) : undefined,
    query.unlisted ? sql`not coalesce(${isPost}, false)` : undefined,
  );
  const order = inOrder(query.sort, article_drafts[query.sort.column], article_drafts.id);
  const [items, total] = await Promise.all([
    db
      .select({ ...COLUMNS, title: TITLE.as('title'), beginning: BEGINNING.as('beginning') })
      .from(article_drafts)
      .leftJoin(articles, eq(articles.id, article_drafts.article_id))
      .leftJoin(profiles, eq(profiles.id, article_drafts.updated_by))
      .where(where)
      .orderBy(...order)
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(
      db
        .select({ id: article_drafts.id })
        .from(article_drafts)
        .leftJoin(articles, eq(articles.id, article_drafts.article_id))
        .where(where)
        .as('found'),
    ),
  ]);
  const named = items.map((item) => ({ ...item, beginning: firstWords(item.beginning) }));
  return toPage(query, named, total);
}

export const findDraft = (db: Executor, id: string) => findOne(db, eq(article_drafts.id, id));

export const findDraftOf = (db: Executor, articleId: string) =>
  findOne(db, eq(article_drafts.article_id, articleId));

async function findOne(db: Executor, where: SQL) {
  const [row] = await db
    .select({ ...COLUMNS, values: article_drafts.values })
    .from(article_drafts)
    .leftJoin(profiles, eq(profiles.id, article_drafts.updated_by))
    .where(where);
  return row ?? null;
}
