import { createElement, type PageElement, type PageNode } from '../dom/page-node.ts';
import { listSignals, type PageFacts, type Signals, type WeighedBlock } from './block-signals.ts';
import { BIAS, WEIGHTS } from './block-weights.ts';
import { findDensest, findNamedPlace } from './densest-element.ts';
import { type Box, listTextBlocks, type TextBlock } from './list-text-blocks.ts';
import { measureProse, type Prose } from './measure-prose.ts';

/** By which a block of the page is found again in what the extractor made of it. */
const BLOCK_ID = 'data-block';
/** Characters; of a shorter line it is not sure whose it is. */
const LINE = 25;
/** A block more likely the article's than not. */
const LIKELY = 0.5;
const UNDIVIDED = /^(?:UL|OL|TABLE|BLOCKQUOTE|P|DL|PRE)$/;

interface PageBlocks {
  blocks: TextBlock[];
  /** As they stood on the page, since the extractor changes it. */
  copies: Map<string, PageElement>;
  prose: Prose;
  facts: Pick<PageFacts, 'dense' | 'place' | 'description'>;
}
type Found = Omit<PageFacts, keyof PageBlocks['facts']>;

/** Takes stock of a page's text before the extractor changes it. Marks its elements. */
export function takeStock(body: PageElement, description: string | null): PageBlocks {
  for (const each of body.querySelectorAll(`[${BLOCK_ID}]`)) each.removeAttribute(BLOCK_ID);
  const blocks = listTextBlocks(body);
  blocks.forEach(({ box }, at) => {
    box.element.setAttribute(BLOCK_ID, String(at));
  });
  const prose = measureProse(body);
  return {
    blocks,
    copies: indexBlocks(body.cloneNode(true) as PageElement),
    prose,
    facts: { dense: findDensest(body, prose), place: findNamedPlace(body, prose), description },
  };
}

function indexBlocks(root: PageElement): Map<string, PageElement> {
  const found = new Map<string, PageElement>();
  for (const each of [root, ...root.querySelectorAll(`[${BLOCK_ID}]`)]) {
    const id = each.getAttribute(BLOCK_ID);
    if (id !== null) found.set(id, each);
  }
  return found;
}

/** Which of the page's blocks still stand in its body. */
export function listStanding({ blocks }: PageBlocks, body: PageElement): boolean[] {
  const placed = indexBlocks(body);
  return blocks.map((_, at) => placed.has(String(at)));
}

/**
 * The elements of an extracted article that hold the page's blocks: known by their marks, or by their lines where the
 * extractor made new elements of them.
 */
export function placeBlocks({ blocks }: PageBlocks, article: PageElement): (PageElement | null)[] {
  const placed = indexBlocks(article);
  const byLine = new Map<string, PageElement>();
  for (const { box, text, lines } of listTextBlocks(article))
    for (const line of [text, ...lines]) if (line.length > LINE) byLine.set(line, box.element);
  return blocks.map(({ text, lines }, at) => {
    const marked = placed.get(String(at)) ?? byLine.get(text);
    if (marked) return marked;
    const found = lines.filter((line) => byLine.has(line));
    const length = found.reduce((sum, line) => sum + line.length, 0);
    return length > text.length / 2 ? (byLine.get(found[0] ?? '') ?? null) : null;
  });
}

export const weighBlocks = ({ blocks, facts }: PageBlocks, found: Found): WeighedBlock[] =>
  listSignals(blocks, { ...facts, ...found });

const weights = Object.entries(WEIGHTS);

function likelihood(signals: Signals): number {
  let sum = BIAS;
  for (const [name, weight] of weights) sum += weight * (signals[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Takes out of an extracted article what is none of it, and puts in what the extractor left behind. Changes the element. */
export function correctArticle(
  article: PageElement,
  { copies }: PageBlocks,
  weighed: readonly WeighedBlock[],
  placed: readonly (PageElement | null)[],
): void {
  let previous: PageElement | null = null;
  /** The list made for the last block, and the box that its items came from. */
  let list: { element: PageElement; from: Box | null } | null = null;
  for (const [at, { block, isLeft, isAddable, signals }] of weighed.entries()) {
    const isChosen = likelihood(signals) >= LIKELY;
    const there = placed[at] ?? null;
    if (isLeft && there && article.contains(there)) {
      if (isChosen) previous = there;
      else if (there !== article) removeOwnWords(there);
    }
    const copy = copies.get(String(at));
    if (isLeft || !isChosen || !isAddable || !copy) continue;
    const words = copyOwnWords(block, copy);
    const from = block.box.around;
    if (words.tagName === 'LI' && list && list.element === previous && list.from === from) {
      list.element.append(words);
      continue;
    }
    const added: PageElement =
      words.tagName === 'LI' ? createElement(from?.element.tagName === 'OL' ? 'OL' : 'UL') : words;
    if (added !== words) {
      added.append(words);
      list = { element: added, from };
    }
    const anchor: PageElement | null = previous && findAnchor(previous, article);
    if (anchor) anchor.after(added);
    else article.prepend(added);
    previous = added;
  }
}

/** The element, or its own words alone where others stand in it. */
function removeOwnWords(element: PageElement): void {
  if (listTextBlocks(element).length <= 1) element.remove();
  else for (const node of [...element.childNodes]) if (!hasBlock(node)) node.remove();
}

/** As a block of its own: what stands in it is added by itself. */
function copyOwnWords({ isLeaf }: TextBlock, copy: PageElement): PageElement {
  const { tagName } = copy;
  const isKept = isLeaf && /^(?:H[2-6]|LI|PRE|BLOCKQUOTE)$/.test(tagName);
  const added = createElement(isKept ? tagName : 'P');
  for (const node of copy.childNodes) if (!hasBlock(node)) added.append(node.cloneNode(true));
  return added;
}

const hasBlock = (node: PageNode): boolean => {
  if (node.nodeType !== 1) return false;
  const element = node as PageElement;
  return element.hasAttribute(BLOCK_ID) || element.querySelector(`[${BLOCK_ID}], p, li`) !== null;
};

/** What an added block follows: no list, table or quotation is torn apart. */
function findAnchor(element: PageElement, article: PageElement): PageElement | null {
  let anchor = element;
  for (let up = element.parentElement; up && up !== article; up = up.parentElement)
    if (UNDIVIDED.test(up.tagName)) anchor = up;
  return anchor === article || !article.contains(anchor) ? null : anchor;
}
