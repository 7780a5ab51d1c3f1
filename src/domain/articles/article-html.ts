/**
 * The HTML an article may be made of, wherever it came from: a feed, a page, a model, a person.
 * Never add svg, math, style, xmp, noscript, textarea or template: browsers parse what is inside them
 * by other rules than sanitisers do, and that is how scripts get through.
 */
export const ALLOWED_HTML: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  del: [],
  ins: [],
  sub: [],
  sup: [],
  mark: [],
  small: [],
  code: [],
  pre: [],
  kbd: [],
  samp: [],
  var: [],
  blockquote: [],
  q: [],
  cite: [],
  abbr: ['title'],
  time: ['datetime'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'data-width', 'loading'],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  // Only as the blocks of `article-blocks.ts`.
  div: ['data-block'],
  details: ['data-block'],
  summary: ['data-block'],
};

/** Deeper markup is flattened; it is never hand-written, and browsers and parsers choke on it. */
export const MAX_HTML_DEPTH = 40;

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const OWN_ORIGIN = 'https://own.invalid';

/** A link's address as we would write it, or null when it may not stand in an article. */
export function allowedHref(href: string, baseUrl?: string | null): string | null {
  const text = href.trim();
  if (!text || text.startsWith('#')) return null;
  const url = URL.parse(text, baseUrl ?? OWN_ORIGIN);
  if (!url || !SCHEMES.has(url.protocol) || url.username || url.password) return null;
  if (url.origin !== OWN_ORIGIN) return url.href;
  // Without a base only addresses of our own site may be relative, and only from its root.
  return text.startsWith('/') ? url.pathname + url.search + url.hash : null;
}

/** Tags that stand for another one. */
export const RENAMED_TAGS: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  strike: 's',
};

/**
 * Names as the storage gives them and nothing that a browser would read as such a name: where a picture is used is
 * told from the text's letters.
 */
const OWN_IMAGE = /^\/storage\/blog-images\/[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z]+$/;

/** Only our own storage may serve an article's images: no hot links, no tracking pixels. */
export const isOwnImage = (src: string): boolean => OWN_IMAGE.test(src);

/**
 * The path of a picture of ours as pages name it, however it was copied: with our origin in front, or as one of its
 * narrower copies (`?w=…`). Null for any other.
 * @param ownOrigin without a slash at the end; from our own settings, never from a request's Host
 */
export function findOwnImage(src: string, ownOrigin?: string | null): string | null {
  const text = src.trim();
  const isWhole = ownOrigin && text.startsWith(`${ownOrigin}/`);
  const path = (isWhole ? text.slice(ownOrigin.length) : text).split(/[?#]/)[0] ?? '';
  return isOwnImage(path) ? path : null;
}

/** What counts the readers of a page or a letter and is no picture, by its `width` or `height`. */
export const isTrackingPixel = (...sides: (string | null | undefined)[]): boolean =>
  sides.some((side) => /^\s*[01](?:px)?\s*$/.test(side ?? ''));

/** The address of a picture that lies on the web and not with us; null for one that cannot be fetched. */
export function findImageAddress(src: string, ownOrigin?: string | null): string | null {
  const text = src.trim();
  if (findOwnImage(text, ownOrigin) || !/^(?:https?:)?\/\//i.test(text)) return null;
  const url = URL.parse(text, OWN_ORIGIN);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}
