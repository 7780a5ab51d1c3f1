import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { seconds } from '../../domain/duration.ts';
import type { DiscoveredLink, DiscoverOptions } from './discover-links.ts';
import { isTooBig } from './page-limits.ts';
import type { ExtractedArticle, PageAnswer, PageErrorKind, PageTask } from './page-task.ts';

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

const TIME_LIMIT = seconds(8);
const MEMORY_LIMIT_MB = 256;

/**
 * Reads strangers' HTML in one worker thread, a page at a time. A page that takes longer than 8 s or more
 * than 256 MB costs the thread its life and nobody else anything: the next page gets a new one.
 */
export function createPageReader(options: { log: Pick<Logger, 'warn'> }): PageReader {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL('./page-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      execArgv: [],
      env: {},
    });
    // The thread alone must not keep the process alive.
    started.unref();
    started.on('error', () => {});
    return started;
  }

  async function perform(task: PageTask): Promise<PageAnswer> {
    if (isClosed) throw new PageError('closed', task.url);
    if (isTooBig(task.html)) throw new PageError('too-big', task.url);
    const thread = worker ?? start();
    worker = thread;
    const { promise, resolve, reject } = Promise.withResolvers<PageAnswer>();
    const timer = setTimeout(() => reject(new PageError('too-slow', task.url)), TIME_LIMIT);
    const answered = (answer: PageAnswer) => {
      if (answer.id === task.id) resolve(answer);
    };
    const died = (error: unknown) =>
      reject(new PageError(isClosed ? 'closed' : deathOf(error), `${task.url} ${error}`));
    thread.on('message', answered).on('error', died).on('exit', died);
    try {
      thread.postMessage(task);
      return await promise;
    } catch (error) {
      options.log.warn({ url: task.url, error: String(error) }, 'a page could not be read');
      worker = null;
      void thread.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      thread.off('message', answered).off('error', died).off('exit', died);
    }
  }

  async function inTurn(task: PageTask): Promise<PageAnswer> {
    const answer = last.then(() => perform(task));
    last = answer.catch(() => {});
    const { error, log, ...rest } = await answer;
    if (error) throw new PageError(error, `${task.url} ${log ?? ''}`);
    return rest;
  }

  return {
    async extractArticle(html, url) {
      const { article } = await inTurn({ id: ++lastId, kind: 'article', html, url });
      return article ?? null;
    },
    async discoverLinks(html, asked) {
      const { links } = await inTurn({ ...asked, id: ++lastId, kind: 'links', html });
      return links ?? [];
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
      worker = null;
    },
  };
}

const deathOf = (error: unknown): PageErrorKind =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'too-big'
    : 'failed';
