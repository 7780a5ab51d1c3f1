import type { rss_sources } from '../database/schema/sources.ts';
import type { Outbound, OutboundResponse } from '../outbound/outbound.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { decodeText } from './decode-text.ts';
import type { FeedItem } from './feed.ts';
import { parseItemDate } from './item-date.ts';
import { PageError, type PageReader } from './page-reader.ts';
import { isChallengePage, parseFeed } from './parse-feed.ts';
import type { Robots } from './robots.ts';
import { SourceError } from './source-error.ts';

export type Source = typeof rss_sources.$inferSelect;

export interface FetchedSource {
  /** All items in the source's own order; null when nothing changed (304). */
  items: FeedItem[] | null;
  /** Byte for byte, to be sent back next time. */
  etag: string | null;
  lastModified: string | null;
  movedPermanentlyTo: string | null;
}

const MAX_BYTES = 5 * 1024 * 1024;
const FEED_TYPES =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';
const PAGE_TYPES = 'text/html, application/xhtml+xml, */*;q=0.5';

/**
 * Asks a source for its items: a feed, or a listing page whose links are the items.
 * @param conditional whether an unchanged source may answer just that
 * @throws SourceError whatever went wrong, named and in Lithuanian
 */
export async function fetchSource(
  ctx: { outbound: Outbound; pages: PageReader; robots: Robots; clock: { now(): Date } },
  source: Source,
  conditional: boolean,
): Promise<FetchedSource> {
  if (source.type === 'crawl' && !(await ctx.robots.isAllowed(source.rss_url))) {
    throw new SourceError(
      'robots',
      'Svetainė (robots.txt) neleidžia skaityti šio puslapio.',
      source.rss_url,
    );
  }
  const answer = await ctx.outbound
    .fetch(source.rss_url, {
      maxBytes: MAX_BYTES,
      accept: source.type === 'crawl' ? PAGE_TYPES : FEED_TYPES,
      etag: conditional ? source.etag : null,
      lastModified: conditional ? source.last_modified : null,
    })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new SourceError(error.kind, error.detail, error.message, { cause: error });
    });
  const validators = {
    // A 304 may leave them out; then the ones it agreed to still hold.
    etag: answer.headers.etag ?? (answer.status === 304 ? source.etag : null),
    lastModified:
      answer.headers['last-modified'] ?? (answer.status === 304 ? source.last_modified : null),
    movedPermanentlyTo: answer.movedPermanentlyTo,
  };
  if (answer.status === 304 && conditional) return { items: null, ...validators };
  if (answer.status !== 200) throw errorOfStatus(answer, ctx.clock.now());
  const { text } = decodeText(answer.body, {
    contentType: answer.headers['content-type'],
    override: source.charset,
    url: answer.url,
  });
  const items =
    source.type === 'crawl'
      ? await itemsOfListing(ctx.pages, source, text, answer.url)
      : (await parseFeed(text, answer.url)).items;
  return { items, ...validators };
}

async function itemsOfListing(
  pages: PageReader,
  source: Source,
  html: string,
  url: string,
): Promise<FeedItem[]> {
  const links = await pages
    .discoverLinks(html, { url, selector: source.link_selector, pattern: source.link_pattern })
    .catch((error: unknown) => {
      if (!(error instanceof PageError)) throw error;
      throw new SourceError('no-links', 'Sąrašo puslapio nepavyko perskaityti.', error.message);
    });
  if (links.length === 0 && isChallengePage(html)) throw blocked('listing page');
  if (links.length === 0) {
    throw new SourceError('no-links', 'Sąrašo puslapyje nerasta straipsnių nuorodų.', url);
  }
  return links.map((link) => ({
    guid: null,
    url: link.url,
    title: link.title,
    summaryHtml: '',
    contentHtml: '',
    baseUrl: link.url,
    author: null,
    publishedAt: null,
    rawDate: null,
    imageUrl: null,
  }));
}

function errorOfStatus(answer: OutboundResponse, now: Date): SourceError {
  const { status } = answer;
  const log = `HTTP ${status} ${answer.url}`;
  const retryAfterMs = retryAfter(answer.headers['retry-after'], now);
  const isChallenge = isChallengePage(answer.body.toString('latin1'));
  if (status === 410) return new SourceError('gone', 'Šaltinis panaikintas (HTTP 410).', log);
  if (status === 404) return new SourceError('not-found', 'Šaltinis nerastas (HTTP 404).', log);
  if (status === 401 || status === 403 || (status >= 400 && isChallenge))
    return blocked(log, status);
  if (status === 429) {
    const detail = 'Svetainė prašo kreiptis rečiau (HTTP 429).';
    return new SourceError('too-many-requests', detail, log, { retryAfterMs });
  }
  if (status >= 500) {
    const detail = `Šaltinio serveris laikinai neveikia (HTTP ${status}).`;
    return new SourceError('server-error', detail, log, { retryAfterMs });
  }
  return new SourceError('refused', `Šaltinis užklausos nepriėmė (HTTP ${status}).`, log);
}

function blocked(log: string, status?: number): SourceError {
  const why = status ? ` (HTTP ${status})` : '';
  return new SourceError(
    'blocked',
    `Svetainė neleidžia automatiškai skaityti šio adreso${why}.`,
    log,
  );
}

/** Retry-After in seconds or as a date, in milliseconds from now. */
function retryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,7}$/.test(header.trim())) return Number(header) * 1000;
  const until = parseItemDate(header);
  return until ? Math.max(0, until.getTime() - now.getTime()) : null;
}
