import type { SourceErrorKind } from '../documents/source-error.ts';
import type { ParsedFeed } from '../item/feed-item.ts';

/** What comes back from the thread. */
export type FeedAnswer =
  | { feed: ParsedFeed }
  | { error: { kind: SourceErrorKind; detail: string; log: string } };
