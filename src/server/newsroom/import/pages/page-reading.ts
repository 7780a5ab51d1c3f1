export interface ExtractedArticle {
  title: string | null;
  /** Every title that the page has, as written: of its window, for sharing, above the text. */
  headlines: string[];
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

/** A fault that passes: the page may well answer another time. */
export interface PageFault {
  /** What the server asked for. */
  retryAfterMs: number | null;
  /** The page was not requested, because its host's circuit is open. */
  isUnasked?: true;
  /** It answered, and no article could be taken from it: why. */
  lost?: LostPage;
}

/** `interstitial`: a challenge, sign-in or consent page in place of the article; `empty`: none was found; `unreadable`: it cost the reader too much. */
export type LostPage = 'interstitial' | 'empty' | 'unreadable';

export interface PageReading {
  article: ExtractedArticle | null;
  /** After redirects; null when the page was not read. */
  url: string | null;
  /** Of its answer; null when there was none that says anything. */
  status: number | null;
  fault: PageFault | null;
}
