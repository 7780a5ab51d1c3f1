export interface DiscoveredLink {
  url: string;
  /** The link's words; may be empty. */
  title: string;
}

export interface DiscoverOptions {
  /** The listing page's address. */
  url: string;
  /** CSS selector of the links or of what contains one each, chosen by a person. */
  selector?: string | null;
  /** Address pattern with `*` for anything, as `/naujienos/*`. */
  pattern?: string | null;
}

/**
 * The article links of a listing page, in its order, each address once. With a selector exactly what it
 * finds; else by heuristic: links of this site that look like a story's headline and stand in the content.
 * @throws when the selector is not CSS
 */
export function discoverLinks(document: Document, options: DiscoverOptions): DiscoveredLink[] {
  const page = URL.parse(options.url);
  if (!page) return [];
  const base =
    URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', page) ?? page;
  const anchors = options.selector
    ? [...document.querySelectorAll(options.selector)].map(anchorIn).filter((each) => each !== null)
    : [...document.querySelectorAll('a[href]')];
  const fits = patternTest(options.pattern);
  const best = new Map<string, { title: string; score: number }>();
  for (const anchor of anchors) {
    const url = URL.parse(anchor.getAttribute('href') ?? '', base);
    if (!url || !isStoryAddress(url, page) || !fits(url)) continue;
    url.hash = '';
    const title = wordsOf(anchor);
    const score = options.selector ? CERTAIN : scoreOf(anchor, url, title);
    const known = best.get(url.href);
    const isBetter =
      !known || score > known.score || (score === known.score && title.length > known.title.length);
    if (isBetter) best.set(url.href, { title, score });
  }
  return [...best]
    .filter(([, each]) => each.score >= ENOUGH)
    .map(([url, { title }]) => ({ url, title }));
}

const CERTAIN = 99;
const ENOUGH = 4;
const FURNITURE = 'nav, footer, aside, [role=navigation], [role=contentinfo], [role=complementary]';
const FURNITURE_CLASS =
  /(?:^|[\s_-])(?:nav|navbar|menu|footer|sidebar|widget|breadcrumbs?|pagination|pager|paging|share|sharing|social|tags?|cookie|comments?|categories|toc|banner)(?:$|[\s_-])/i;
const LISTING_SEGMENT =
  /^(?:tags?|zymos?|category|categories|kategorij\w*|tema|topics?|authors?|autori\w*|page|puslapis|search|paieska|login|prisijung\w*|register|feed|rss|about|apie\w*|contact\w*|kontakt\w*|privacy|privatum\w*|archyv\w*|archives?|wp-admin|subscribe|prenumerat\w*|cart)$/i;
const FILE = /\.(?:jpe?g|png|gif|webp|svg|pdf|zip|xml|rss|atom|json|mp[34]|docx?|xlsx?)$/i;

function isStoryAddress(url: URL, page: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || host(url) !== host(page) || FILE.test(url.pathname))
    return false;
  const isSamePage = url.pathname === page.pathname && url.search === page.search;
  return !isSamePage && (url.pathname !== '/' || /[?&](?:p|id|nid)=\d/.test(url.search));
}

function scoreOf(anchor: Element, url: URL, title: string): number {
  const segments = url.pathname.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const words = title.split(/\s+/).filter(Boolean).length;
  let score = 0;
  if (segments.slice(0, 2).some((each) => LISTING_SEGMENT.test(each)) || LISTING_SEGMENT.test(last))
    score -= 4;
  if (/[?&](?:page|puslapis|paged|sort)=/i.test(url.search)) score -= 4;
  if (isFurniture(anchor)) score -= 4;
  if (isInRunningText(anchor, title)) score -= 4;
  if (anchor.closest('h1, h2, h3, h4, h5') || anchor.querySelector('h1, h2, h3, h4, h5'))
    score += 3;
  if (anchor.closest('article')) score += 1;
  if (words >= 4) score += 2;
  if (words >= 7) score += 1;
  if (words <= 1) score -= 2;
  if (/\/(?:19|20)\d\d(?:\/|-)\d{1,2}/.test(url.pathname)) score += 2;
  if ((last.match(/[-_]/g) ?? []).length >= 2 || /\d{4,}/.test(last + url.search)) score += 2;
  return score;
}

/** A link inside a paragraph's sentence is a reference, not a headline. */
function isInRunningText(anchor: Element, title: string): boolean {
  const paragraph = anchor.closest('p, blockquote');
  return (paragraph?.textContent?.trim().length ?? 0) > title.length + 60;
}

function isFurniture(anchor: Element): boolean {
  if (anchor.closest(FURNITURE)) return true;
  for (
    let each = anchor.parentElement;
    each && !/^(?:BODY|MAIN|HTML)$/.test(each.tagName);
    each = each.parentElement
  ) {
    if (each.tagName === 'HEADER' && !each.closest('article, section, main')) return true;
    // A story's own box may well be called "post tag-windows"; only the plain word counts there.
    if (each.tagName !== 'ARTICLE' && FURNITURE_CLASS.test(`${each.className} ${each.id}`))
      return true;
  }
  return false;
}

const host = (url: URL): string => url.host.replace(/^www\./, '');

function anchorIn(element: Element): Element | null {
  return element.matches('a[href]')
    ? element
    : (element.querySelector('a[href]') ?? element.closest('a[href]'));
}

function wordsOf(anchor: Element): string {
  const heading = anchor.querySelector('h1, h2, h3, h4, h5');
  const own = (heading ?? anchor).textContent || anchor.getAttribute('title');
  return (own || anchor.querySelector('img')?.getAttribute('alt') || '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `*` stands for anything; a pattern from a person is never run as a regular expression. */
function patternTest(pattern: string | null | undefined): (url: URL) => boolean {
  const parts = (pattern ?? '').trim().split('*');
  if (parts.join('') === '') return () => true;
  return (url) => {
    const text = parts[0]?.startsWith('http') ? url.href : url.pathname + url.search;
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const found = index === 0 ? (text.startsWith(part) ? 0 : -1) : text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return parts.at(-1) === '' || text.endsWith(parts.at(-1) ?? '');
  };
}
