import { escapeText } from '../../src/domain/text/escape-text.ts';
import type { FeedItem } from '../../src/server/newsroom/import/item/feed-item.ts';

/** An item of a feed whose stories are counted afterwards by the mark in their text. */
interface MarkedItem extends Pick<FeedItem, 'guid' | 'url' | 'title'> {
  mark: string;
  date: Date | null;
}

export const ROUNDS = 10;

/** What publishers do to their links and what readers' tools add; none of it makes another article. */
const ADDITIONS = [
  'utm_source=rss&utm_medium=feed',
  'fbclid=IwAR0abc',
  'gclid=1',
  'mc_cid=7&mc_eid=9',
  '',
];

/** The same each time for the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * The feed as its `round`-th fetch shows it: a part of the items at first, more each time, all in the end; in another
 * order, with other guids, http for https and back, and tracking parameters.
 */
export function varyFeed(items: readonly MarkedItem[], round: number): string {
  const random = createRandom(round * 1000 + items.length);
  const shown = items.slice(0, Math.ceil((items.length * (round + 1)) / ROUNDS));
  const varied = shown.map((item, index) => (round === 0 ? item : vary(item, index + round)));
  const shuffled = varied
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
  return toRss(round === 0 ? varied : shuffled);
}

function vary(item: MarkedItem, n: number): MarkedItem {
  return { ...item, guid: varyGuid(item.guid, n), url: item.url && varyUrl(item.url, n) };
}

function varyGuid(guid: string | null, n: number): string | null {
  if (guid === null || n % 3 !== 0) return guid;
  return n % 2 === 0 ? `kitas-${n}-${guid.length}` : `${guid}#${n}`;
}

function varyUrl(address: string, n: number): string {
  const url = new URL(address);
  if (n % 2 === 0 && url.port === '') {
    url.protocol = url.protocol === 'https:' ? 'http:' : 'https:';
  }
  const addition = ADDITIONS[n % ADDITIONS.length];
  // Parameters that are there stay byte for byte as they are.
  if (addition) url.search = url.search ? `${url.search}&${addition}` : `?${addition}`;
  return url.href;
}

function toRss(items: readonly MarkedItem[]): string {
  const inside = items.map(({ guid, url, title, mark, date }) => {
    const parts = [
      `<title>${escapeText(escapeText(title))}</title>`,
      url ? `<link>${escapeText(url)}</link>` : '',
      guid === null ? '' : `<guid isPermaLink="false">${escapeText(guid)}</guid>`,
      date ? `<pubDate>${date.toUTCString()}</pubDate>` : '',
      `<description>${escapeText(`<p>${mark} ${'Saugumas prasideda nuo paprastų dalykų. '.repeat(45)}</p>`)}</description>`,
    ];
    return `<item>${parts.join('')}</item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${inside.join('')}</channel></rss>`;
}

/** Items that are one story by any reader's judgement: the same words at the same place. */
export function markStories(
  items: readonly Pick<FeedItem, 'guid' | 'url' | 'title' | 'publishedAt'>[],
): { items: MarkedItem[]; stories: number } {
  const marks = new Map<string, string>();
  const marked = items
    .filter(({ guid, url, title }) => guid || url || title)
    .map(({ guid, url, title, publishedAt }) => {
      const story = `${title.toLowerCase()}\n${url ?? guid ?? ''}`;
      const mark = marks.get(story) ?? `istorija-${marks.size}-`;
      marks.set(story, mark);
      return { guid, url, title, mark, date: publishedAt };
    });
  return { items: marked, stories: marks.size };
}

/** How often each story of a table of articles is there. */
export function countStories(contents: readonly string[], stories: number) {
  const times = new Map<string, number>();
  for (const content of contents) {
    const mark = /istorija-\d+-/.exec(content)?.[0] ?? content;
    times.set(mark, (times.get(mark) ?? 0) + 1);
  }
  const doubled = [...times].filter(([, n]) => n > 1).map(([mark]) => mark);
  const lost = Array.from({ length: stories }, (_, n) => `istorija-${n}-`).filter(
    (mark) => !times.has(mark),
  );
  return { doubled, lost };
}
