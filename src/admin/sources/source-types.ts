import type { SourceType } from '../../domain/constants.ts';

/** Specification §9. */
export const SOURCE_TYPE_LABELS: Record<SourceType, string> = { rss: 'RSS', crawl: 'Crawl (AI)' };
