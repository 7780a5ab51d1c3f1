import type { DiscoveredLink, DiscoverOptions } from './discover-links.ts';
import type { ThreadErrorKind } from './reading-thread.ts';

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
export type PageTask = { html: string } & (
  | { kind: 'article'; url: string }
  | ({ kind: 'links' } & DiscoverOptions)
);
export interface PageAnswer {
  article?: ExtractedArticle | null;
  links?: DiscoveredLink[];
  error?: PageErrorKind;
  log?: string;
}
