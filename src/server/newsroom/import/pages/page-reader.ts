import type { Logger } from 'pino';
import { MAX_HTML } from '../../../html/plain-text.ts';
import { createIsolatedWorker, WorkerError } from '../../workers/isolated-worker.ts';
import type { FeedItem } from '../item/feed-item.ts';
import { createWordFilter, type WordLists, type WordVerdict } from '../selection/word-filter.ts';
import type { BodyParts, ComposedBody } from './compose-body.ts';
import type { DiscoveredLink, DiscoverOptions } from './discover-links.ts';
import { isTooBig } from './page-limits.ts';
import type { ExtractedArticle } from './page-reading.ts';
import type { PageAnswer, PageErrorKind, PageTask } from './page-task.ts';

/** A page that could not be read; the caller goes on with what it has. For our log only. */
export class PageError extends Error {
  readonly kind: PageErrorKind;

  constructor(kind: PageErrorKind, log: string, cause?: WorkerError) {
    super(`${kind}: ${log}`, { cause });
    this.name = 'PageError';
    this.kind = kind;
  }
}

export interface PageReader {
  /** The article of a page, or null when there is none. @throws PageError */
  extractArticle(html: string, url: string): Promise<ExtractedArticle | null>;
  /** The article links of a listing page. @throws PageError */
  discoverLinks(html: string, options: DiscoverOptions): Promise<DiscoveredLink[]>;
  /** An item's text and its page's, cleaned. @throws PageError */
  composeBody(parts: BodyParts): Promise<ComposedBody>;
  /** What a source's own words say of its items, in their order. @throws PageError */
  judgeItems(items: FeedItem[], words: WordLists): Promise<WordVerdict[]>;
  close(): Promise<void>;
}

/** One character more shows that the text was truncated. */
const bounded = (html: string): string => html.slice(0, MAX_HTML + 1);

/** Parses untrusted HTML and text in an isolated worker. */
export function createPageReader(options: { log: Pick<Logger, 'warn'> }): PageReader {
  const script = new URL('./page-worker.ts', import.meta.url);
  const thread = createIsolatedWorker<PageTask, PageAnswer>(script, options);

  async function ask(task: PageTask, url: string): Promise<PageAnswer> {
    if ('html' in task && isTooBig(task.html)) throw new PageError('too-big', url);
    const { error, log, ...rest } = await thread.ask(task, url).catch((error: unknown) => {
      if (error instanceof WorkerError) throw new PageError(error.kind, error.message, error);
      throw error;
    });
    if (error) throw new PageError(error, `${url} ${log ?? ''}`);
    return rest;
  }

  return {
    async extractArticle(html, url) {
      return (await ask({ kind: 'article', html, url }, url)).article ?? null;
    },
    async discoverLinks(html, asked) {
      return (await ask({ ...asked, kind: 'links', html }, asked.url)).links ?? [];
    },
    async composeBody({ item, page }) {
      // No more of it is read, and copying megabytes to the worker takes this thread's time.
      const read = {
        ...item,
        summaryHtml: bounded(item.summaryHtml),
        contentHtml: bounded(item.contentHtml),
      };
      const { composed } = await ask({ kind: 'body', item: read, page }, item.url ?? item.baseUrl);
      return composed as ComposedBody;
    },
    async judgeItems(items, words) {
      if (createWordFilter(words).isEmpty || items.length === 0) return items.map(() => 'fits');
      const { include_words, exclude_words } = words;
      const task = { kind: 'words', items, words: { include_words, exclude_words } } as const;
      return (await ask(task, items[0]?.baseUrl ?? '')).verdicts ?? [];
    },
    close: () => thread.close(),
  };
}
