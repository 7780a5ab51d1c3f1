import type { PageElement } from './dom/page-node.ts';

export const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const FURNITURE =
  'nav, footer, aside, dialog, [role=navigation], [role=contentinfo], [role=complementary], [role=dialog]';
const FURNITURE_CLASS =
  /(?:^|[\s_-])(?:nav|navbar|navigation|men[iu]u?|footer|bottom|sidebar|side|widget|breadcrumbs?|crumbs|pagination|pager|paging|pages|share|sharing|social|tags?|cookie\w*|consent|gdpr|dialog|modal|popup|comments?|categories|toc|banner\w*|baneriai|newsletter|promo|sponsored|partner|popular|most-?read|related|recent|chat|right-?(?:col(?:umn)?|side|bar)|cybot\w*|onetrust)(?:$|[\s_-])/i;
/** As blogs mark a story's box; its other classes are the story's own tags and categories. */
const STORY_CLASS = /(?:^|\s)(?:h-?entry|post|type-post)(?:\s|$)/;

/** So many headline links are enough to know a page's frame by. */
const HEADLINES = 500;
const FEWEST_HEADLINES = 3;
/** A form with so many links of a headline's length is the page's layout and not a question. */
const LINKS_OF_LAYOUT = 3;
const WORDS_OF_HEADLINE = 4;

/** Whether a link stands in what a site has on all its pages, beside the list. */
export type FurnitureTest = (anchor: PageElement) => boolean;

/** @param anchors all links of the page, for what holds most of its headlines is no furniture however it is called */
export function findFurniture(anchors: readonly PageElement[]): FurnitureTest {
  const frame = findFrame(anchors);
  const layoutForms = findLayoutForms(anchors);
  const known = new Map<PageElement, boolean>();
  const isFurniture = (element: PageElement): boolean => {
    if (element.matches(FURNITURE)) return true;
    if (element.tagName === 'FORM' && !layoutForms.has(element)) return true;
    if (element.tagName === 'HEADER') return !isInStory(element);
    if (isStory(element) || /^(?:BODY|MAIN|HTML)$/.test(element.tagName)) return false;
    return FURNITURE_CLASS.test(`${element.className} ${element.id}`) && !frame.has(element);
  };
  const stands = (element: PageElement | null): boolean => {
    if (!element) return false;
    const found = known.get(element);
    if (found !== undefined) return found;
    const answer = isFurniture(element) || stands(element.parentElement);
    known.set(element, answer);
    return answer;
  };
  return (anchor) => anchor.matches(FURNITURE) || stands(anchor.parentElement);
}

const isStory = (element: PageElement): boolean =>
  element.tagName === 'ARTICLE' || STORY_CLASS.test(element.className);

/** Else it is the page's own. */
function isInStory(header: PageElement): boolean {
  for (let each: PageElement | null = header; each; each = each.parentElement) {
    if (/^(?:ARTICLE|SECTION|MAIN)$/.test(each.tagName) || isStory(each)) return true;
  }
  return false;
}

/** What holds at least half of the addresses that headlines lead to. */
function findFrame(anchors: readonly PageElement[]): ReadonlySet<PageElement> {
  const held = new Map<PageElement, Set<string>>();
  const all = new Set<string>();
  let left = HEADLINES;
  for (const anchor of anchors) {
    if (left === 0) break;
    if (!anchor.closest(HEADINGS) && !anchor.querySelector(HEADINGS)) continue;
    left -= 1;
    const address = anchor.getAttribute('href') ?? '';
    all.add(address);
    for (let each = anchor.parentElement; each; each = each.parentElement) {
      const addresses = held.get(each);
      if (addresses) addresses.add(address);
      else held.set(each, new Set([address]));
    }
  }
  if (all.size < FEWEST_HEADLINES) return new Set();
  return new Set([...held].filter(([, { size }]) => size * 2 >= all.size).map(([each]) => each));
}

function findLayoutForms(anchors: readonly PageElement[]): ReadonlySet<PageElement> {
  const links = new Map<PageElement, number>();
  for (const anchor of anchors) {
    const form = anchor.closest('form');
    if (!form || (anchor.words.match(/[\p{L}\p{N}]+/gu) ?? []).length < WORDS_OF_HEADLINE) continue;
    links.set(form, (links.get(form) ?? 0) + 1);
  }
  return new Set([...links].filter(([, count]) => count >= LINKS_OF_LAYOUT).map(([form]) => form));
}
