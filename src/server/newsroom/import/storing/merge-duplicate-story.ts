import { and, eq, ne } from 'drizzle-orm';
import { moveToBin } from '../../../articles/bin/bin.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Transaction } from '../../../database/database.ts';
import { article_keys, article_sources } from '../../../database/schema/article-keys.ts';
import { article_drafts, article_revisions } from '../../../database/schema/article-versions.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { titleKeyOf, urlKeyOf } from '../item/item-keys.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import {
  findKeyOwners,
  insertKeys,
  isSameTitle,
  type KeyOwner,
  newKey,
} from '../recognition/article-keys.ts';
import { isSameEdition } from '../recognition/same-edition.ts';

/**
 * What an article's page yields once it can be read: the keys that an import would have learned from it. When they
 * are another article's (or a deleted one's), the story is there already: this row goes to the bin, and its keys and
 * sources become the other's. Where a person has had a hand in it, or writes on it, or it may be the next of a series
 * under one title, it is only flagged. Call it with the row
 * locked and no person's.
 * @returns the article whose story it was, when this one is gone; null when it stays
 */
export async function mergeDuplicateStory(
  tx: Transaction,
  article: ArticleRow,
  body: ArticleBody,
  now: Date,
): Promise<{ isDeleted: boolean } | null> {
  const { id, source_id } = article;
  const titleKeys = [article.original_title, body.pageTitle ?? ''].map(titleKeyOf).filter(Boolean);
  const named = {
    titleKey: titleKeyOf(article.original_title),
    urlKey: urlKeyOf(article.original_url),
  };
  const inserted = await insertKeys(
    tx,
    body.pageKeys.map((key) => newKey(key, id, source_id, named)),
  );
  const taken = await findKeyOwners(
    tx,
    body.pageKeys.filter((key) => !inserted.has(key)),
  );
  const owners = [...taken.values()].filter(
    (each) =>
      each.articleId !== id && each.titleKey !== null && isSameTitle(each, source_id, titleKeys),
  );
  const same = await findSame(tx, owners, body);
  const owner = same ?? owners[0];
  if (!owner) return null;
  const { articleId } = owner;
  const entry = {
    by: { machine: 'automatika' },
    entity: 'article',
    entityId: id,
    at: now,
  } as const;
  const after = { near_duplicate_of: articleId };
  if (!same || (await isTouched(tx, id))) {
    await tx
      .update(articles)
      .set({ has_near_duplicate: true, near_duplicate_of: articleId })
      .where(eq(articles.id, id));
    const before = { near_duplicate_of: article.near_duplicate_of };
    if (before.near_duplicate_of !== articleId)
      await recordChange(tx, { ...entry, action: 'article.duplicate', before, after });
    return null;
  }
  await moveKeysAndSources(tx, id, articleId);
  await moveToBin(tx, article, { userId: null, now });
  const { original_title, original_url } = article;
  const before = { original_title, original_url };
  await recordChange(tx, { ...entry, action: 'article.join', before, after });
  return { isDeleted: articleId === null };
}

async function findSame(tx: Transaction, owners: readonly KeyOwner[], body: ArticleBody) {
  for (const owner of owners) if (await isSameEdition(tx, owner, body)) return owner;
  return null;
}

/** @param to null: an article that was deleted, of which only the keys are left */
async function moveKeysAndSources(tx: Transaction, from: string, to: string | null): Promise<void> {
  await tx.update(article_keys).set({ article_id: to }).where(eq(article_keys.article_id, from));
  if (!to) return;
  const seen = await tx.select().from(article_sources).where(eq(article_sources.article_id, from));
  const rows = seen.map(({ source_id, url, first_seen_at }) => ({
    article_id: to,
    source_id,
    url,
    first_seen_at,
  }));
  if (rows.length > 0) await tx.insert(article_sources).values(rows).onConflictDoNothing();
}

/** Whether a person writes on it, or has changed it before or asked for it to be prepared anew. */
async function isTouched(tx: Transaction, id: string): Promise<boolean> {
  if ((await tx.$count(article_drafts, eq(article_drafts.article_id, id))) > 0) return true;
  const byPerson = and(
    eq(article_revisions.article_id, id),
    ne(article_revisions.reason, 'machine'),
  );
  return (await tx.$count(article_revisions, byPerson)) > 0;
}
