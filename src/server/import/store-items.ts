import { randomUUID } from 'node:crypto';
import { and, arrayOverlaps, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { days } from '../../domain/duration.ts';
import type { Database, Executor } from '../database/database.ts';
import { article_keys, article_sources, articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import type { ArticleBody } from './article-body.ts';
import type { FeedItem } from './feed.ts';
import type { Source } from './fetch-source.ts';
import { articleDate } from './item-date.ts';
import { itemHash } from './item-hash.ts';
import { type ItemKeys, keysOfPage, titleKeyOf } from './item-keys.ts';
import { titleMarks } from './title-marks.ts';

/** An item of a fetch together with what it is recognised by. */
export interface KeyedItem {
  item: FeedItem;
  keys: ItemKeys;
}

/** The source's row went away while it was being imported; its articles stay. */
export class SourceGoneError extends Error {}

const KEYS_AT_ONCE = 2000;
/** Afterwards a title may well come again with another story. */
const NEAR_FOR = days(14);

export interface MetItems {
  fresh: KeyedItem[];
  /** Items that are articles, by the article's id. */
  articles: Map<string, FeedItem>;
}

/**
 * Parts the items we have not met from those we have (in any source, at any time). What is known learns the
 * keys it lacks, so that an item that changes a little every day stays the same item, and the second source
 * of a story is noted.
 */
export async function findNewItems(
  db: Database,
  source: Source,
  items: readonly KeyedItem[],
): Promise<MetItems> {
  const owners = await findKeyOwners(
    db,
    items.flatMap(({ keys }) => keys.keys),
  );
  const fresh: KeyedItem[] = [];
  const lacking: NewKey[] = [];
  const alsoHere = new Map<string, string>();
  const met = new Map<string, FeedItem>();
  for (const each of items) {
    const known = each.keys.keys
      .map((key) => owners.get(key))
      .filter((owner) => owner !== undefined);
    if (known.length === 0) {
      fresh.push(each);
      continue;
    }
    const articleId = known.find((owner) => owner.articleId)?.articleId ?? null;
    if (articleId && !met.has(articleId)) met.set(articleId, each.item);
    const missing = each.keys.keys.filter((key) => !owners.has(key));
    lacking.push(...missing.map((key) => newKey(key, articleId, source.id, each.keys)));
    const isOurs = known.some((owner) => owner.sourceId === source.id);
    if (articleId && !isOurs) alsoHere.set(articleId, each.item.url ?? source.rss_url);
  }
  await insertKeys(db, lacking);
  await noteSources(db, source.id, alsoHere);
  return { fresh, articles: met };
}

/**
 * First fetch of a source: everything but the items about to be imported is remembered and never imported.
 * The choice and its mark are one transaction, so an interrupted first import goes on where it stopped.
 */
export async function rememberItems(
  db: Database,
  source: Source,
  items: readonly KeyedItem[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await rememberSkipped(tx, source, items);
    await tx
      .update(rss_sources)
      .set({ last_full_fetch_at: now })
      .where(and(eq(rss_sources.id, source.id), isNull(rss_sources.last_full_fetch_at)));
  });
}

/** Items that a source's choices keep out: known from now on, so that they are neither judged nor fetched again. */
export async function rememberSkipped(
  db: Executor,
  source: Source,
  items: readonly KeyedItem[],
): Promise<void> {
  await insertKeys(
    db,
    items.flatMap((each) => keysToRemember(each, source)),
  );
}

const keysToRemember = ({ keys }: KeyedItem, source: Source): NewKey[] =>
  keys.keys.map((key) => newKey(key, null, source.id, keys));

/**
 * Stores one article with its keys, or recognises that it is there already: by somebody else a moment ago,
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
  const pageKeys = keysOfPage(body.finalUrl, body.canonicalUrl).filter(
    (key) => !keys.keys.includes(key),
  );
  const all = [...keys.keys, ...pageKeys].map((key) => newKey(key, id, source.id, keys));
  try {
    await db.transaction(async (tx) => {
      const title_marks = titleMarks(body.title);
      const near = await findNearEqual(tx, title_marks, now);
      await tx.insert(articles).values({
        id,
        title_marks,
        has_near_duplicate: near !== null,
        near_duplicate_of: near,
        source_id: source.id,
        source_name: source.name,
        source_rss_url: source.rss_url,
        original_url: url,
        original_title: body.title,
        original_excerpt: body.excerpt,
        original_content: body.html,
        original_author: body.author,
        original_date: articleDate(body.publishedAt, now),
        original_raw_date: body.rawDate,
        original_language: body.language,
        content_hash: body.contentHash,
        is_thin: body.isThin,
        rights: source.rights,
        import_type: 'automatic',
        created_at: now,
      });
      const inserted = new Set(await insertKeys(tx, all));
      const taken = all.filter(({ key }) => !inserted.has(key)).map(({ key }) => key);
      if (taken.length > 0) {
        const same = await recognise(tx, source, keys, taken);
        if (same) throw new KnownItem(same.articleId);
      }
      await tx.insert(article_sources).values({
        article_id: id,
        source_id: source.id,
        url,
        first_seen_at: now,
        item_hash: itemHash(item),
      });
    });
    return 'imported';
  } catch (error) {
    if (error instanceof KnownItem) {
      const { articleId } = error;
      await insertKeys(
        db,
        keys.keys.map((key) => newKey(key, articleId, source.id, keys)),
      );
      if (articleId) await noteSources(db, source.id, new Map([[articleId, url]]));
      return 'known';
    }
    if (isForeignKeyViolation(error)) throw new SourceGoneError(source.id, { cause: error });
    throw error;
  }
}

/** A recent article whose title is nearly this one: told to the person, nothing more. */
async function findNearEqual(tx: Executor, marks: number[], now: Date): Promise<string | null> {
  if (marks.length === 0) return null;
  const [near] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        arrayOverlaps(articles.title_marks, marks),
        gte(articles.created_at, new Date(now.getTime() - NEAR_FOR)),
      ),
    )
    .orderBy(asc(articles.created_at))
    .limit(1);
  return near?.id ?? null;
}

/** Rolls the transaction back and says whose keys they were. */
class KnownItem extends Error {
  readonly articleId: string | null;
  constructor(articleId: string | null) {
    super('known');
    this.articleId = articleId;
  }
}

/**
 * Whose keys the taken ones are, or null when they prove nothing: pages of one site that all claim the same
 * canonical address, or all lead to the same place, are still different stories by their titles.
 */
async function recognise(
  tx: Executor,
  source: Source,
  keys: ItemKeys,
  taken: string[],
): Promise<{ articleId: string | null } | null> {
  const owners = await tx
    .select({
      key: article_keys.key,
      articleId: article_keys.article_id,
      sourceId: article_keys.source_id,
      titleKey: article_keys.title_key,
    })
    .from(article_keys)
    .where(inArray(article_keys.key, taken));
  const own = owners.find(({ key }) => keys.keys.includes(key));
  if (own) return own;
  const isDoubtful = (owner: (typeof owners)[number]) =>
    owner.sourceId === source.id && owner.titleKey !== null && owner.titleKey !== keys.titleKey;
  return owners.find((owner) => !isDoubtful(owner)) ?? null;
}

type NewKey = typeof article_keys.$inferInsert;

function newKey(key: string, articleId: string | null, sourceId: string, keys: ItemKeys): NewKey {
  return {
    key,
    article_id: articleId,
    source_id: sourceId,
    title_key: keys.titleKey || null,
    url_key: keys.urlKey,
  };
}

/** Sorted, so that two imports that meet at the same keys wait for each other instead of locking up. */
async function insertKeys(db: Executor, keys: NewKey[]): Promise<string[]> {
  const unique = [...new Map(keys.map((each) => [each.key, each])).values()];
  const sorted = unique.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const inserted: string[] = [];
  for (let at = 0; at < sorted.length; at += KEYS_AT_ONCE) {
    const rows = await db
      .insert(article_keys)
      .values(sorted.slice(at, at + KEYS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ key: article_keys.key });
    inserted.push(...rows.map(({ key }) => key));
  }
  return inserted;
}

/** Whose the keys are that we have met; those we have not are absent. */
export async function findKeyOwners(db: Executor, keys: string[]) {
  const owners = new Map<string, { articleId: string | null; sourceId: string | null }>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const rows = await db
      .select({
        key: article_keys.key,
        articleId: article_keys.article_id,
        sourceId: article_keys.source_id,
      })
      .from(article_keys)
      .where(inArray(article_keys.key, keys.slice(at, at + KEYS_AT_ONCE)));
    for (const { key, ...owner } of rows) owners.set(key, owner);
  }
  return owners;
}

/** The same story in another source. An article deleted meanwhile is passed over. */
async function noteSources(
  db: Executor,
  sourceId: string,
  urls: Map<string, string>,
): Promise<void> {
  if (urls.size === 0) return;
  const there = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, [...urls.keys()]));
  const rows = there.map(({ id }) => ({
    article_id: id,
    source_id: sourceId,
    url: urls.get(id) ?? '',
  }));
  if (rows.length > 0) await db.insert(article_sources).values(rows).onConflictDoNothing();
}

function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23503';
}
