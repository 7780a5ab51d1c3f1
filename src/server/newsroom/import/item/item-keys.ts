import { createHash } from 'node:crypto';
import normalizeUrl from 'normalize-url';
import type { FeedItem } from './feed-item.ts';

/**
 * How an item is recognised again, in this feed, in another one and years later. A key is
 * `url:<normalised address>`, the same with a hash of the title, or `guid:<source id>:<hash of guid and
 * title>`: a guid alone proves little (it comes back with another story), with the same title it proves enough.
 */
export interface ItemKeys {
  /** One match is enough. Never empty. */
  keys: string[];
  /** An address that is not the item's own, and its title: perhaps the last edition of a series. Stored with its article. */
  series: string | null;
  /** Title and date, of an item with an address: perhaps that has moved. Stored with its article. */
  dated: string | null;
  /** An address that repeats inside the fetch: it identifies nothing, though it may be an article's key. Not stored. */
  shared: string | null;
  /** Of `keys` the one of its address with its title. */
  titled: string | null;
  titleKey: string;
  urlKey: string | null;
}

/** What an article may be met by again, though others have it too. */
export const hintsOf = ({ series, dated }: Pick<ItemKeys, 'series' | 'dated'>): string[] =>
  [series, dated].filter((key) => key !== null);

/** An item of a fetch together with what it is recognised by. */
export interface KeyedItem {
  item: FeedItem;
  keys: ItemKeys;
}

/** Parameters that say where a reader came from, not what the page is. */
const TRACKING = [
  /^utm_\w+/i,
  /^(?:fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|mc_cid|mc_eid|mkt_tok)$/i,
  /^(?:_ga|_gl|_hsenc|_hsmi|vero_id|oly_\w+_id|wt_mc|wt\.mc|xtor|ocid|cmpid|ncid|smid|feature|spm|at_\w+)$/i,
  /^(?:ref|ref_src|ref_url|referrer|source|src|from|partner|rss|feed)$/i,
];
/** A fragment that is a tracking mark or a counter (as BBC's changing `#0`), not a place on the page. */
const EMPTY_FRAGMENT = /^#(?:$|\d{1,3}$|xtor=|utm_|ref=|rss|comments?$|more-\d+$|at_)/i;
const LONGEST = 300;
/** It is stored with each key, and its length is untrusted. */
const LONGEST_TITLE = 500;

/**
 * The address without what changes while the page stays the same: scheme, www, tracking, order of
 * parameters, slash at the end. For comparing only; fetch the original. Null when it is no web address
 * or only a home page, which many items share.
 */
export function urlKeyOf(address: string | null | undefined): string | null {
  const plain = plainUrl(address);
  return plain && /[/?]./.test(plain) ? plain : null;
}

function plainUrl(address: string | null | undefined): string | null {
  const url = URL.parse(address ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  try {
    return normalizeUrl(url.href, {
      stripProtocol: true,
      stripWWW: true,
      stripHash: true,
      stripAuthentication: true,
      removeTrailingSlash: true,
      removeQueryParameters: TRACKING,
      removeDirectoryIndex: [/^index\.(?:html?|php|aspx?)$/i],
      sortQueryParameters: true,
    });
  } catch {
    return null;
  }
}

/** Letters and digits of a title in one case: survives typography, not a rewrite. */
export function titleKeyOf(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_TITLE);
}

/**
 * Keys of all items of one fetch, in their order. Together, because what repeats inside one fetch under
 * different titles (a guid, an address) identifies nothing. Items that have no key are null: nothing
 * could ever distinguish them from a copy.
 */
export function keysOfItems(
  items: readonly (Pick<FeedItem, 'guid' | 'url' | 'title'> &
    Partial<Pick<FeedItem, 'publishedAt'>>)[],
  sourceId: string,
): (ItemKeys | null)[] {
  const drafts = items.map((item) => ({
    titleKey: titleKeyOf(item.title),
    urlKey: urlKeyOf(item.url),
    home: plainUrl(item.url),
    dated: datedName(titleKeyOf(item.title), item.publishedAt),
    isPlace: hasPlace(item.url),
    guid: plainGuid(item.guid),
  }));
  const isShared = sharedAddresses(drafts);
  const sharedGuids = repeated(drafts.map(({ guid, titleKey }) => [guid, titleKey]));
  const sharedNames = repeated(
    drafts.map(({ guid, titleKey, urlKey }) => [nameOf(guid, titleKey), urlKey]),
  );
  const sharedDates = repeated(drafts.map(({ dated, guid }) => [dated, guid]));
  return drafts.map(({ titleKey, urlKey, home, dated, isPlace, guid }) => {
    const shared = urlKey && !isPlace && isShared(urlKey) ? urlKey : null;
    const ownUrl = isPlace || shared ? null : urlKey;
    const hasAddress = urlKey !== null && shared === null;
    const name = nameOf(guid, titleKey);
    const keys: string[] = [];
    if (ownUrl) keys.push(toUrlKey(ownUrl));
    // Always, because whether an address or guid repeats may change from fetch to fetch.
    const titled = home && titleKey ? toUrlKey(`${home}#${hash(titleKey)}`) : null;
    // Without an address of its own an item has little else; the date tells a weekly title from last week's.
    const series = dated && !hasAddress ? titled : null;
    if (titled && !series) keys.push(titled);
    if (name && !sharedNames.has(name)) keys.push(`guid:${sourceId}:${hash(name)}`);
    if (guid && !urlKey && !sharedGuids.has(guid)) keys.push(`guid:${sourceId}:${hash(guid)}`);
    const moment = dated && !sharedDates.has(dated) ? `title:${sourceId}:${hash(dated)}` : null;
    if (moment && !hasAddress) keys.push(moment);
    if (keys.length === 0 && titleKey) keys.push(titled ?? `title:${sourceId}:${hash(titleKey)}`);
    if (keys.length === 0) return null;
    return {
      keys,
      series,
      dated: hasAddress ? moment : null,
      shared: shared && toUrlKey(shared),
      titled: titled && keys.includes(titled) ? titled : null,
      titleKey,
      urlKey: ownUrl,
    };
  });
}

/** What other titles, or the same one with another guid and date, have too is no item's own address. */
function sharedAddresses(
  drafts: readonly {
    urlKey: string | null;
    titleKey: string;
    guid: string | null;
    dated: string | null;
  }[],
): (urlKey: string) => boolean {
  const byTitle = repeated(drafts.map(({ urlKey, titleKey }) => [urlKey, titleKey]));
  const byDate = repeated(drafts.map(({ urlKey, dated }) => [urlKey, dated]));
  const byGuid = repeated(drafts.map(({ urlKey, guid, dated }) => [urlKey, guid ?? dated]));
  return (urlKey) => byTitle.has(urlKey) || (byDate.has(urlKey) && byGuid.has(urlKey));
}

const datedName = (titleKey: string, date: Date | null | undefined): string | null =>
  titleKey && date ? `${titleKey}\n${date.toISOString()}` : null;

const nameOf = (guid: string | null, titleKey: string): string | null =>
  guid && titleKey ? `${guid}\n${titleKey}` : null;

/**
 * Further keys learned by fetching the article's page: where redirects ended and what the page calls its
 * canonical address (only on the same site). Weaker than the item's own keys: sites get them wrong.
 */
export function keysOfPage(finalUrl: string | null, canonicalUrl: string | null): string[] {
  const final = URL.parse(finalUrl ?? '');
  const canonical = URL.parse(canonicalUrl ?? '');
  const isSameSite = final && canonical && isSameDomain(final.hostname, canonical.hostname);
  const found = [urlKeyOf(finalUrl), isSameSite ? urlKeyOf(canonicalUrl) : null];
  return [...new Set(found.filter((each) => each !== null).map(toUrlKey))];
}

const toUrlKey = (plain: string): string =>
  `url:${plain.length > LONGEST ? `${plain.slice(0, 100)}~${hash(plain)}` : plain}`;

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** Publishers append a changing fragment to guids that are addresses. */
function plainGuid(guid: string | null): string | null {
  const text = guid?.trim() ?? '';
  return (/^https?:/i.test(text) ? text.split('#', 1)[0] : text) || null;
}

function hasPlace(address: string | null): boolean {
  const fragment = URL.parse(address ?? '')?.hash ?? '';
  return fragment !== '' && !EMPTY_FRAGMENT.test(fragment);
}

/** First members of pairs that appear with more than one second member. */
function repeated(pairs: [string | null, string | null][]): Set<string | null> {
  const seen = new Map<string | null, string | null>();
  const twice = new Set<string | null>();
  for (const [value, partner] of pairs) {
    if (seen.has(value) && seen.get(value) !== partner) twice.add(value);
    seen.set(value, partner);
  }
  return twice;
}

function isSameDomain(a: string, b: string): boolean {
  const one = withoutWww(a);
  const two = withoutWww(b);
  return one === two || one.endsWith(`.${two}`) || two.endsWith(`.${one}`);
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
