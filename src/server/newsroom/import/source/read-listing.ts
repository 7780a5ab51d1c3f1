import type { Source } from '../../../database/schema/sources.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { documentText, type RawDocument } from '../documents/decode-text.ts';
import { blocked } from '../documents/fetch-document.ts';
import { SourceError } from '../documents/source-error.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { parseItemDate } from '../item/item-date.ts';
import type { DiscoveredLink } from '../pages/discover-links.ts';
import { PageError, type PageReader } from '../pages/page-reader.ts';

/** How many of a listing's stories lie on another host. */
export interface HostCount {
  host: string;
  count: number;
}

interface ListingContext {
  outbound: Pick<Outbound, 'mayAsk'>;
  pages: PageReader;
}

type ListingChoices = Pick<Source, 'link_selector' | 'link_pattern' | 'reads_other_hosts'>;

/** A link blog's page names some thirty; whoever lists more would have us ask the whole world. */
export const MAX_OTHER_HOSTS = 40;

/**
 * The links of a listing page as items, and where those lie that are on other hosts. May be no items, when all are
 * there and the source does not read them.
 * @throws SourceError when there are no links at all, or the page cannot be read
 */
export async function readListing(
  { outbound, pages }: ListingContext,
  source: ListingChoices,
  raw: RawDocument,
): Promise<{ items: FeedItem[]; elsewhere: HostCount[] }> {
  const { url } = raw;
  const html = documentText(raw);
  const links = await pages
    .discoverLinks(html, { url, selector: source.link_selector, pattern: source.link_pattern })
    .catch((error: unknown) => {
      if (!(error instanceof PageError)) throw error;
      // We are stopping; that says nothing about the page.
      if (error.kind === 'closed') throw new SourceError('aborted', '', error.message);
      if (error.kind === 'interstitial') throw blocked('listing page');
      throw new SourceError('no-links', 'Sąrašo puslapio nepavyko perskaityti.', error.message);
    });
  const { isKept, elsewhere } = countElsewhere(links, outbound);
  const kept = links.filter((link) => !link.isElsewhere || isKept(link));
  if (kept.length === 0) {
    throw new SourceError('no-links', 'Sąrašo puslapyje nerasta straipsnių nuorodų.', url);
  }
  const read = kept.filter(({ isElsewhere }) => source.reads_other_hosts || !isElsewhere);
  return { items: read.map(toItem), elsewhere };
}

/** Hosts in the page's order, until there are enough of them. */
function countElsewhere(links: readonly DiscoveredLink[], outbound: Pick<Outbound, 'mayAsk'>) {
  const counts = new Map<string, number>();
  const kept = new Set<DiscoveredLink>();
  for (const link of links) {
    const host = URL.parse(link.url)?.host.replace(/^www\./, '');
    if (!link.isElsewhere || !host || !outbound.mayAsk(link.url)) continue;
    const count = counts.get(host) ?? 0;
    if (count === 0 && counts.size >= MAX_OTHER_HOSTS) continue;
    counts.set(host, count + 1);
    kept.add(link);
  }
  const elsewhere = [...counts]
    .map(([host, count]): HostCount => ({ host, count }))
    .sort((a, b) => b.count - a.count);
  return { isKept: (link: DiscoveredLink) => kept.has(link), elsewhere };
}

function toItem({ url, title, rawDate }: DiscoveredLink): FeedItem {
  return {
    guid: null,
    url,
    title,
    summaryHtml: '',
    contentHtml: '',
    baseUrl: url,
    author: null,
    publishedAt: parseItemDate(rawDate),
    rawDate,
    imageUrl: null,
  };
}
