import type { Logger } from 'pino';
import type { DiscoveredLink, DiscoverOptions } from './discover-links.ts';
import { isTooBig } from './page-limits.ts';
import type { ExtractedArticle, PageAnswer, PageErrorKind, PageTask } from './page-task.ts';
import { createReadingThread, ThreadError } from './reading-thread.ts';

/** A page that could not be read; the caller goes on with what it has. For our log only. */
export class PageError extends Error {
  readonly kind: PageErrorKind;

  constructor(kind: PageErrorKind, log: string) {
    super(`${kind}: ${log}`);
    this.name = 'PageError';
    this.kind = kind;
  }
}

export interface PageReader {
  /** The article of a page, or null when there is none. @throws PageError */
  extractArticle(html: string, url: string): Promise<ExtractedArticle | null>;
  /** The article links of a listing page. @throws PageError */
  discoverLinks(html: string, options: DiscoverOptions): Promise<DiscoveredLink[]>;
  close(): Promise<void>;
}

/** Reads strangers' HTML in a thread of its own. */
export function createPageReader(options: { log: Pick<Logger, 'warn'> }): PageReader {
  const script = new URL('./page-worker.ts', import.meta.url);
  const thread = createReadingThread<PageTask, PageAnswer>(script, options);

  async function ask(task: PageTask): Promise<PageAnswer> {
    if (isTooBig(task.html)) throw new PageError('too-big', task.url);
    const { error, log, ...rest } = await thread.ask(task, task.url).catch((error: unknown) => {
      if (error instanceof ThreadError) throw new PageError(error.kind, error.message);
      throw error;
    });
    if (error) throw new PageError(error, `${task.url} ${log ?? ''}`);
    return rest;
  }

  return {
    async extractArticle(html, url) {
      return (await ask({ kind: 'article', html, url })).article ?? null;
    },
    async discoverLinks(html, asked) {
      return (await ask({ ...asked, kind: 'links', html })).links ?? [];
    },
    close: () => thread.close(),
  };
}
