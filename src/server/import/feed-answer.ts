import type { ParsedFeed } from './feed.ts';
import type { SourceErrorKind } from './source-error.ts';

/** What comes back from the thread. */
export type FeedAnswer =
  | { feed: ParsedFeed }
  | { error: { kind: SourceErrorKind; detail: string; log: string } };
