export interface FeedItem {
  /** The publisher's identifier as it stands in the feed. */
  guid: string | null;
  /** Absolute http(s) address of the article. */
  url: string | null;
  /** Plain text; may be empty. */
  title: string;
  /** HTML as the publisher wrote it: NOT sanitised, relative addresses inside. */
  summaryHtml: string;
  contentHtml: string;
  /** What relative addresses in that HTML are relative to. */
  baseUrl: string;
  author: string | null;
  publishedAt: Date | null;
  /** The date as it was written, kept even when it cannot be read. */
  rawDate: string | null;
  imageUrl: string | null;
  /** What the item, or its feed, says it is written in; as it is written there. */
  language?: string | null;
}

export interface ParsedFeed {
  format: 'rss' | 'atom' | 'rdf' | 'json';
  title: string;
  language: string | null;
  /** In the feed's own order, all of them. */
  items: FeedItem[];
}

/** Only its address is known. */
export const isBareLink = (item: FeedItem): boolean =>
  !item.title.trim() && !item.summaryHtml && !item.contentHtml;
