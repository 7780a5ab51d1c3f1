import { READ_AS } from '../../../../domain/source-types.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Source } from '../../../database/schema/sources.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { FEED_TYPES, fetchDocument, PAGE_TYPES } from '../documents/fetch-document.ts';
import type { Robots } from '../documents/robots.ts';
import { SourceError } from '../documents/source-error.ts';
import type { FeedReader } from '../feeds/feed-reader.ts';
import type { FeedItem } from '../item/feed-item.ts';
import type { PageReader } from '../pages/page-reader.ts';
import { type HostCount, readListing } from './read-listing.ts';

/** What a source is read by; also of one that is only being thought about. */
type SourceAddress = Pick<
  Source,
  'rss_url' | 'type' | 'charset' | 'link_selector' | 'link_pattern' | 'reads_other_hosts'
> &
  Partial<Pick<Source, 'etag' | 'last_modified'>>;

export interface FetchContext {
  outbound: Outbound;
  feeds: FeedReader;
  pages: PageReader;
  robots: Robots;
  clock: Clock;
}

export interface FetchedSource {
  /** All items in the source's own order; null when nothing changed (304). */
  items: FeedItem[] | null;
  /** Byte for byte, to be sent back next time. */
  etag: string | null;
  lastModified: string | null;
  movedPermanentlyTo: string | null;
  /** What the feed calls itself; '' for a listing. */
  title: string;
  /** Where a listing's stories lie that are not on its own host; among `items` only when the source reads those. */
  elsewhere: HostCount[];
}

/**
 * Asks a source for its items: a feed, or a listing page whose links are the items.
 * @param conditional whether an unchanged source may answer just that
 * @throws SourceError whatever went wrong, named and in Lithuanian
 */
export async function fetchSource(
  ctx: FetchContext,
  source: SourceAddress,
  conditional: boolean,
  signal?: AbortSignal,
): Promise<FetchedSource> {
  const isListing = READ_AS[source.type] === 'listing';
  if (isListing && !(await ctx.robots.isAllowed(source.rss_url)))
    throw await findRefusal(ctx, source.rss_url, signal);
  const known = conditional ? source : null;
  const { raw, url, headers, movedPermanentlyTo } = await fetchDocument(ctx, {
    url: source.rss_url,
    accept: isListing ? PAGE_TYPES : FEED_TYPES,
    charset: source.charset,
    etag: known?.etag ?? null,
    lastModified: known?.last_modified ?? null,
    ...(signal && { signal }),
  });
  const validators = {
    // A 304 may leave them out; then the ones it agreed to still hold.
    etag: headers.etag ?? (raw === null ? (known?.etag ?? null) : null),
    lastModified:
      headers['last-modified'] ?? (raw === null ? (known?.last_modified ?? null) : null),
    movedPermanentlyTo,
  };
  if (isListing && url !== source.rss_url && !(await ctx.robots.isAllowed(url)))
    throw await findRefusal(ctx, url, signal);
  if (raw === null) return { items: null, title: '', elsewhere: [], ...validators };
  if (isListing) return { ...(await readListing(ctx, source, raw)), title: '', ...validators };
  const { items, title } = await ctx.feeds.parse(raw);
  return { items, title, elsewhere: [], ...validators };
}

/** A site that cannot be asked for its rules is left alone too; then that is the cause a person has to know. */
async function findRefusal(
  ctx: FetchContext,
  url: string,
  signal?: AbortSignal,
): Promise<SourceError> {
  const rules = { url: new URL('/robots.txt', url).href, accept: 'text/plain', charset: null };
  const rulesOrError = await fetchDocument(ctx, { ...rules, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      if (error instanceof SourceError) return error;
      throw error;
    },
  );
  if (rulesOrError instanceof SourceError) return rulesOrError;
  const detail = 'Svetainė (robots.txt) neleidžia skaityti šio puslapio.';
  return new SourceError('robots', detail, url);
}
