import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CorrectionCause } from '../../../../domain/articles/corrections.ts';
import { days } from '../../../../domain/time/duration.ts';
import { closeCheck, openCheck } from '../../../articles/change/corrections.ts';
import { lockStories } from '../../../articles/stories/lock-stories.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { textOfSafeHtml } from '../../../html/plain-text.ts';
import { announcePublicChange } from '../../../pages/page-cache/public-changes.ts';
import { clearPrepared } from '../../preparation/storing/clear-prepared.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { itemHash } from '../item/item-hash.ts';
import type { ArticleBody } from '../pages/compose-body.ts';
import { readRecentStories } from '../stories/recent-stories.ts';
import { createRarity } from '../stories/term-rarity.ts';
import { applyRights } from './apply-rights.ts';
import type { ImportContext } from './article-body.ts';
import { FULL_BODY, readArticleBody } from './article-body.ts';
import { isMachineWritten } from './machine-written.ts';
import { placeAnew, placeOf } from './place-anew.ts';
import { saysTakenBack } from './says-taken-back.ts';
import { forgetToldChanges, rememberToldChanges } from './told-changes.ts';

interface SourceChangeCounts {
  /** Not published: have the new text and wait to be prepared again. */
  restarted: number;
  /** Published, taken in hand by a person, or shorter: the new text is kept beside, for a person to compare. */
  flagged: number;
}

/**
 * A feed that changes its texts at every fetch (counters, „before five minutes“) costs one preparation a day. A
 * change in between is marked at once, so that nothing is published that its source has taken back, and started
 * from when the day is over: at the next import, or by `apply-deferred-changes.ts` when the feed shows it no more.
 */
export const MIN_RESTART_INTERVAL = days(1);

/**
 * What a source changed in items that are articles already. Before publication the article starts anew from the
 * new text; afterwards nothing is overwritten. Only the source an article came from first is listened to.
 * @param items those known to be articles, by the article's id
 */
export async function applySourceChanges(
  ctx: ImportContext,
  source: Source,
  items: ReadonlyMap<string, FeedItem>,
): Promise<SourceChangeCounts> {
  const counts: SourceChangeCounts = { restarted: 0, flagged: 0 };
  for (const change of await findChanged(ctx, source, items)) {
    ctx.signal?.throwIfAborted();
    if (change.isFirstHash) {
      await storeItemHash(ctx.db, source, change.id, { item_hash: change.hash });
      continue;
    }
    const outcome = await applySourceChange(ctx, source, change);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}

interface ChangedItem {
  /** The article's. */
  id: string;
  hash: string;
  item: FeedItem;
  /** Imported before hashes were kept: what it says now is what it is compared with from now on. */
  isFirstHash: boolean;
  /** Has been prepared anew too lately. */
  isTooSoon: boolean;
}

async function findChanged(
  { db, clock }: Pick<ImportContext, 'db' | 'clock'>,
  source: Source,
  items: ReadonlyMap<string, FeedItem>,
): Promise<ChangedItem[]> {
  if (items.size === 0) return [];
  const rows = await db
    .select({
      id: article_sources.article_id,
      hash: article_sources.item_hash,
      changedAt: article_sources.item_changed_at,
      isDeferred: sql<boolean>`coalesce((${articles.changed_original} ->> ${DEFERRED})::boolean, false)`,
    })
    .from(article_sources)
    .innerJoin(articles, eq(articles.id, article_sources.article_id))
    .where(
      and(
        eq(article_sources.source_id, source.id),
        eq(articles.source_id, source.id),
        inArray(article_sources.article_id, [...items.keys()]),
      ),
    );
  const changed: ChangedItem[] = [];
  for (const { id, ...row } of rows) {
    const item = items.get(id);
    const hash = item && itemHash(item);
    if (!item || !hash) continue;
    const age = clock.now().getTime() - (row.changedAt?.getTime() ?? 0);
    const isTooSoon = age < MIN_RESTART_INTERVAL;
    if (hash === row.hash && (isTooSoon || !row.isDeferred)) continue;
    changed.push({ id, hash, item, isFirstHash: row.hash === null, isTooSoon });
  }
  return changed;
}

async function applySourceChange(
  ctx: ImportContext,
  source: Source,
  { id, hash: item_hash, item, isTooSoon }: ChangedItem,
): Promise<keyof SourceChangeCounts | null> {
  const [before] = await ctx.db.select().from(articles).where(eq(articles.id, id));
  if (!before) return null;
  const whole = await readArticleBody(ctx, item, source);
  const body = applyRights(whole, source.rights === 'excerpt' ? 'excerpt' : before.rights);
  const hasShrunk = shrinks(before, whole);
  // The page could not be read this time, and the feed alone says less than we have: next time, perhaps.
  if (body.pageFault || (hasShrunk && body.finalUrl === null)) return null;
  const { cause, changes } = await judgeChange(ctx, before, body, hasShrunk);
  const now = ctx.clock.now();
  const rarity = createRarity(await readRecentStories(ctx.db, now));
  return ctx.db.transaction(async (tx) => {
    await lockStories(tx);
    const [found] = await tx
      .select({ article: articles, isUntouched: isMachineWritten })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update');
    if (!found) return null;
    const { article, isUntouched } = found;
    const isSame = article.content_hash === body.contentHash;
    const isSeen = article.changed_original?.content_hash === body.contentHash;
    const mayRedo = isUntouched && !hasShrunk;
    const isDeferred = mayRedo && isTooSoon;
    const wasDeferred = article.changed_original?.[DEFERRED] === true;
    const isNews = !isSame && (mayRedo || wasDeferred || !isSeen);
    // Only what surrounds the text has changed, or a person has this text before them already. What is deferred
    // does not begin a day of its own: a feed that changes at every fetch would never be taken in.
    await storeItemHash(tx, source, id, {
      item_hash,
      ...(isNews && !isDeferred && { item_changed_at: now }),
    });
    if (isSame && article.changed_original && !article.changed_original[OF_PAGE]) {
      await setChange(tx, article, null, now);
      await forgetToldChanges(tx, source, id);
      if (article.source_gone_at === null) await endCheck(tx, article, now);
    }
    if (!isNews) return null;
    if (mayRedo && !isDeferred) {
      const changes = { ...textColumnsOf(body), ...SOURCE_UP_TO_DATE };
      await clearPrepared(tx, article, { reason: 'machine', userId: null, now, changes });
      await placeAnew(tx, article, body, { rarity, now });
      return 'restarted';
    }
    await setChange(
      tx,
      article,
      { ...textColumnsOf(body), ...placeOf(body), ...(isDeferred && { [DEFERRED]: true }) },
      now,
    );
    if (cause) await openCheck(tx, article, { cause, at: now });
    await rememberToldChanges(tx, source, id, changes);
    return isDeferred ? null : 'flagged';
  });
}

/**
 * In `changed_original`: the article starts from this text by itself when its day is over. Until then it stands among
 * those to be looked at, where a person may be quicker.
 */
export const DEFERRED = 'is_deferred';
/** In `changed_original`: its page was found to say this (`page-changes.ts`), whatever the feed says. */
export const OF_PAGE = 'is_of_page';
/** The new text came with its page, or needs none. */
export const SOURCE_UP_TO_DATE = {
  source_changed_at: null,
  changed_original: null,
  page_retry_at: null,
  page_tries: 0,
} as const;

interface Judgement {
  /** Why readers of a public article have to know of the change; null when ours stays true. */
  cause: CorrectionCause | null;
  /** As `comparePage` names them. */
  changes: string[];
}

async function judgeChange(
  { texts, log }: ImportContext,
  before: ArticleRow,
  body: ArticleBody,
  hasShrunk: boolean,
): Promise<Judgement> {
  if (before.published_date === null) return { cause: null, changes: [] };
  if (hasShrunk || isStoryTakenBack(before, body)) return { cause: 'withdrawn', changes: [] };
  try {
    const newer = textColumnsOf(body);
    const { changes, isToldByUs } = await texts.call('comparePage', before, newer);
    const isTakenBack = isToldByUs || (await texts.call('isFactTakenBack', before, newer));
    return { cause: isTakenBack ? 'facts' : null, changes };
  } catch (error) {
    // What cannot be compared may well be different.
    log.warn(
      { err: error, article: before.id },
      'a changed source could not be compared with our text',
    );
    return { cause: 'facts', changes: [] };
  }
}

/** @param headlines that its page has besides */
export const isStoryTakenBack = (
  before: ArticleRow,
  { title, html }: ArticleBody,
  headlines: string[] = [],
): boolean =>
  saysTakenBack(
    { titles: [title, ...headlines], text: textOfSafeHtml(html) },
    { titles: [before.original_title], text: textOfSafeHtml(before.original_content) },
  );

/** The source says again what our text was made from: readers need not be told any more. */
export async function endCheck(
  tx: Transaction,
  { id, ai_slug }: ArticleRow,
  at: Date,
): Promise<void> {
  if (!(await closeCheck(tx, id, { decision: 'dismissed', at, by: null }))) return;
  await recordChange(tx, {
    by: { machine: 'automatika' },
    action: 'article.check-ended',
    entity: 'article',
    entityId: id,
    at,
  });
  await announcePublicChange(tx, ['articles', `article:${ai_slug}`]);
}

/** What is left when a story is taken back, or a site shows less to robots: not to be started from unasked. */
function shrinks(before: ArticleRow, body: ArticleBody): boolean {
  const length = textOfSafeHtml(body.html).length;
  if (length > FULL_BODY || before.rights === 'excerpt') return false;
  return length < textOfSafeHtml(before.original_content).length / 2;
}

/** The source's newer text beside the article's, or null when it is the article's again. */
export async function setChange(
  tx: Transaction,
  { id, changed_original: before }: ArticleRow,
  changed_original: Record<string, unknown> | null,
  now: Date,
): Promise<void> {
  const source_changed_at = changed_original && now;
  await tx.update(articles).set({ source_changed_at, changed_original }).where(eq(articles.id, id));
  // A feed that changes at every fetch is recorded once, until the article starts from its text.
  if (before?.[DEFERRED] && changed_original?.[DEFERRED]) return;
  await recordChange(tx, {
    by: { machine: 'automatika' },
    action: 'article.source-text',
    entity: 'article',
    entityId: id,
    before: { changed_original: before?.original_title ?? null },
    after: { changed_original: changed_original?.original_title ?? null },
    at: now,
  });
}

export const textColumnsOf = (body: ArticleBody) => ({
  original_title: body.title,
  original_excerpt: body.excerpt,
  original_content: body.html,
  original_author: body.author,
  original_language: body.language,
  content_hash: body.contentHash,
  is_thin: body.isThin,
});

async function storeItemHash(
  db: Database | Transaction,
  source: Source,
  articleId: string,
  values: Partial<typeof article_sources.$inferInsert>,
): Promise<void> {
  await db
    .update(article_sources)
    .set(values)
    .where(
      and(eq(article_sources.article_id, articleId), eq(article_sources.source_id, source.id)),
    );
}
