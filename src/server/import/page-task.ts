import type { BodyParts, ComposedBody } from './compose-body.ts';
import type { DiscoveredLink, DiscoverOptions } from './discover-links.ts';
import type { FeedItem } from './feed.ts';
import type { ThreadErrorKind } from './reading-thread.ts';
import type { WordLists, WordVerdict } from './word-filter.ts';

export interface ExtractedArticle {
  title: string | null;
  author: string | null;
  excerpt: string | null;
  /** The article's body as the page wrote it: NOT sanitised. */
  html: string;
  rawDate: string | null;
  language: string | null;
  /** What addresses inside `html` are relative to. */
  baseUrl: string;
  canonicalUrl: string | null;
  imageUrl: string | null;
}

/** `gate`: the page wants proof of a human or a sign-in first. */
export type PageErrorKind = ThreadErrorKind | 'too-complex' | 'gate';

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
