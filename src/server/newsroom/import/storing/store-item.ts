import { randomUUID } from 'node:crypto';
import { and, eq, not, sql } from 'drizzle-orm';
import { chooseLead, markShownReports } from '../../../articles/stories/choose-lead.ts';
import { holdWithOthers } from '../../../articles/stories/hold-reports.ts';
import { lockStories } from '../../../articles/stories/lock-stories.ts';
import type { Database, Executor, Transaction } from '../../../database/database.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { violates } from '../../../database/violations.ts';
import { articleDate } from '../item/item-date.ts';
import { itemHash } from '../item/item-hash.ts';
import { hintsOf, type ItemKeys, type KeyedItem, titleKeyOf } from '../item/item-keys.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import {
  findKeyOwners,
  insertKeys,
  isSameTitle,
  linkArticlesToSource,
  newKey,
} from '../recognition/article-keys.ts';
import { type Former, findFormerArticle } from '../recognition/find-former-article.ts';
import { isSameEdition } from '../recognition/same-edition.ts';
import { keepTerms, placeReport } from '../stories/place-report.ts';
import { readRecentStories } from '../stories/recent-stories.ts';
import { createRarity } from '../stories/term-rarity.ts';
import { firstPageRetry } from './page-retry.ts';

/** The source's row went away while it was being imported; its articles stay. */
export class SourceGoneError extends Error {}

/**
 * Stores one article with its keys and in its story, or recognises that it is there already: by somebody else a moment ago,
 * or under the address its page led to. One transaction: an article without keys, or keys without their
 * article, cannot be left behind by a kill.
 * @throws SourceGoneError
 */
export async function storeItem(
  db: Database,
  source: Source,
  { item, keys: itemKeys }: KeyedItem,
  body: ArticleBody,
  now: Date,
): Promise<'imported' | 'known'> {
  const id = randomUUID();
  // Links of a listing have no title of their own until the page has been read.
  const keys = { ...itemKeys, titleKey: itemKeys.titleKey || titleKeyOf(body.title) };
  const url = item.url ?? source.rss_url;
  const rarity = createRarity(await readRecentStories(db, now));
  try {
    await db.transaction(async (tx) => {
      await lockStories(tx);
      const columns = toColumns(source, body, now);
      const report = {
        terms: body.reportTerms,
        at: columns.original_date,
        sourceId: source.id,
      };
      const told = await findFormerArticle(tx, source, body, now);
      if (told?.isSame) throw new KnownItem(told.articleId);
      const { isReported, ...placed } = await placeReport(tx, { ...report, rarity });
      await tx.insert(articles).values({ id, original_url: url, ...placed, ...columns });
      const former = (await recognise(tx, source, { id, keys, body })) ?? told;
      if (former?.isSame) throw new KnownItem(former.articleId);
      if (former) await doubt(tx, id, former.articleId);
      await tx.insert(article_sources).values({
        article_id: id,
        source_id: source.id,
        url,
        first_seen_at: now,
        item_hash: itemHash(item),
      });
      await keepTerms(tx, id, report);
      if (isReported && placed.story_id)
        await joinStory(tx, { id, story_id: placed.story_id }, now);
    });
    return 'imported';
  } catch (error) {
    if (error instanceof KnownItem) {
      const { articleId } = error;
      await insertKeys(
        db,
        keys.keys.map((key) => newKey(key, articleId, source.id, keys)),
      );
      if (articleId) await linkArticlesToSource(db, source.id, new Map([[articleId, url]]));
      return 'known';
    }
    if (violates(error, 'articles_source_id_rss_sources_id_fk'))
      throw new SourceGoneError(source.id, { cause: error });
    throw error;
  }
}

/** The story has got one report more. */
async function joinStory(
  tx: Transaction,
  report: { id: string; story_id: string },
  now: Date,
): Promise<void> {
  await holdWithOthers(tx, report, now);
  await chooseLead(tx, report.story_id);
  await markShownReports(tx, report.story_id, now);
}

const toColumns = (source: Source, body: ArticleBody, now: Date) => ({
  source_id: source.id,
  source_name: source.name,
  source_rss_url: source.rss_url,
  original_title: body.title,
  original_excerpt: body.excerpt,
  original_content: body.html,
  original_author: body.author,
  original_date: articleDate(body.publishedAt, now),
  original_raw_date: body.rawDate,
  original_language: body.language,
  content_hash: body.contentHash,
  is_thin: body.isThin,
  source_seen_at: body.finalUrl === null ? null : now,
  ...firstPageRetry(body, source.rights, now),
  rights: source.rights,
  import_type: 'automatic' as const,
  created_at: now,
});

/** Rolls the transaction back and says whose keys they were. */
class KnownItem extends Error {
  readonly articleId: string | null;
  constructor(articleId: string | null) {
    super('known');
    this.articleId = articleId;
  }
}

/**
 * Stores an article's keys. Whose those are that were there already, or null when they prove nothing: the item's own prove
 * enough; those of its page only when titles agree, and dates or texts too; those that others have too are no more than a doubt.
 */
async function recognise(
  tx: Executor,
  source: Source,
  { id, keys, body }: { id: string; keys: ItemKeys; body: ArticleBody },
): Promise<Former | null> {
  const pageKeys = body.pageKeys.filter((key) => key !== keys.shared);
  const all = [...new Set([...keys.keys, ...hintsOf(keys), ...pageKeys])];
  const inserted = await insertKeys(
    tx,
    all.map((key) => newKey(key, id, source.id, keys)),
  );
  const taken = all.filter((key) => !inserted.has(key));
  const hints = [...hintsOf(keys), ...(keys.shared ? [keys.shared] : [])];
  const met = await findKeyOwners(tx, [...taken, ...hints]);
  const owners = [...met.values()].filter(({ articleId }) => articleId !== id);
  const own = owners.find(({ key }) => keys.keys.includes(key));
  if (own) return { ...own, isSame: true };
  const titleKeys = [keys.titleKey, ...(body.pageTitle ? [titleKeyOf(body.pageTitle)] : [])];
  const formers: Former[] = [];
  for (const owner of owners)
    if (hints.includes(owner.key)) formers.push({ ...owner, isSame: false });
    else if (isSameTitle(owner, source.id, titleKeys))
      formers.push({ ...owner, isSame: await isSameEdition(tx, owner, body) });
  const same = formers.find(({ isSame }) => isSame);
  // A person can compare it with what is there.
  return same ?? formers.find(({ articleId }) => articleId !== null) ?? formers[0] ?? null;
}

/** No machine publishes it until a person has looked. Of one story no two are published anyway. */
async function doubt(tx: Executor, id: string, near_duplicate_of: string | null): Promise<void> {
  const isOfItsStory = sql`exists (
    select 1 from ${articles} former where former.id = ${near_duplicate_of}::uuid and former.story_id = articles.story_id)`;
  await tx
    .update(articles)
    .set({ has_near_duplicate: true, near_duplicate_of })
    .where(and(eq(articles.id, id), not(isOfItsStory)));
}
