import type { AnyFeed, AtomFeed, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith';
import { escapeText } from '../../../../domain/text/escape-text.ts';
import { oneLine, textOfHtml } from '../../../html/plain-text.ts';
import type { FeedItem, ParsedFeed } from '../item/feed-item.ts';
import { resolveUrl } from '../item/resolve-url.ts';
import { chooseDate, readTitle } from './item-values.ts';
import { ORIGINAL } from './respell-feed.ts';

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
  const title = readTitle(parsed.feed.title ?? parsed.feed.dc?.titles?.[0]);
  return { format, title, language, items };
}

function readRss(item: RssItem | RdfItem, feedBase: string): FeedItem {
  const base = resolveUrl(item.xml?.base, feedBase) ?? feedBase;
  const rss: RssItem = 'rdf' in item ? {} : item;
  const guid = rss.guid?.value?.trim() || null;
  const about = 'rdf' in item ? (item.rdf?.about ?? null) : null;
  const permalink = rss.guid?.isPermaLink === false ? null : absoluteOnly(guid);
  const author = rss.authors?.[0];
  const { atom, dc, dcterms, media } = item;
  return {
    guid: guid ?? about,
    url:
      originalLink(atom?.links, base) ??
      resolveUrl(item.link, base) ??
      resolveUrl(alternateLink(atom?.links), base) ??
      permalink ??
      absoluteOnly(about),
    title:
      readTitle(item.title ?? dc?.titles?.[0]) ||
      atomTitle(atom?.title) ||
      readTitle(media?.title?.value),
    summaryHtml:
      item.description ??
      dc?.descriptions?.[0] ??
      (atomHtml(atom?.summary) ||
        rss.itunes?.summary ||
        mediaText(describedMedia(media)?.description)),
    contentHtml: item.content?.encoded ?? atomHtml(atom?.content),
    baseUrl: base,
    author: nameOf(author?.name ?? dc?.creators?.[0] ?? rss.itunes?.author ?? author?.email),
    ...chooseDate([
      rss.pubDate,
      ...(dc?.dates ?? []),
      atom?.published,
      ...(dcterms?.issued ?? []),
      ...(dcterms?.created ?? []),
      atom?.updated,
      ...(dcterms?.modified ?? []),
    ]),
    imageUrl: resolveUrl(imageOf(media) ?? enclosedImage(rss), base),
    ...(dc?.languages?.[0] && { language: dc.languages[0] }),
  };
}

function readAtom(entry: AtomEntry, feedBase: string): FeedItem {
  const base = resolveUrl(entry.xml?.base, feedBase) ?? feedBase;
  const contentBase = entry.content?.xml?.base ?? entry.summary?.xml?.base;
  return {
    guid: entry.id?.trim() || null,
    url:
      originalLink(entry.links, base) ??
      resolveUrl(alternateLink(entry.links), base) ??
      absoluteOnly(entry.id),
    title: atomTitle(entry.title),
    summaryHtml: atomHtml(entry.summary) || mediaText(describedMedia(entry.media)?.description),
    contentHtml: atomHtml(entry.content),
    baseUrl: resolveUrl(contentBase, base) ?? base,
    author: nameOf(entry.authors?.[0]?.name ?? entry.dc?.creators?.[0]),
    ...chooseDate([
      entry.published,
      entry.dcterms?.issued?.[0],
      entry.updated,
      ...(entry.dc?.dates ?? []),
      entry.dcterms?.modified?.[0],
    ]),
    imageUrl: resolveUrl(imageOf(entry.media), base),
    ...(entry.xml?.lang && { language: entry.xml.lang }),
  };
}

function readJson(item: JsonItem, base: string): FeedItem {
  return {
    guid: item.id ? String(item.id) : null,
    url: resolveUrl(item.url ?? item.external_url, base) ?? absoluteOnly(item.id),
    title: oneLine(item.title ?? ''),
    summaryHtml: escapeText(item.summary ?? ''),
    contentHtml: item.content_html ?? escapeText(item.content_text ?? ''),
    baseUrl: base,
    author: nameOf(item.authors?.[0]?.name),
    ...chooseDate([item.date_published, item.date_modified]),
    imageUrl: resolveUrl(item.image ?? item.banner_image, base),
    ...(item.language && { language: item.language }),
  };
}

const absoluteOnly = (value: string | null | undefined): string | null =>
  value && /^https?:\/\//i.test(value.trim()) ? resolveUrl(value, 'https://none.invalid') : null;

const nameOf = (value: string | null | undefined): string | null => textOfHtml(value ?? '') || null;

type AtomLinks = AtomFeed.Link<string>[] | undefined;

/** The page of an entry, rather than another form of it. */
function alternateLink(links: AtomLinks = []): string | undefined {
  const alternates = links.filter(({ rel = 'alternate' }) => rel === 'alternate');
  return (alternates.find(({ type = 'html' }) => type.includes('html')) ?? alternates[0])?.href;
}

const originalLink = (links: AtomLinks, base: string): string | null =>
  resolveUrl(links?.find(({ rel }) => rel === ORIGINAL)?.href, base);

/** An Atom title without a type, or of type text, is text: its `<` is not markup. */
function atomTitle(title: AtomFeed.Text | undefined): string {
  const value = title?.value ?? '';
  return title?.type?.includes('html') ? textOfHtml(value) : oneLine(value);
}

function atomHtml(part: AtomFeed.Text | AtomFeed.Content | undefined): string {
  const value = part?.value ?? '';
  return part?.type === 'text' || part?.type === 'text/plain' ? escapeText(value) : value;
}

/** What describes the item's picture or film describes the item that has nothing else. */
const describedMedia = (media: MediaNs.ItemOrFeed | undefined) =>
  [media, ...(media?.groups ?? []), ...(media?.contents ?? [])].find(
    (each) => each?.description?.value,
  );

const mediaText = (text: MediaNs.TitleOrDescription | undefined): string =>
  text?.type === 'html' ? (text.value ?? '') : escapeText(text?.value ?? '');

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
