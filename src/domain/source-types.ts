/** How a source is read: a feed, or a page that lists articles. */
export const SOURCE_TYPES = ['rss', 'crawl'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];
