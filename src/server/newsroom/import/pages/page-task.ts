import type { WorkerErrorKind } from '../../workers/isolated-worker.ts';
import type { FeedItem } from '../item/feed-item.ts';
import type { WordLists, WordVerdict } from '../selection/word-filter.ts';
import type { BodyParts, ComposedBody } from './compose-body.ts';
import type { DiscoveredLink, DiscoverOptions } from './discover-links.ts';
import type { ExtractedArticle } from './page-reading.ts';

/** `interstitial`: the page is a challenge or a sign-in. */
export type PageErrorKind = WorkerErrorKind | 'too-complex' | 'interstitial';

/** What goes to the thread and what comes back. */
export type PageTask =
  | { kind: 'article'; html: string; url: string }
  | ({ kind: 'links'; html: string } & DiscoverOptions)
  | ({ kind: 'body' } & BodyParts)
  | { kind: 'words'; items: FeedItem[]; words: WordLists };
export interface PageAnswer {
  composed?: ComposedBody;
  verdicts?: WordVerdict[];
  article?: ExtractedArticle | null;
  links?: DiscoveredLink[];
  error?: PageErrorKind;
  log?: string;
}
