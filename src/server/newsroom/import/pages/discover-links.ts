import type { PageDocument, PageElement } from './dom/page-node.ts';
import { type Evidence, type Judgement, judgeLink, scoreOfPlace } from './judge-link.ts';
import { type BoxedLink, findBoxes } from './link-boxes.ts';
import { findListingDate } from './listing-date.ts';

export interface DiscoveredLink {
  url: string;
  /** The link's words; may be empty. */
  title: string;
  /** When the listing says the story was published, as it is written there. */
  rawDate: string | null;
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
export function discoverLinks(document: PageDocument, options: DiscoverOptions): DiscoveredLink[] {
  const page = URL.parse(options.url);
  if (!page) return [];
  const base =
    URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', page) ?? page;
  const anchors = options.selector
    ? [...document.querySelectorAll(options.selector)].map(anchorIn).filter((each) => each !== null)
    : [...document.querySelectorAll('a[href]')];
  const fits = patternTest(options.pattern);
  const links = anchors.flatMap((anchor) => {
    const url = URL.parse(anchor.getAttribute('href') ?? '', base);
    if (!url || !isStoryAddress(url, page) || !fits(url)) return [];
    url.hash = '';
    return [{ anchor, url, mayBeStory: scoreOfPlace(anchor, url, page) >= 0 }];
  });
  const best = new Map<string, Judgement>();
  const places = new Map<string, Omit<BoxedLink, 'url'>>();
  const mentions = new Map<string, number>();
  for (const link of findBoxes(links)) {
    const judged = judgeLink(link, page);
    const words = link.anchor.textContent?.trim();
    const times = words ? (mentions.get(`${words} ${link.url.href}`) ?? 0) + 1 : 0;
    mentions.set(`${words} ${link.url.href}`, times);
    if (times > REPEATED && !options.selector) judged.score = RUBRIC;
    const known = best.get(link.url.href);
    if (!known || judged.score > known.score) places.set(link.url.href, link);
    const isRubric = known?.score === RUBRIC;
    if (!isRubric) best.set(link.url.href, known ? better(known, judged) : judged);
  }
  const found = [...best];
  const chosen = options.selector ? found : found.filter(isAmong(found.map(([, each]) => each)));
  return chosen.map(([url, { title }]) => {
    const place = places.get(url);
    return { url, title, rawDate: place ? findListingDate(place.anchor, place.box) : null };
  });
}

const ENOUGH = 4;
/** The same words to the same address more often than this, beside one story after another, name a rubric. */
const REPEATED = 3;
const RUBRIC = -99;
const SHARED: (keyof Evidence)[] = [
  'isUnderPage',
  'hasDateInUrl',
  'hasNumberInUrl',
  'hasDate',
  'isHeadline',
];

/** The best mention of an address counts, and the longest words of mentions as good. */
function better(a: Judgement, b: Judgement): Judgement {
  if (b.score === RUBRIC) return b;
  if (a.score !== b.score) return a.score > b.score ? a : b;
  return b.title.length > a.title.length ? b : a;
}

/** Stories of one list are alike: what most of them have, a link without it must make up for. */
function isAmong(all: readonly Judgement[]): (link: [string, Judgement]) => boolean {
  const likely = all.filter(({ score }) => score >= ENOUGH);
  const common = SHARED.filter((each) => {
    const having = likely.filter((judged) => judged[each]).length;
    return having >= 3 && having >= likely.length * 0.6;
  });
  return ([, judged]) => {
    const lacking = common.filter((each) => !judged[each]).length;
    return judged.score - 2 * lacking >= ENOUGH;
  };
}

const FILE = /\.(?:jpe?g|png|gif|webp|svg|pdf|zip|xml|rss|atom|json|mp[34]|docx?|xlsx?)$/i;

function isStoryAddress(url: URL, page: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || host(url) !== host(page) || FILE.test(url.pathname))
    return false;
  const isSamePage = url.pathname === page.pathname && url.search === page.search;
  return !isSamePage && (url.pathname !== '/' || /[?&](?:p|id|nid)=\d/.test(url.search));
}

const host = (url: URL): string => url.host.replace(/^www\./, '');

function anchorIn(element: PageElement): PageElement | null {
  return element.matches('a[href]')
    ? element
    : (element.querySelector('a[href]') ?? element.closest('a[href]'));
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
