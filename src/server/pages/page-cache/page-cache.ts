import { setTimeout as wait } from 'node:timers/promises';
import { hours, minutes, seconds } from '../../../domain/time/duration.ts';
import { FinishedResponse, type ResponseSource } from './finished-response.ts';

/** A rendered page and what it was made from. */
export interface RenderedPage extends ResponseSource {
  /** Changes announced with any of these make the page old. Empty: it changes only with a new build. */
  tags: string[];
}

/** A finished page that still knows what it was made from. */
export class CachedPage extends FinishedResponse {
  readonly tags: string[];
  readonly body: Buffer;

  /**
   * @param isTrue whether it is kept and known to be as the database has it; one that is shown once never is. A shared
   * cache is purged once for a change: what was overtaken by one, or cannot hear of any, is not kept there.
   */
  constructor(page: RenderedPage, onGrow?: (bytes: number) => void, isTrue?: () => boolean) {
    super(page, onGrow, isTrue);
    this.tags = page.tags;
    this.body = page.body;
  }
}

/**
 * Whether what is kept is as the database has it. `current`: its changes are heard. `doubtful`: they are not, though it
 * may answer: every page is rendered, and the last good one given only where that fails. `unreachable`: it does not
 * answer, so this instance can show nothing newer: the last good page at once (decision 0050).
 */
export type Trust = 'current' | 'doubtful' | 'unreachable';

export interface PageCache {
  /** The kept page, or undefined; counts as a use. Never waits. */
  peek(key: string): CachedPage | undefined;
  /** The kept page, or the one `render` makes now; callers that miss together share one rendering. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  invalidate(tags: string[]): void;
  clear(): void;
  /** Who finds changes heard again drops what they made old meanwhile. */
  setTrust(trust: Trust): void;
  readonly stats: { entries: number; bytes: number };
}

interface Entry {
  page: CachedPage;
  /** Milliseconds; infinite but of an address where nothing is. */
  expires: number;
}

/** Pages, the way from an article's former address to it, and why one was withdrawn. */
export const KEPT = [200, 301, 410];
/** Where nothing is. Anyone can make up such addresses, so few are kept, and not for long. */
const UNKNOWN = 404;
const UNKNOWN_KEPT = 200;
const UNKNOWN_LIFETIME = minutes(1);
/** How long a page that is made of the database is given unasked: another instance may have changed it meanwhile. */
const LAST_GOOD_LIFETIME = hours(1);
/** How long a visitor waits for a rendering that may fail, when there is a page to give instead. */
const PATIENCE = seconds(1);

/**
 * Finished public pages in memory, least recently used leaving first. Not by lru-cache: it weighs an entry once, and a page
 * grows with each encoding that is asked of it.
 *
 * A change that arrives while a page is being rendered must win although its tags are not known yet, so
 * every rendering under way is dropped and its page shown, but not kept: who asked before the change may see the
 * old page, who asks after it waits for a new rendering.
 * Whole: its functions share the entries, their bytes and the renderings under way.
 * @param maxBytes of bodies in all encodings together
 * @param now milliseconds
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  const renderings = new Map<string, Promise<CachedPage>>();
  let bytes = 0;
  let trust: Trust = 'current';
  /** Milliseconds; when changes were last heard. */
  let current = now();

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.page.bytes;
  };
  const trim = () => {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return;
      drop(key);
    }
  };
  const makeRoomForUnknown = () => {
    const unknown = [...entries].filter(([, { page }]) => page.status === UNKNOWN);
    const [oldest] = unknown;
    if (oldest && unknown.length >= UNKNOWN_KEPT) drop(oldest[0]);
  };
  const keep = (key: string, rendered: RenderedPage): CachedPage => {
    const isKept = () => entries.get(key)?.page === page;
    const grow = (grown: number) => {
      if (!isKept()) return;
      bytes += grown;
      trim();
    };
    const page: CachedPage = new CachedPage(rendered, grow, () => trust === 'current' && isKept());
    drop(key);
    const isUnknown = page.status === UNKNOWN;
    if (isUnknown) makeRoomForUnknown();
    entries.set(key, { page, expires: isUnknown ? now() + UNKNOWN_LIFETIME : Infinity });
    bytes += page.bytes;
    trim();
    return page;
  };
  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expires > now()) return entry;
    drop(key);
    return undefined;
  };

  /** The page as it was when changes were last heard, or since. */
  const findLastGood = (key: string): CachedPage | undefined => {
    const page = find(key)?.page;
    const isRecent = now() - current < LAST_GOOD_LIFETIME;
    return trust !== 'current' && (isRecent || page?.tags.length === 0) ? page : undefined;
  };

  async function renderOrGiveLast(key: string, render: () => Promise<RenderedPage>) {
    const rendering = render();
    const last = findLastGood(key);
    if (!last) return rendering;
    const page = await Promise.race([
      rendering.catch(() => last),
      wait(PATIENCE, last, { ref: false }),
    ]);
    return page.status < 500 ? page : last;
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    // Not when something the page may be made of changed meanwhile.
    const isCurrent = () => renderings.get(key) === rendering;
    const run = async () => {
      try {
        const page = await renderOrGiveLast(key, render);
        if (page instanceof CachedPage) return page;
        const isKept = [...KEPT, UNKNOWN].includes(page.status);
        return isKept && isCurrent() ? keep(key, page) : new CachedPage(page);
      } finally {
        if (isCurrent()) renderings.delete(key);
      }
    };
    const rendering: Promise<CachedPage> = Promise.resolve().then(run);
    renderings.set(key, rendering);
    return rendering;
  }

  return {
    peek(key) {
      if (trust !== 'current') return trust === 'unreachable' ? findLastGood(key) : undefined;
      const entry = find(key);
      if (!entry) return undefined;
      // Moves the page to the young end, but not on every hit: reordering costs more than reading.
      if (entries.size > 64 && Math.random() < 0.05) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.page;
    },
    async get(key, render) {
      const kept = this.peek(key);
      if (kept) return kept;
      return renderings.get(key) ?? start(key, render);
    },
    invalidate(tags) {
      renderings.clear();
      for (const [key, { page }] of entries) {
        // Any change may be the page that was not there.
        if (page.status === UNKNOWN || page.tags.some((tag) => tags.includes(tag))) drop(key);
      }
    },
    clear() {
      renderings.clear();
      entries.clear();
      bytes = 0;
    },
    setTrust(value) {
      if (trust === 'current' && value !== 'current') current = now();
      trust = value;
    },
    get stats() {
      return { entries: entries.size, bytes };
    },
  };
}
