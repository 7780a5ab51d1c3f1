import type { PageElement, PageNode } from '../dom/page-node.ts';
import { INLINE, UNREAD } from './tag-kinds.ts';

/** Characters of a paragraph outside links; less is a label, a button or a date. */
const PARAGRAPH = 80;

export type Prose = Map<PageElement, number>;

/**
 * How many characters of running text every element holds: paragraphs of some length that are not links, whatever the
 * tags around them.
 */
export function measureProse(root: PageElement): Prose {
  const prose: Prose = new Map();
  measure(root, prose);
  return prose;
}

/** Of an element that was measured or stands in one; nothing of another. */
export const proseIn = (prose: Prose, element: PageElement): number => prose.get(element) ?? 0;

export const lengthOfProse = (element: PageElement): number =>
  proseIn(measureProse(element), element);

interface Run {
  length: number;
  linked: number;
}

function measure(element: PageElement, prose: Prose): number {
  const run: Run = { length: 0, linked: 0 };
  let inside = 0;
  for (const child of element.childNodes) inside += measureChild(child, run, false, prose);
  const own =
    run.length - run.linked >= PARAGRAPH && run.linked < run.length / 2
      ? run.length - run.linked
      : 0;
  prose.set(element, inside + own);
  return inside + own;
}

function measureChild(node: PageNode, run: Run, isLinked: boolean, prose: Prose): number {
  if (node.nodeType === 3) {
    const { length } = node.measure;
    if (length > 1) {
      run.length += length;
      if (isLinked) run.linked += length;
    }
    return 0;
  }
  if (node.nodeType !== 1) return 0;
  const element = node as PageElement;
  if (UNREAD.has(element.tagName)) return 0;
  if (!INLINE.has(element.tagName)) return measure(element, prose);
  let inside = 0;
  for (const child of element.childNodes)
    inside += measureChild(child, run, isLinked || element.tagName === 'A', prose);
  if (inside > 0) prose.set(element, inside);
  return inside;
}
