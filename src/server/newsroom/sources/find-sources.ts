import type { SourceType } from '../../../domain/source-types.ts';
import { seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { AppError } from '../../errors.ts';
import { documentText } from '../import/documents/decode-text.ts';
import { FEED_TYPES, fetchDocument } from '../import/documents/fetch-document.ts';
import { SourceError } from '../import/documents/source-error.ts';
import { PageError } from '../import/pages/page-reader.ts';
import { addressKey } from '../import/source/address-key.ts';
import type { FetchContext } from '../import/source/fetch-source.ts';
import { type FeedLink, listFeedLinks } from './feed-links.ts';
import { toProblem } from './source-problem.ts';

interface FoundSource {
  type: SourceType;
  rss_url: string;
  /** What the feed or the page calls itself; may be empty. */
  name: string;
  /** The page it was found on. */
  site_url: string | null;
  /** Items of the feed, or links that look like articles. */
  item_count: number;
  /** It is a source already. */
  is_known: boolean;
}

export type SourceFinder = FetchContext & Pick<AppContext, 'db'>;

/** Everything together; requests to one host are two seconds apart. */
const TIME_LIMIT = seconds(45);
const MAX_ANNOUNCED = 5;
const MAX_LINKED = 3;
/** Well-known feed paths, the likeliest first. */
const COMMON_PATHS = ['/feed', '/rss', '/rss.xml', '/feed.xml', '/atom.xml', '/index.xml'];
const PAGE_OR_FEED = `text/html, application/xhtml+xml, ${FEED_TYPES}`;

/**
 * What a site offers as a source: the address itself when it is a feed, the feeds its page names, feeds in the
 * usual places, and the page's own list of articles.
 * @throws AppError invalid, naming `address`, with the cause in Lithuanian
 */
export async function findSources(ctx: SourceFinder, address: string): Promise<FoundSource[]> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  try {
    const found = await search(ctx, address, signal);
    if (found.length === 0) throw nothingFound(await ctx.robots.isAllowed(address));
    return await markKnown(ctx.db, found);
  } catch (error) {
    throw toProblem(error, 'address');
  }
}

type Found = Omit<FoundSource, 'is_known'>;

async function search(ctx: SourceFinder, address: string, signal: AbortSignal): Promise<Found[]> {
  const page = await fetchDocument(ctx, {
    url: address,
    accept: PAGE_OR_FEED,
    charset: null,
    signal,
  });
  if (!page.raw) return [];
  const html = documentText(page.raw);
  const feed = await ctx.feeds.parse(page.raw).catch((error: unknown) => {
    if (error instanceof SourceError && error.kind === 'not-a-feed') return null;
    throw error;
  });
  if (feed) {
    const { title: name, items } = feed;
    return [{ type: 'rss', rss_url: page.url, name, site_url: null, item_count: items.length }];
  }
  const named = listFeedLinks(html, page.url);
  const tried = new Set<string>([page.url]);
  const tryAll = async (links: FeedLink[], enough = Number.POSITIVE_INFINITY) => {
    const found: Found[] = [];
    for (const link of links) {
      if (signal.aborted || found.length >= enough) break;
      if (tried.has(link.url)) continue;
      tried.add(link.url);
      found.push(...(await tryFeed(ctx, link, page.url, signal)));
    }
    return found;
  };
  const feeds = await tryAll(storiesFirst(named.announced).slice(0, MAX_ANNOUNCED));
  if (feeds.length === 0) feeds.push(...(await tryAll(named.linked.slice(0, MAX_LINKED))));
  if (feeds.length === 0) feeds.push(...(await tryAll(commonPlaces(page.url), 1)));
  return [...feeds, ...(await tryListing(ctx, html, page.url, named.title))];
}

/** A feed of comments is announced beside the real one by every WordPress. */
const storiesFirst = (links: FeedLink[]): FeedLink[] => {
  const isTalk = ({ url, title }: FeedLink) => /comments?\b|komentar/i.test(`${url} ${title}`);
  return [...links.filter((link) => !isTalk(link)), ...links.filter(isTalk)];
};

function commonPlaces(pageUrl: string): FeedLink[] {
  const page = new URL(pageUrl);
  const own = page.pathname.replace(/(?<!\/)\/+$/, '');
  const paths = [...(own ? [`${own}/feed`] : []), ...COMMON_PATHS];
  return paths.map((path) => ({ url: new URL(path, page).href, title: '' }));
}

async function tryFeed(
  ctx: SourceFinder,
  { url, title }: FeedLink,
  siteUrl: string,
  signal: AbortSignal,
): Promise<Found[]> {
  try {
    const answer = await fetchDocument(ctx, { url, accept: FEED_TYPES, charset: null, signal });
    if (!answer.raw) return [];
    const feed = await ctx.feeds.parse(answer.raw);
    const name = feed.title || title;
    return [
      {
        type: 'rss',
        // The address that was asked: where it leads today is the import's business.
        rss_url: url,
        name,
        site_url: siteUrl,
        item_count: feed.items.length,
      },
    ];
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

/** The page as a listing, when robots may read it and it has links that look like articles. */
async function tryListing(
  ctx: SourceFinder,
  html: string,
  url: string,
  name: string,
): Promise<Found[]> {
  if (!(await ctx.robots.isAllowed(url))) return [];
  const links = await ctx.pages.discoverLinks(html, { url }).catch((error: unknown) => {
    if (error instanceof PageError) return [];
    throw error;
  });
  if (links.length === 0) return [];
  return [{ type: 'crawl', rss_url: url, name, site_url: url, item_count: links.length }];
}

async function markKnown(db: Executor, found: Found[]): Promise<FoundSource[]> {
  const rows = await db.select({ url: rss_sources.rss_url }).from(rss_sources);
  const known = new Set(rows.map(({ url }) => addressKey(url)));
  return found.map((each) => ({ ...each, is_known: known.has(addressKey(each.rss_url)) }));
}

function nothingFound(mayBeRead: boolean): AppError {
  const message = mayBeRead
    ? 'Šiuo adresu neradome nei naujienų srauto, nei straipsnių sąrašo. Nurodykite paties srauto (RSS) arba naujienų puslapio adresą.'
    : 'Naujienų srauto neradome, o puslapį automatiškai skaityti draudžia svetainės robots.txt.';
  return new AppError('invalid', message, { errors: [{ field: 'address', message }] });
}
