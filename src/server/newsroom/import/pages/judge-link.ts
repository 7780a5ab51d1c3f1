import type { PageElement, PageNode } from './dom/page-node.ts';
import { type FurnitureTest, HEADINGS } from './furniture.ts';
import type { BoxedLink } from './link-boxes.ts';
import { DATE, isDateOnly } from './listing-date.ts';

/** What speaks for a link being a story's; stories of one list have the same things in common. */
export interface Evidence {
  /** The address lies under the listing's own, or is the same page with one more parameter. */
  isUnderPage: boolean;
  /** A year and month, or a long number, in the address. */
  hasDateInUrl: boolean;
  hasNumberInUrl: boolean;
  /** A date stands beside the link. */
  hasDate: boolean;
  isHeadline: boolean;
}

export interface Judgement extends Evidence {
  score: number;
  title: string;
}

/** A link with so much is a story's. */
export const ENOUGH = 4;

const OTHER_SEGMENT =
  /^(?:tags?|zym[oe]s?|category|categories|kategorij\w*|tem[ao]s?|topics?|authors?|autori\w*|page|puslapis|search|paieska|login|prisijung\w*|register|registr\w*|feed|rss|about|apie(?:-\w+)*|contacts?(?:-\w+)*|kontakt(?:ai|as)|privacy(?:-\w+)*|privatum\w*(?:-\w+)*|slapuk\w*(?:-\w+)*|cookies?(?:-\w+)*|terms(?:-\w+)*|legal|policy|\w+(?:-\w+)*-policy|taisykl\w*|archyv\w*|archives?|wp-admin|subscribe|prenumer\w*|newsletters?|cart|krepsel\w*|paslaug\w*|services?|produkt\w*|products?|shop|parduotuv\w*|karjer\w*|careers?|jobs|pagalba|help|support|reklam\w*|advertis\w*|uses|now)$/i;
const LIST_PARAMETER = /[?&](?:page|puslapis|psl|paged|start|offset|sort|p=\d{1,2}(?:&|$))/i;
const DATE_IN_URL = /\/(?:19|20)\d\d[/-]\d{1,2}/;
const BOX_TEXT = 2000;

/** How much a link looks like a story's. Pure, but for reading the page. */
export function judgeLink(
  { anchor, url, box }: BoxedLink,
  page: URL,
  isFurniture: FurnitureTest,
): Judgement {
  const own = wordsOf(anchor);
  const ownHeading = anchor.closest(HEADINGS) ?? anchor.querySelector(HEADINGS);
  // A picture, a date or a button takes the headline beside it; a link that speaks for itself does not.
  const isPoor = countWords(own) < 3 || isDateOnly(own);
  const heading = ownHeading ?? (isPoor ? box.querySelector(HEADINGS) : null);
  const title = heading?.words || own;
  const boxText = (box.textContent ?? '').slice(0, BOX_TEXT).replace(/\s+/g, ' ');
  const evidence: Evidence = {
    isUnderPage: isUnder(url, page),
    hasDateInUrl: DATE_IN_URL.test(url.pathname),
    hasNumberInUrl: /\d{5}/.test(url.pathname) || /\d{4}/.test(lastSegment(url) + url.search),
    hasDate: DATE.test(boxText) || box.querySelector('time') !== null,
    isHeadline: heading !== null,
  };
  return {
    ...evidence,
    title,
    score: scoreOf({ ...evidence, title }, { anchor, url, page, isFurniture }),
  };
}

/** A link and what is known of its page. */
interface Placed {
  anchor: PageElement;
  url: URL;
  page: URL;
  isFurniture: FurnitureTest;
}

function scoreOf({ title, ...evidence }: Evidence & { title: string }, placed: Placed): number {
  const { anchor, url } = placed;
  const count = countWords(title);
  const last = lastSegment(url);
  let score = scoreOfPlace(placed);
  if (evidence.isHeadline) score += 3;
  if (evidence.isUnderPage) score += 2;
  if (evidence.hasDate) score += 2;
  if (evidence.hasDateInUrl) score += 2;
  if ((last.match(/[-_]/g) ?? []).length >= 2 || evidence.hasNumberInUrl) score += 2;
  if (anchor.closest('article')) score += 1;
  if (count >= 4) score += 2;
  if (count >= 7) score += 1;
  if (count <= 1) score -= 2;
  return score;
}

/** What can be said before anything is known of the link's surroundings; below zero it is no story's. */
export function scoreOfPlace({ anchor, url, page, isFurniture }: Placed): number {
  const segments = url.pathname.split('/').filter(Boolean);
  const inner = isUnder(url, page) ? segments.slice(segmentsOf(page).length) : segments;
  const last = lastSegment(url).replace(/\.\w{2,5}$/, '');
  let score = 0;
  if (inner.slice(0, 2).some((each) => OTHER_SEGMENT.test(each)) || OTHER_SEGMENT.test(last))
    score -= 6;
  if (LIST_PARAMETER.test(url.search) || isFilter(url, page)) score -= 8;
  if (isFurniture(anchor)) score -= 8;
  if (isInSentence(anchor)) score -= 6;
  return score;
}

/** Whether it stands where a list has its items, whatever it leads to. */
export const standsInList = (anchor: PageElement, isFurniture: FurnitureTest): boolean =>
  !isFurniture(anchor) && !isInSentence(anchor);

/** `www.` says nothing; a subdomain is another host. */
export const isSameHost = (one: URL, two: URL): boolean => hostOf(one) === hostOf(two);

const hostOf = (url: URL): string => url.host.replace(/^www\./, '');

const segmentsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

const lastSegment = (url: URL): string => segmentsOf(url).at(-1) ?? '';

/** A parameter that names one thing: by what it is called, or by so long a number that is no day. */
const ONE_THING =
  /[?&](?:\w*id=\d|p=\d{3}|(?:news|naujien\w*|articles?|straipsn\w*|story|post|item)=\d|(?!(?:dat[ae]|nuo|iki|from|to|until|since|time|ts?|v)=)\w+=\d{5})/i;

/** The listing itself, narrowed or sorted: nothing in the parameters names one thing. */
function isFilter(url: URL, page: URL): boolean {
  if (!isSameHost(url, page) || isUnder(url, page)) return false;
  return url.pathname === page.pathname && !ONE_THING.test(url.search);
}

function isUnder(url: URL, page: URL): boolean {
  if (!isSameHost(url, page)) return false;
  if (page.pathname !== '/' && url.pathname !== page.pathname) {
    // Of /naujienos.html both /naujienos/1 and, where the file stands in a folder, its neighbours.
    const whole = page.pathname.replace(/\.\w{2,5}$/, '').replace(/\/?$/, '/');
    const folder = page.pathname.replace(/(?<![^/])[^/]*\.\w{2,5}$/, '').replace(/\/?$/, '/');
    return [whole, folder].some((each) => each !== '/' && url.pathname.startsWith(each));
  }
  if (url.pathname !== page.pathname || page.search === '') return false;
  const more = [...url.searchParams].filter(([name]) => !page.searchParams.has(name));
  const kept = [...page.searchParams].every(
    ([name, value]) => url.searchParams.get(name) === value,
  );
  return kept && more.length === 1 && /^\d{2,}$/.test(more[0]?.[1] ?? '');
}

const INLINE = /^(?:A|B|STRONG|I|EM|SPAN|FONT|SMALL|MARK|U)$/;

/** Words before or after it in the same line make a link a reference and not a headline. */
function isInSentence(anchor: PageElement): boolean {
  const before = lineFrom(anchor, 'previousSibling');
  const isDated = before.length < 60 && DATE.test(before);
  if (!isDated && countWords(before.replace(/\d/g, '')) >= 2) return true;
  const after = lineFrom(anchor, 'nextSibling');
  return /^\s*(?:[,;)]\s*)?\p{Ll}/u.test(after) && countWords(after) >= 3;
}

/** Text beside the link up to a line's end, a block or another link. */
function lineFrom(anchor: PageElement, direction: 'previousSibling' | 'nextSibling'): string {
  let text = '';
  let node: PageNode = anchor;
  while (text.length < 200) {
    const next: PageNode | null = node[direction];
    if (!next) {
      const parent = node.parentNode;
      if (!parent || !INLINE.test(parent.nodeName)) break;
      node = parent;
      continue;
    }
    if (next.nodeType !== 3 && (!INLINE.test(next.nodeName) || next.nodeName === 'A')) break;
    const words = next.textContent ?? '';
    text = direction === 'nextSibling' ? text + words : words + text;
    node = next;
  }
  return text;
}

export function wordsOf(anchor: PageElement): string {
  const heading = anchor.querySelector(HEADINGS);
  return (
    (heading ?? anchor).words ||
    (anchor.getAttribute('title') ?? '').trim() ||
    (anchor.querySelector('img')?.getAttribute('alt') ?? '').trim()
  );
}

/** Scripts without spaces between words have about two characters in one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|[\p{L}\p{N}]+/gu;

export const countWords = (text: string): number => (text.match(WORD) ?? []).length;
