import type { Logger } from 'pino';
import {
  createIsolatedWorker,
  type IsolatedWorker,
  WorkerError,
} from '../../workers/isolated-worker.ts';
import type { RawDocument } from '../documents/decode-text.ts';
import { brokenFeed, SourceError } from '../documents/source-error.ts';
import type { ParsedFeed } from '../item/feed-item.ts';
import type { FeedAnswer } from './feed-answer.ts';

export interface FeedReader {
  /**
   * The bytes are transferred: they cannot be read afterwards.
   * @throws SourceError blocked, not-a-feed, broken-feed; aborted when we are stopping
   */
  parse(raw: RawDocument): Promise<ParsedFeed>;
  close(): Promise<void>;
}

/**
 * Decodes and parses feeds in a thread of its own, beside that of the pages: a hostile feed must neither hold the
 * process nor fill its memory, and a slow page must not hold the feeds.
 */
export function createFeedReader({ log }: { log: Pick<Logger, 'warn'> }): FeedReader {
  const script = new URL('./feed-worker.ts', import.meta.url);
  return readFeedsIn(createIsolatedWorker(script, { log }));
}

/** @param thread runs `feed-worker.ts` */
export function readFeedsIn(thread: IsolatedWorker<RawDocument, FeedAnswer>): FeedReader {
  return {
    async parse(raw) {
      const bytes = ownBytes(raw.bytes);
      const task = { ...raw, bytes };
      const answer = await thread.ask(task, raw.url, [bytes.buffer]).catch((error: unknown) => {
        if (!(error instanceof WorkerError)) throw error;
        const log = `${error.kind}: ${error.message}`;
        // We are stopping; that says nothing about the feed.
        throw error.kind === 'closed' ? new SourceError('aborted', '', log) : brokenFeed(log);
      });
      if ('feed' in answer) return answer.feed;
      const { kind, detail, log } = answer.error;
      throw new SourceError(kind, detail, log);
    },
    close: () => thread.close(),
  };
}

/** A small buffer lies in one that many share, which cannot be given away; it costs nothing to copy. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
