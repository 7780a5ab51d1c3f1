import { FinishedResponse, type ResponseSource } from './finished-response.ts';

/** A rendered page and what it was made from. */
export interface RenderedPage extends ResponseSource {
  /** Changes announced with any of these make the page old. Empty: it changes only with a new build. */
  tags: string[];
}

export interface PageCache {
  /** The kept page, or undefined; counts as a use. Never waits. */
  peek(key: string): FinishedResponse | undefined;
  /** The kept page, or the one `render` makes now; callers that miss together share one rendering. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<FinishedResponse>;
  invalidate(tags: string[]): void;
  clear(): void;
  /** While off, nothing is kept or given: every page is rendered. */
  setTrusted(isTrusted: boolean): void;
  readonly stats: { entries: number; bytes: number };
}

interface Entry {
  response: FinishedResponse;
  tags: string[];
}

interface Rendering {
  promise: Promise<FinishedResponse>;
  /** Set when something the page may be made of changed meanwhile: its result is shown but not kept. */
  isOvertaken: boolean;
}

/** Pages, and the way from an article's former address to it. */
const KEPT = [200, 301];

/**
 * Finished public pages in memory, least recently used leaving first.
 *
 * A change that arrives while a page is being rendered must win although its tags are not known yet, so
 * every rendering under way is marked overtaken and forgotten: who asked before the change may see the old
 * page, who asks after it waits for a new rendering.
 * @param maxBytes of bodies in all encodings together
 */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new Map<string, Entry>();
  const renderings = new Map<string, Rendering>();
  let bytes = 0;
  let isTrusted = true;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.response.bytes;
  };
  const trim = () => {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return;
      drop(key);
    }
  };
  const overtakeRenderings = () => {
    for (const rendering of renderings.values()) rendering.isOvertaken = true;
    renderings.clear();
  };
  const keep = (key: string, page: RenderedPage): FinishedResponse => {
    const response: FinishedResponse = new FinishedResponse(page, (grown) => {
      if (entries.get(key)?.response !== response) return;
      bytes += grown;
      trim();
    });
    drop(key);
    entries.set(key, { response, tags: page.tags });
    bytes += response.bytes;
    trim();
    return response;
  };

  function start(key: string, render: () => Promise<RenderedPage>): Rendering {
    const run = async () => {
      try {
        const page = await render();
        const isKept = KEPT.includes(page.status) && isTrusted && !rendering.isOvertaken;
        return isKept ? keep(key, page) : new FinishedResponse(page);
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key);
      }
    };
    const rendering: Rendering = { promise: Promise.resolve().then(run), isOvertaken: false };
    renderings.set(key, rendering);
    return rendering;
  }

  return {
    peek(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // Moves the page to the young end, but not on every hit: reordering costs more than reading.
      if (entries.size > 64 && Math.random() < 0.05) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.response;
    },
    async get(key, render) {
      const kept = entries.get(key);
      if (kept) return kept.response;
      return (renderings.get(key) ?? start(key, render)).promise;
    },
    invalidate(tags) {
      overtakeRenderings();
      for (const [key, entry] of entries) {
        if (entry.tags.some((tag) => tags.includes(tag))) drop(key);
      }
    },
    clear() {
      overtakeRenderings();
      entries.clear();
      bytes = 0;
    },
    setTrusted(value) {
      isTrusted = value;
      if (!value) this.clear();
    },
    get stats() {
      return { entries: entries.size, bytes };
    },
  };
}
