// Child process of `bench/feeds.ts`: serves broken, hostile and healthy feeds. Prints a `FeedsReport`.
import { listCorpusFeeds, readCorpusFeed } from '../tests/support/corpus-feeds.ts';
import { type FeedRoute, startFeedServer } from '../tests/support/feed-server.ts';
import { BODY, HOSTILE_PAGES, type HostileFeed, listHostileFeeds } from './hostile-feeds.ts';

/** At `/<name>`. */
export interface ServedFeed {
  name: string;
  /** How its import may end: 'done' or a kind of error. */
  ends: string[];
  isHealthy: boolean;
}
export interface FeedsReport {
  origin: string;
  feeds: ServedFeed[];
  healthyItems: number;
}

const HEALTHY = 41;
const HEALTHY_ITEMS = 5;

const server = await startFeedServer({ routes: HOSTILE_PAGES });
const corpus: HostileFeed[] = listCorpusFeeds()
  .filter(([name]) => /^broken-|^own-hostile|^own-cloudflare/.test(name))
  .map(([name, { error }]) => ({
    name,
    route: { body: readCorpusFeed(name) },
    ends: error ? ['blocked', 'not-a-feed', 'broken-feed'] : ['done'],
  }));
const healthy = Array.from({ length: HEALTHY }, (_, n) => healthyFeed(n));
const feeds = [
  ...[...listHostileFeeds(server.origin), ...corpus].map((each) => serve(each, false)),
  ...healthy.map((each) => serve(each, true)),
];
const report: FeedsReport = { origin: server.origin, feeds, healthyItems: HEALTHY_ITEMS };
console.log(JSON.stringify(report));

function serve({ name, route, ends }: HostileFeed, isHealthy: boolean): ServedFeed {
  server.route(`/${encodeURIComponent(name)}`, route);
  return { name, ends, isHealthy };
}

function healthyFeed(n: number): HostileFeed {
  const items = Array.from(
    { length: HEALTHY_ITEMS },
    (_, i) =>
      `<item><title>Sveika naujiena ${n}-${i}</title><link>${server.origin}/sveika/${n}-${i}</link><description><![CDATA[${BODY}]]></description></item>`,
  );
  const route: FeedRoute = {
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>S</title>${items.join('')}</channel></rss>`,
  };
  return { name: `sveikas ${n}`, route, ends: ['done'] };
}
