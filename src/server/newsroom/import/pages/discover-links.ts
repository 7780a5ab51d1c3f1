import { LONGEST_ADDRESS } from '../../../../domain/text/longest-address.ts';
import { resolveUrl } from '../item/resolve-url.ts';
import type { PageDocument, PageElement } from './dom/page-node.ts';
import { type FurnitureTest, findFurniture } from './furniture.ts';
import {
  ENOUGH,
  type Evidence,
  isSameHost,
  type Judgement,
  judgeLink,
  scoreOfPlace,
} from './judge-link.ts';
import { type BoxedLink, findBoxes, positionOf, type StoryLink } from './link-boxes.ts';
import { chooseElsewhere } from './links-elsewhere.ts';
import { findListingDate } from './listing-date.ts';

export interface DiscoveredLink {
  url: string;
  /** The link's words; may be empty. */
  title: string;
  /** When the listing says the story was published, as it is written there. */
  rawDate: string | null;
  /** It lies on another host than the listing: whether such are read, a person says. */
  isElsewhere: boolean;
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
 * finds; else by heuristic: links that look like a story's headline and stand in the content. Those of other hosts
 * are judged apart, so that they change nothing for the listing's own.
 * @throws when the selector is not CSS
 */
export function discoverLinks(document: PageDocument, options: DiscoverOptions): DiscoveredLink[] {
  const page = URL.parse(options.url);
  if (!page) return [];
  const written = document.querySelector('base[href]')?.getAttribute('href');
  const base = resolveUrl(written, page.href) ?? page.href;
  const anchors = options.selector
    ? [...document.querySelectorAll(options.selector)].map(anchorIn).filter((each) => each !== null)
    : [...document.querySelectorAll('a[href]')];
  const fits = patternTest(options.pattern);
  const links = anchors.flatMap((anchor) => {
    const url = URL.parse(anchor.getAttribute('href') ?? '', base);
    if (!url) return [];
    url.hash = '';
    if (!isStoryAddress(url, page) || !fits(url)) return [];
    return [{ anchor, url }];
  });
  const isSelected = Boolean(options.selector);
  const isFurniture = findFurniture([...document.querySelectorAll('a[href]')]);
  const reading = { page, isFurniture, isSelected };
  const own = chooseOwn(
    links.filter(({ url }) => isSameHost(url, page)),
    reading,
  );
  const others = links.filter(({ url }) => !isSameHost(url, page));
  const elsewhere = isSelected
    ? findBoxes(others.map((link) => ({ ...link, mayBeStory: true }))).map((link) =>
        titled(link, reading),
      )
    : chooseElsewhere(others, own, reading);
  const order = new Map<string, number>();
  for (const { url } of links) if (!order.has(url.href)) order.set(url.href, order.size);
  const chosen = new Map([...own, ...elsewhere].map((link) => [link.url.href, link]));
  return [...chosen.values()]
    .sort((a, b) => (order.get(a.url.href) ?? 0) - (order.get(b.url.href) ?? 0))
    .map(({ url, title, anchor, box }) => ({
      url: url.href,
      title,
      rawDate: findListingDate(anchor, box),
      isElsewhere: !isSameHost(url, page),
    }));
}

interface Reading {
  page: URL;
  isFurniture: FurnitureTest;
  isSelected: boolean;
}

const titled = (link: BoxedLink, { page, isFurniture }: Reading) => ({
  ...link,
  title: judgeLink(link, page, isFurniture).title,
});

/** The stories of the listing's own host. */
function chooseOwn(
  ofHost: readonly { anchor: PageElement; url: URL }[],
  { page, isFurniture, isSelected }: Reading,
): StoryLink[] {
  const links = ofHost.map(({ anchor, url }) => ({
    anchor,
    url,
    mayBeStory: scoreOfPlace({ anchor, url, page, isFurniture }) >= 0,
  }));
  const best = new Map<string, Judgement>();
  const places = new Map<string, BoxedLink>();
  const mentions = new Map<string, number>();
  for (const link of findBoxes(links)) {
    const judged = judgeLink(link, page, isFurniture);
    const words = link.anchor.textContent?.trim();
    const mention = `${words} ${link.url.href} ${positionOf(link.anchor)}`;
    const times = words ? (mentions.get(mention) ?? 0) + 1 : 0;
    mentions.set(mention, times);
    if (times > REPEATED && !isSelected) judged.score = RUBRIC;
    const known = best.get(link.url.href);
    if (!known || judged.score > known.score) places.set(link.url.href, link);
    const isRubric = known?.score === RUBRIC;
    if (!isRubric) best.set(link.url.href, known ? better(known, judged) : judged);
  }
  const found = [...best];
  const chosen = isSelected ? found : found.filter(isAmong(found.map(([, each]) => each)));
  return chosen.flatMap(([url, { title }]) => {
    const place = places.get(url);
    return place ? [{ ...place, title }] : [];
  });
}

/** The same words to the same address more often than this in one position, beside one story after another, name a rubric. */
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

/** Of what a story of the list usually scores; with less a link stands beside the list. */
const SHARE_OF_USUAL = 0.4;

/** Stories of one list are alike: what most of them have, a link without it must make up for, and none is far below the others. */
function isAmong(all: readonly Judgement[]): (link: [string, Judgement]) => boolean {
  const likely = all.filter(({ score }) => score >= ENOUGH);
  const common = SHARED.filter((each) => {
    const having = likely.filter((judged) => judged[each]).length;
    return having >= 3 && having >= likely.length * 0.6;
  });
  const scores = likely.map(({ score }) => score).toSorted((a, b) => a - b);
  const least = Math.max(ENOUGH, (scores[scores.length >> 1] ?? 0) * SHARE_OF_USUAL);
  return ([, judged]) => {
    const lacking = common.filter((each) => !judged[each]).length;
    return judged.score - 2 * lacking >= least;
  };
}

const FILE = /\.(?:jpe?g|png|gif|webp|svg|pdf|zip|xml|rss|atom|json|mp[34]|docx?|xlsx?)$/i;

function isStoryAddress(url: URL, page: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || FILE.test(url.pathname)) return false;
  if (url.href.length > LONGEST_ADDRESS) return false;
  const isSamePage =
    isSameHost(url, page) && url.pathname === page.pathname && url.search === page.search;
  return !isSamePage && (url.pathname !== '/' || /[?&](?:p|id|nid)=\d/.test(url.search));
}

function anchorIn(element: PageElement): PageElement | null {
  return element.matches('a[href]')
    ? element
    : (element.querySelector('a[href]') ?? element.closest('a[href]'));
}

/** `*` stands for anything; a pattern from a person is never run as a regular expression. */
function patternTest(pattern: string | null | undefined): (url: URL) => boolean {
  const parts = (pattern ?? '').trim().split('*');
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
