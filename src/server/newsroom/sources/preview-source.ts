import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { seconds } from '../../../domain/time/duration.ts';
import { formatVilniusMoment } from '../../../domain/time/vilnius-date.ts';
import type { Source } from '../../database/schema/sources.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { AppError } from '../../errors.ts';
import { isBareLink } from '../import/item/feed-item.ts';
import { articleDate } from '../import/item/item-date.ts';
import type { KeyedItem } from '../import/item/item-keys.ts';
import { keyItems } from '../import/recognition/key-items.ts';
import { recogniseItems } from '../import/recognition/recognise-items.ts';
import { findSkippedItems } from '../import/recognition/skipped-items.ts';
import { FIRST_IMPORT, newestFirst } from '../import/selection/select-items.ts';
import { createWordFilter } from '../import/selection/word-filter.ts';
import { fetchSource } from '../import/source/fetch-source.ts';
import type { HostCount } from '../import/source/read-listing.ts';
import { countDailyCapLeft } from '../import/source/source-daily-cap.ts';
import { checkSelector } from './check-selector.ts';
import type { SourceFinder } from './find-sources.ts';
import { toProblem } from './source-problem.ts';
import type { PreviewSource } from './source-schemas.ts';

/** What would become of an item; `unjudged` until its page has been read. */
type PreviewVerdict =
  | 'import'
  | 'known'
  | 'excluded'
  | 'not-included'
  | 'older'
  | 'waiting'
  | 'unjudged';

interface SourcePreview {
  /** What the feed calls itself. */
  title: string;
  /** The newest five. */
  items: { title: string; url: string | null; date: Date | null; verdict: PreviewVerdict }[];
  /** Of all items of the source. */
  total: number;
  would_import: number;
  /** Where a listing's stories lie that are not on its own host; whether they are read, a person says. */
  elsewhere: HostCount[];
}

const SHOWN = 5;
const TIME_LIMIT = seconds(40);

/**
 * Reads a source as an import would, storing nothing: a new one, or one that is there with other choices.
 * @throws AppError invalid with the cause in Lithuanian; not-found
 */
export async function previewSource(
  ctx: SourceFinder,
  asked: PreviewSource,
): Promise<SourcePreview> {
  await checkSelector(asked.link_selector);
  const stored = asked.id ? await getSource(ctx, asked.id) : null;
  refuseRest(stored, asked, ctx.clock.now());
  const source = {
    id: stored?.id ?? randomUUID(),
    rss_url: asked.rss_url,
    type: asked.type,
    charset: asked.charset ?? null,
    link_selector: asked.link_selector ?? null,
    link_pattern: asked.link_pattern ?? null,
    daily_cap: asked.daily_cap ?? null,
    reads_other_hosts: asked.reads_other_hosts ?? false,
  };
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const { items, title, elsewhere } = await fetchSource(ctx, source, false, signal).catch(
    (error: unknown) => {
      throw toProblem(error, 'rss_url');
    },
  );
  const now = ctx.clock.now();
  const { items: keyed } = keyItems(newestFirst(items ?? [], now), source);
  const judged = await judgeAsImport(ctx, { asked, stored, source, keyed, now });
  return {
    title,
    items: judged.slice(0, SHOWN).map(({ item, verdict }) => ({
      title: item.title,
      url: item.url,
      date: item.publishedAt && articleDate(item.publishedAt, now),
      verdict,
    })),
    total: keyed.length,
    would_import: judged.filter(({ verdict }) => verdict === 'import' || verdict === 'unjudged')
      .length,
    elsewhere,
  };
}

interface Judging {
  asked: PreviewSource;
  stored: Source | null;
  source: Pick<Source, 'id' | 'rss_url' | 'daily_cap'>;
  keyed: KeyedItem[];
  now: Date;
}

/** What an import at this moment would do with each item. */
async function judgeAsImport(ctx: SourceFinder, { asked, stored, source, keyed, now }: Judging) {
  const items = keyed.map(({ item }) => item);
  const words = {
    include_words: asked.include_words ?? '',
    exclude_words: asked.exclude_words ?? '',
  };
  const verdicts = await ctx.pages.judgeItems(items, words).catch((error: unknown) => {
    throw toProblem(error, 'rss_url');
  });
  const hasWords = !createWordFilter(words).isEmpty;
  const known = await recogniseItems(ctx.db, source, keyed);
  const skipped = await findSkippedItems(ctx.db, source, keyed);
  let room = await countDailyCapLeft(ctx.db, source, now);
  // What an import of a source that was never read would still take.
  const isUnread = !stored?.last_full_fetch_at || stored.rss_url !== source.rss_url;
  let first = isUnread ? FIRST_IMPORT : Number.POSITIVE_INFINITY;
  const judge = (each: KeyedItem, at: number): PreviewVerdict => {
    const verdict = verdicts[at] ?? 'fits';
    if (verdict !== 'fits') return verdict;
    first -= 1;
    if (known.has(each) || skipped.items.has(each)) return 'known';
    if (first < 0) return 'older';
    if (room <= 0) return 'waiting';
    room -= 1;
    return isBareLink(each.item) && hasWords ? 'unjudged' : 'import';
  };
  return keyed.map((each, at) => ({ item: each.item, verdict: judge(each, at) }));
}

/** A person may ask a failing source at once, but not one whose server named an hour. */
function refuseRest(stored: Source | null, asked: PreviewSource, now: Date): void {
  const until = stored?.backoff_until;
  if (!until || until <= now || stored.rss_url !== asked.rss_url) return;
  const detail = `Svetainė prašė nesikreipti iki ${formatVilniusMoment(until.toISOString())}.`;
  throw new AppError('invalid', detail, { errors: [{ field: 'rss_url', message: detail }] });
}

async function getSource({ db }: SourceFinder, id: string) {
  const [source] = await db.select().from(rss_sources).where(eq(rss_sources.id, id));
  if (!source) throw new AppError('not-found', 'Šaltinis nerastas');
  return source;
}
