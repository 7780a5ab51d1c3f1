import type { AnyFeed, AtomFeed, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith';
import { escapeText } from '../../../../domain/text/escape-text.ts';
import { oneLine, textOfHtml } from '../../../html/plain-text.ts';
import type { FeedItem, ParsedFeed } from '../item/feed-item.ts';
import { parseItemDate } from '../item/item-date.ts';

type RssItem = RssFeed.Item<string>;
type RdfItem = RdfFeed.Item<string>;
type AtomEntry = AtomFeed.Entry<string>;
type JsonItem = JsonFeed.Item<string>;

/** The parser's four shapes to our one. Pure. */
export function readFeedsmith(parsed: AnyFeed, feedUrl: string): ParsedFeed {
  const { format } = parsed;
  if (parsed.format === 'json') {
    const { feed } = parsed;
    const items = (feed.items ?? []).map((item) => readJson(item, feedUrl));
    return { format, title: oneLine(feed.title ?? ''), language: feed.language ?? null, items };
  }
  if (parsed.format === 'atom') {
    const { feed } = parsed;
    const base = resolveUrl(feed.xml?.base, feedUrl) ?? feedUrl;
    const items = (feed.entries ?? []).map((entry) => readAtom(entry, base));
    return { format, title: atomTitle(feed.title), language: feed.xml?.lang ?? null, items };
  }
  const base = resolveUrl(parsed.feed.xml?.base, feedUrl) ?? feedUrl;
  const language =
    ('language' in parsed.feed ? parsed.feed.language : null) ??
    parsed.feed.dc?.languages?.[0] ??
    null;
  const items = (parsed.feed.items ?? []).map((item) => readRss(item, base));
  return { format, title: textOfHtml(parsed.feed.title ?? ''), language, items };
}

function readRss(item: RssItem | RdfItem, feedBase: string): FeedItem {
  const base = resolveUrl(item.xml?.base, feedBase) ?? feedBase;
  const rss: RssItem = 'guid' in item || 'pubDate' in item || 'authors' in item ? item : {};
  const guid = rss.guid?.value?.trim() || null;
  const about = 'rdf' in item ? (item.rdf?.about ?? null) : null;
  const permalink = rss.guid?.isPermaLink === false ? null : absoluteOnly(guid);
  const author = rss.authors?.[0];
  const rawDate =
    rss.pubDate ??
    item.dc?.dates?.[0] ??
    item.atom?.published ??
    item.atom?.updated ??
    item.dcterms?.created?.[0] ??
    null;
  return {
    guid: guid ?? about,
    url: resolveUrl(item.link, base) ?? permalink ?? absoluteOnly(about),
    title: textOfHtml(item.title ?? item.dc?.titles?.[0] ?? ''),
    summaryHtml: item.description ?? item.dc?.descriptions?.[0] ?? '',
    contentHtml: item.content?.encoded ?? '',
    baseUrl: base,
    author: nameOf(author?.name ?? item.dc?.creators?.[0] ?? author?.email),
    publishedAt: parseItemDate(rawDate),
    rawDate,
    imageUrl: resolveUrl(imageOf(item.media) ?? enclosedImage(rss), base),
  };
}

function readAtom(entry: AtomEntry, feedBase: string): FeedItem {
  const base = resolveUrl(entry.xml?.base, feedBase) ?? feedBase;
  const links = entry.links ?? [];
  const link =
    links.find(
      (each) => (each.rel ?? 'alternate') === 'alternate' && /html/.test(each.type ?? 'html'),
    ) ?? links.find((each) => (each.rel ?? 'alternate') === 'alternate');
  const rawDate = entry.published ?? entry.updated ?? entry.dc?.dates?.[0] ?? null;
  const contentBase = entry.content?.xml?.base ?? entry.summary?.xml?.base;
  return {
    guid: entry.id?.trim() || null,
    url: resolveUrl(link?.href, base) ?? absoluteOnly(entry.id),
    title: atomTitle(entry.title),
    summaryHtml: atomHtml(entry.summary),
    contentHtml: atomHtml(entry.content),
    baseUrl: resolveUrl(contentBase, base) ?? base,
    author: nameOf(entry.authors?.[0]?.name ?? entry.dc?.creators?.[0]),
    publishedAt: parseItemDate(rawDate),
    rawDate,
    imageUrl: resolveUrl(imageOf(entry.media), base),
  };
}

function readJson(item: JsonItem, base: string): FeedItem {
  const rawDate = item.date_published ?? item.date_modified ?? null;
  return {
    guid: item.id ? String(item.id) : null,
    url: resolveUrl(item.url ?? item.external_url, base) ?? absoluteOnly(item.id),
    title: oneLine(item.title ?? ''),
    summaryHtml: escapeText(item.summary ?? ''),
    contentHtml: item.content_html ?? escapeText(item.content_text ?? ''),
    baseUrl: base,
    author: nameOf(item.authors?.[0]?.name),
    publishedAt: parseItemDate(rawDate),
    rawDate,
    imageUrl: resolveUrl(item.image ?? item.banner_image, base),
  };
}

/** Only web addresses; `javascript:` and its kin are no address of an article. */
export function resolveUrl(value: string | null | undefined, base: string): string | null {
  const url = value?.trim() ? URL.parse(value.trim(), base) : null;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}

const absoluteOnly = (value: string | null | undefined): string | null =>
  value && /^https?:\/\//i.test(value.trim()) ? resolveUrl(value, 'https://none.invalid') : null;

const nameOf = (value: string | null | undefined): string | null => textOfHtml(value ?? '') || null;

/** An Atom title without a type, or of type text, is text: its `<` is not markup. */
function atomTitle(title: AtomFeed.Text | undefined): string {
  const value = title?.value ?? '';
  return title?.type === 'html' || title?.type === 'xhtml' ? textOfHtml(value) : oneLine(value);
}

function atomHtml(part: AtomFeed.Text | AtomFeed.Content | undefined): string {
  const value = part?.value ?? '';
  return part?.type === 'text' || part?.type === 'text/plain' ? escapeText(value) : value;
}

function imageOf(media: MediaNs.ItemOrFeed | undefined): string | null {
  const content = media?.contents?.find(
    (each) => each.medium === 'image' || /^image\//.test(each.type ?? ''),
  );
  return (
    content?.url ?? media?.thumbnails?.[0]?.url ?? media?.groups?.[0]?.thumbnails?.[0]?.url ?? null
  );
}

const enclosedImage = (item: RssItem): string | null =>
  item.enclosures?.find((each) => /^image\//.test(each.type ?? ''))?.url ?? null;
