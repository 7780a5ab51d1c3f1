import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.ts';
import type { Database } from '../database/database.ts';
import { rss_sources } from '../database/schema/sources.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readArticleBody } from './article-body.ts';
import type { FeedItem } from './feed.ts';
import { fetchSource, type Source } from './fetch-source.ts';
import { keysOfItems } from './item-keys.ts';
import type { PageReader } from './page-reader.ts';
import type { Robots } from './robots.ts';
import { FIRST_IMPORT, MAX_ITEMS, newestFirst } from './select-items.ts';
import { SourceError } from './source-error.ts';
import { mayAskConditionally, recordFailure, recordSuccess } from './source-health.ts';
import {
  findNewItems,
  type KeyedItem,
  rememberItems,
  SourceGoneError,
  storeItem,
} from './store-items.ts';

export interface ImportContext {
  db: Database;
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn'>;
  outbound: Outbound;
  pages: PageReader;
  robots: Robots;
  /** Aborted when the process stops or the job is taken away: the import ends between two items. */
  signal?: AbortSignal;
}

export interface ImportResult {
  /** For the run: skipped when there was nothing to ask, failed when the source could not be read. */
  outcome: { state: 'done' | 'skipped' | 'failed'; message: string | null };
  /** New articles of this call. */
  imported: number;
  /** Items met before, here or elsewhere. */
  known: number;
  /** Items of a first fetch that are remembered and not imported. */
  remembered: number;
  notModified: boolean;
}

export interface ImportProgress {
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
  try {
    return await importFrom(ctx, source, onProgress);
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
    await recordSuccess(db, source, fetched, 0, startedAt);
    return { ...nothing('done', `${source.name}: naujienų nėra.`), notModified: true };
  }
  const keyed = keyItems(newestFirst(fetched.items, startedAt), source);
  let fresh = await findNewItems(db, source, keyed);
  let remembered = 0;
  if (!source.last_full_fetch_at) {
    const chosen = new Set(keyed.slice(0, FIRST_IMPORT));
    const rest = fresh.filter((each) => !chosen.has(each));
    await rememberItems(db, source, rest, startedAt);
    fresh = fresh.filter((each) => chosen.has(each));
    remembered = rest.length;
  }
  const cut = Math.max(0, fresh.length - MAX_ITEMS);
  const wanted = fresh.slice(0, MAX_ITEMS);
  let imported = 0;
  for (const [index, each] of wanted.entries()) {
    // Somebody else may be importing the same source already; the two would only do the work twice.
    ctx.signal?.throwIfAborted();
    const body = await readArticleBody(ctx, each.item, { charset: source.charset });
    if ((await storeItem(db, source, each, body, clock.now())) === 'imported') imported++;
    await onProgress({ done: index + 1, total: wanted.length, imported });
  }
  // What is over the limit waits for the next fetch; so the server must not answer "unchanged" then.
  const complete = cut > 0 ? { ...fetched, etag: null, lastModified: null } : fetched;
  await recordSuccess(db, source, complete, imported, clock.now());
  const message = `${source.name}: ${tell(imported, remembered, cut)}`;
  const known = keyed.length - imported - remembered - cut;
  return { outcome: { state: 'done', message }, imported, known, remembered, notModified: false };
}

/** Items in order, each once, without those nothing could tell from a copy. */
function keyItems(items: FeedItem[], source: Source): KeyedItem[] {
  // The words of a listing's links change with its design; only their addresses count.
  const named = source.type === 'crawl' ? items.map((item) => ({ ...item, title: '' })) : items;
  const met = new Set<string>();
  return keysOfItems(named, source.id).flatMap((keys, index) => {
    const item = items[index];
    if (!item || !keys || keys.keys.some((key) => met.has(key))) return [];
    for (const key of keys.keys) met.add(key);
    return [{ item, keys }];
  });
}

function tell(imported: number, remembered: number, cut: number): string {
  const parts = [imported > 0 ? `importuota straipsnių – ${imported}` : 'naujienų nėra'];
  if (remembered > 0) parts.push(`senesni įsiminti – ${remembered}`);
  if (cut > 0) parts.push(`kitam kartui palikta – ${cut}`);
  return `${parts.join(', ')}.`;
}

function nothing(state: ImportResult['outcome']['state'], message: string): ImportResult {
  return { outcome: { state, message }, imported: 0, known: 0, remembered: 0, notModified: false };
}
