import type { PageElement } from './dom/page-node.ts';
/** A link of a listing page together with what stands around it. */
export interface BoxedLink {
  anchor: PageElement;
  url: URL;
  /** The largest piece of the page that leads to no other story: its picture, date, teaser and button are in there. */
  box: PageElement;
}

/** One that was chosen, with its headline. */
export interface StoryLink extends BoxedLink {
  title: string;
}

/** Higher up is the page's frame, not a story's. */
const FRAME = /^(?:HTML|BODY|MAIN|FOOTER|NAV|ASIDE)$/;

/** In one walk up from every link; links that are no stories' (a tag, an author) stand in a box of the story. */
export function findBoxes(
  links: readonly { anchor: PageElement; url: URL; mayBeStory: boolean }[],
): BoxedLink[] {
  const leadsTo = new Map<PageElement, string | null>();
  for (const { anchor, url, mayBeStory } of links) {
    if (!mayBeStory) continue;
    for (let each: PageElement | null = anchor; each; each = each.parentElement) {
      const known = leadsTo.get(each);
      if (known === null) break;
      leadsTo.set(each, known === undefined || known === url.href ? url.href : null);
    }
  }
  const isOnly = (element: PageElement, url: URL) =>
    leadsTo.get(element) === undefined || leadsTo.get(element) === url.href;
  return links.map(({ anchor, url }) => {
    let box = anchor;
    for (
      let parent = anchor.parentElement;
      parent && !FRAME.test(parent.tagName) && isOnly(parent, url);
      parent = parent.parentElement
    ) {
      box = parent;
    }
    return { anchor, url, box };
  });
}

/** Higher up all places of a page are one; a deep page is made to have long ones. */
const LEVELS = 16;

/** The same for the same place of every item; classes tell items of one list apart ("post-17 first"). */
export function positionOf(anchor: PageElement): string {
  const tags: string[] = [];
  let each: PageElement | null = anchor;
  for (; each && tags.length < LEVELS; each = each.parentElement) tags.push(each.tagName);
  return tags.join(' ');
}
