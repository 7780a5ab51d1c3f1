import { collapseSpace } from '../dom/measure-text.ts';
import type { PageElement, PageNode } from '../dom/page-node.ts';
import { INLINE, UNREAD } from './tag-kinds.ts';

/** An element that is no inline one, and the one around it. */
export interface Box {
  element: PageElement;
  around: Box | null;
}

/** The words that stand directly in one box, and in what only sets them. */
export interface TextBlock {
  box: Box;
  text: string;
  /** As line breaks divide it. */
  lines: string[];
  /** Share of its characters that are a link. */
  linked: number;
  /** Nothing else in its box has words. */
  isLeaf: boolean;
}

/** All words below an element, block by block, in their order. */
export function listTextBlocks(root: PageElement): TextBlock[] {
  const blocks: TextBlock[] = [];
  walk({ element: root, around: null }, blocks);
  return blocks.filter(({ text }) => text.length > 1);
}

/** Whether there were words. */
function walk(box: Box, blocks: TextBlock[]): boolean {
  if (UNREAD.has(box.element.tagName)) return false;
  const block: TextBlock = { box, text: '', lines: [], linked: 0, isLeaf: true };
  // It opens before what stands within it.
  blocks.push(block);
  const words: string[] = [];
  let linked = 0;
  const read = (node: PageNode, isLinked: boolean): void => {
    if (node.nodeType === 3) {
      const text = collapseSpace(node.textContent);
      words.push(text);
      if (isLinked && text.length > 1) linked += text.length;
    }
    if (node.nodeType !== 1) return;
    const element = node as PageElement;
    if (UNREAD.has(element.tagName)) return;
    if (INLINE.has(element.tagName)) {
      if (element.tagName === 'BR') words.push('\n');
      for (const each of element.childNodes) read(each, isLinked || element.tagName === 'A');
    } else {
      words.push(' ');
      if (walk({ element, around: box }, blocks)) block.isLeaf = false;
    }
  };
  for (const each of box.element.childNodes) read(each, false);
  block.lines = words.join('').split('\n').map(oneLine).filter(Boolean);
  block.text = block.lines.join(' ');
  block.linked = Math.min(1, linked / Math.max(1, block.text.length));
  return !block.isLeaf || block.text.length > 1;
}

const oneLine = (text: string): string => collapseSpace(text).trim();
