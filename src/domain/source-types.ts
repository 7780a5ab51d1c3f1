/** How a source is read: a feed, or a page that lists articles. */
export const SOURCE_TYPES = ['rss', 'crawl'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const READ_AS: Record<SourceType, 'feed' | 'listing'> = { rss: 'feed', crawl: 'listing' };
