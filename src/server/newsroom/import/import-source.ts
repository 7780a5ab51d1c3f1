import { eq } from 'drizzle-orm';
import type { Source } from '../../database/schema/sources.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { createHostCircuitBreaker } from './documents/host-circuit-breaker.ts';
import { SourceError } from './documents/source-error.ts';
import { describeBackOff, describeImport, type ImportCounts, NO_COUNTS } from './import-message.ts';
import type { FeedItem } from './item/feed-item.ts';
import { isBareLink } from './item/feed-item.ts';
import type { KeyedItem } from './item/item-keys.ts';
import { judgeItems } from './judge-items.ts';
import type { ArticleBody } from './pages/compose-body.ts';
import type { PageReader } from './pages/page-reader.ts';
import { countRolledOff, toBacklog } from './recognition/backlog.ts';
import { keyItems } from './recognition/key-items.ts';
import { reconcileItems } from './recognition/reconcile-items.ts';
import { recordFirstFetch, skipItems } from './recognition/skipped-items.ts';
import { FIRST_IMPORT, MAX_ITEMS, newestFirst } from './selection/select-items.ts';
import type { WordVerdict } from './selection/word-filter.ts';
import { type FetchedSource, fetchSource } from './source/fetch-source.ts';
import { countDailyCapLeft } from './source/source-daily-cap.ts';
import {
  findBackOff,
  mayAskConditionally,
  recordFailure,
  recordSuccess,
} from './source/source-health.ts';
import { applyRights } from './storing/apply-rights.ts';
import { applySourceChanges } from './storing/apply-source-changes.ts';
import { type ImportContext, readArticleBody } from './storing/article-body.ts';
import { SourceGoneError, storeItem } from './storing/store-item.ts';
import { watchPages } from './storing/withdrawn-stories.ts';

interface ImportResult extends ImportCounts {
  /** For the run: skipped when there was nothing to ask, failed when the source could not be read. */
  outcome: { state: 'done' | 'skipped' | 'failed'; message: string | null };
  notModified: boolean;
}

interface ImportProgress {
  done: number;
  total: number;
  imported: number;
}

/**
 * Imports one source: fetch, parse, recognise, read each new article, store. May be killed anywhere and run
 * again: every article is stored in a transaction of its own with its keys, and the validators that let the
 * server say "unchanged" are stored last. What goes wrong with the source is recorded on its row and is no
 * exception; what is thrown (database, bug) should be tried again.
 */
export async function importSource(
  ctx: ImportContext,
  sourceId: string,
  onProgress: (progress: ImportProgress) => void | Promise<void> = () => {},
): Promise<ImportResult> {
  const [source] = await ctx.db.select().from(rss_sources).where(eq(rss_sources.id, sourceId));
  if (!source) return nothing('skipped', 'Šaltinis ištrintas.');
  if (!source.is_active) return nothing('skipped', `${source.name}: šaltinis išjungtas.`);
  const rest = findBackOff(source, ctx.clock.now());
  if (rest) return nothing('skipped', describeBackOff(source.name, rest));
  try {
    return await importFrom(
      { hostBreaker: createHostCircuitBreaker(ctx.clock), ...ctx },
      source,
      onProgress,
    );
  } catch (error) {
    if (error instanceof SourceGoneError)
      return nothing('skipped', `${source.name}: šaltinis ištrintas.`);
    if (!(error instanceof SourceError)) throw error;
    ctx.log.warn({ source: source.rss_url, error: error.message }, 'a source could not be read');
    // A request ended by our own stopping says nothing about the source; the job is repeated.
    if (error.kind === 'aborted') throw error;
    await recordFailure(ctx.db, source, error, ctx.clock.now());
    return nothing('failed', `${source.name}: ${error.detail}`);
  }
}

async function importFrom(
  ctx: ImportContext,
  source: Source,
  onProgress: (progress: ImportProgress) => void | Promise<void>,
): Promise<ImportResult> {
  const { db, clock } = ctx;
  const startedAt = clock.now();
  const fetched = await fetchSource(ctx, source, mayAskConditionally(source, startedAt));
  if (!fetched.items) {
    const watched = await watchPages(ctx, source);
    await recordSuccess(db, source, fetched, { imported: 0, waiting: [] }, startedAt);
    const message = `${source.name}: ${describeImport({ ...NO_COUNTS, ...watched })}`;
    return { ...nothing('done', message), ...watched, notModified: true };
  }
  if (fetched.items.length === 0) refuseElsewhere(source, fetched);
  const { items, unidentified, duplicated } = keyItems(
    newestFirst(fetched.items, startedAt),
    source,
  );
  const rolledOff = await countRolledOff(db, source, items);
  const chosen = await chooseItems(ctx, source, items);
  const { left, ...stored } = await storeChosen(ctx, source, chosen.items, onProgress);
  const changed = await applySourceChanges(ctx, source, chosen.articles);
  const watched = await watchPages(ctx, source);
  const counts: ImportCounts = {
    ...NO_COUNTS,
    ...stored,
    skippedAsOld: chosen.skippedAsOld,
    excluded: chosen.excluded + stored.excluded,
    notIncluded: chosen.notIncluded + stored.notIncluded,
    unidentified,
    duplicated,
    rolledOff,
    restarted: changed.restarted,
    flagged: changed.flagged + watched.flagged,
    withdrawn: watched.withdrawn,
  };
  const { imported, skippedAsOld, excluded, notIncluded, waiting, overLimit, deferred } = counts;
  const fresh = imported + skippedAsOld + excluded + notIncluded + waiting + overLimit + deferred;
  // What waits for the next fetch must be in it; so the server must not answer "unchanged" then.
  const isComplete = overLimit + deferred === 0;
  const complete = isComplete ? fetched : { ...fetched, etag: null, lastModified: null };
  const seen = { imported, waiting: toBacklog(left) };
  const notice = await recordSuccess(db, source, complete, seen, clock.now());
  const message = `${source.name}: ${describeImport(counts)}${notice ? ` ${notice}` : ''}`;
  const known = items.length - fresh;
  return { ...counts, known, outcome: { state: 'done', message }, notModified: false };
}

/** A listing whose stories all lie elsewhere reads well and yields nothing until a person says that they are wanted. */
function refuseElsewhere({ rss_url }: Source, { elsewhere }: FetchedSource): void {
  const [most] = elsewhere;
  if (!most) return;
  const where =
    elsewhere.length > 1
      ? `kitose svetainėse (${most.host} ir kt.)`
      : `kitoje svetainėje (${most.host})`;
  const detail = `Sąrašo straipsniai yra ${where}. Peržiūrėkite šaltinio naujausius įrašus ir pasirinkite, ar juos skaityti.`;
  throw new SourceError('no-links', detail, rss_url);
}

/** The new items that the source's choices let in; the others are recorded as skipped. */
async function chooseItems(
  { db, clock, pages }: Pick<ImportContext, 'db' | 'clock' | 'pages'>,
  source: Source,
  keyed: KeyedItem[],
) {
  const { fresh, articles } = await reconcileItems(db, source, keyed);
  const { fitting, refused, excluded } = await judgeItems(pages, fresh, source);
  const chosen = { articles, excluded, notIncluded: refused.length - excluded };
  // A reading that shows nothing says nothing of what stood there before: the first that does is the first.
  if (source.last_full_fetch_at || keyed.length === 0) {
    await skipItems(db, source, refused);
    return { ...chosen, items: fitting, skippedAsOld: 0 };
  }
  const newest = new Set((await judgeItems(pages, keyed, source)).fitting.slice(0, FIRST_IMPORT));
  const rest = fresh.filter((each) => !newest.has(each));
  await recordFirstFetch(db, source, rest, clock.now());
  const items = fitting.filter((each) => newest.has(each));
  return { ...chosen, items, skippedAsOld: rest.length - refused.length };
}

/** Reads and stores one after the other, as many as one fetch and the source's day allow. */
async function storeChosen(
  ctx: ImportContext,
  source: Source,
  items: KeyedItem[],
  onProgress: (progress: ImportProgress) => void | Promise<void>,
) {
  const { db, clock } = ctx;
  const left: KeyedItem[] = [];
  const counts = { imported: 0, retried: 0, deferred: 0, excluded: 0, notIncluded: 0 };
  const room = items.length > 0 ? await countDailyCapLeft(db, source, clock.now()) : 0;
  const wanted = items.slice(0, MAX_ITEMS);
  for (const [index, each] of wanted.entries()) {
    // Somebody else may be importing the same source already; the two would only do the work twice.
    ctx.signal?.throwIfAborted();
    if (counts.imported >= room) {
      left.push(...items.slice(index));
      return { ...counts, left, waiting: items.length - index, overLimit: 0 };
    }
    const whole = await readArticleBody(ctx, each.item, source);
    const verdict = isBareLink(each.item)
      ? await judgeRead(ctx.pages, each, whole, source)
      : 'fits';
    if (whole.pageFault && !whole.pageFault.lost && isNothingWithoutPage(each.item, source)) {
      left.push(each);
      counts.deferred += 1;
    } else if (verdict === 'fits') {
      const body = applyRights(whole, source.rights);
      if ((await storeItem(db, source, each, body, clock.now())) === 'imported') {
        counts.imported += 1;
        if (whole.pageFault && source.rights !== 'excerpt') counts.retried += 1;
      }
    } else {
      await skipItems(db, source, [each]);
      counts[verdict === 'excluded' ? 'excluded' : 'notIncluded'] += 1;
    }
    await onProgress({ done: index + 1, total: wanted.length, imported: counts.imported });
  }
  left.push(...items.slice(wanted.length));
  return { ...counts, left, waiting: 0, overLimit: items.length - wanted.length };
}

/** A link without words is judged by what its page says. */
async function judgeRead(
  pages: PageReader,
  { item }: KeyedItem,
  { title, html }: ArticleBody,
  source: Source,
): Promise<WordVerdict> {
  const [verdict = 'fits'] = await pages.judgeItems(
    [{ ...item, title, contentHtml: html }],
    source,
  );
  return verdict;
}

/** A link without words cannot be judged or named; of an excerpt there is none, and its page is not asked later. */
const isNothingWithoutPage = (item: FeedItem, { rights }: Source): boolean =>
  isBareLink(item) || (rights === 'excerpt' && !item.summaryHtml && !item.contentHtml);

const nothing = (state: ImportResult['outcome']['state'], message: string): ImportResult => ({
  ...NO_COUNTS,
  outcome: { state, message },
  notModified: false,
});
