import { serveTasks } from '../../workers/serve-tasks.ts';
import { documentText, type RawDocument } from '../documents/decode-text.ts';
import { brokenFeed, SourceError } from '../documents/source-error.ts';
import type { FeedAnswer } from './feed-answer.ts';
import { parseFeed } from './parse-feed.ts';

/*
 * Runs in a thread of its own with little memory, and is killed when it takes too long: both parsers meet feeds
 * made to hang them. Nothing here touches the network, the disk or the database.
 */

serveTasks(async (raw: RawDocument): Promise<FeedAnswer> => {
  try {
    return { feed: await parseFeed(documentText(raw), raw.url) };
  } catch (error) {
    const { kind, detail, log } = error instanceof SourceError ? error : brokenFeed(error);
    return { error: { kind, detail, log } };
  }
});
