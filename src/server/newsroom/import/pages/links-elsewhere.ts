import type { PageElement } from './dom/page-node.ts';
import type { FurnitureTest } from './furniture.ts';
import { countWords, ENOUGH, judgeLink, standsInList, wordsOf } from './judge-link.ts';
import { type BoxedLink, findBoxes, positionOf, type StoryLink } from './link-boxes.ts';

/** Fewer in one position are no list. */
const FEWEST = 3;
/** So many of one position look like stories by themselves; then the others are taken for such too. */
const MOST = 0.6;
/** An item may be about two others now and then. */
const FURTHER = 0.2;

/**
 * The stories of a listing that lie on other hosts, as a link blog's or a portal's: links that stand again and
 * again in the same position, one for each item and the item's headline. References inside items, marks of the
 * source beside a headline, partners and social networks are none.
 * @param own the listing's stories on its own host
 */
export function chooseElsewhere(
  links: readonly { anchor: PageElement; url: URL }[],
  own: readonly BoxedLink[],
  { page, isFurniture }: { page: URL; isFurniture: FurnitureTest },
): StoryLink[] {
  const positions = new Map<string, { anchor: PageElement; url: URL; mayBeStory: boolean }[]>();
  for (const link of links) {
    if (!standsInList(link.anchor, isFurniture) || countWords(wordsOf(link.anchor)) === 0) continue;
    const position = positionOf(link.anchor);
    const others = positions.get(position);
    if (others) others.push({ ...link, mayBeStory: true });
    else positions.set(position, [{ ...link, mayBeStory: true }]);
  }
  const items = new Map(own.map((story) => [story.box, story]));
  return [...positions.values()].flatMap((group) => {
    const headlines = keepHeadlines(findBoxes(group), items);
    if (new Set(headlines.map(({ url }) => url.href)).size < FEWEST) return [];
    const judged = headlines.map((link) => ({ link, ...judgeLink(link, page, isFurniture) }));
    const likely = judged.filter(({ score }) => score >= ENOUGH).length;
    return likely < MOST * judged.length
      ? []
      : judged.map(({ link, title }) => ({ ...link, title }));
  });
}

/** One of each item; nothing where items have more than one, for those are what they refer to. */
function keepHeadlines(
  group: readonly BoxedLink[],
  items: ReadonlyMap<PageElement, BoxedLink>,
): BoxedLink[] {
  const met = new Map<PageElement, string>();
  const kept: BoxedLink[] = [];
  let further = 0;
  for (const link of group) {
    const item = itemAround(link.anchor, items);
    if (!item) {
      kept.push(link);
      continue;
    }
    const first = met.get(item.box) ?? link.url.href;
    met.set(item.box, first);
    if (first !== link.url.href) further += 1;
    else if (countWords(wordsOf(item.anchor)) < countWords(wordsOf(link.anchor))) kept.push(link);
  }
  return further > FURTHER * group.length ? [] : kept;
}

function itemAround(
  anchor: PageElement,
  items: ReadonlyMap<PageElement, BoxedLink>,
): BoxedLink | null {
  for (let each: PageElement | null = anchor; each; each = each.parentElement) {
    const item = items.get(each);
    if (item) return item;
  }
  return null;
}
