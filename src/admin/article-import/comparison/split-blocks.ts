import type { Block } from './align-blocks.ts';

/** What only holds others: its parts are the paragraphs. */
const HOLDERS = 'div, section, article, main, header, footer';
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, pre, blockquote, figure, img, hr, details';
const INLINE =
  'a, abbr, b, bdi, br, cite, code, em, i, mark, q, s, small, span, strong, sub, sup, u';

/** The paragraphs of an article's text: its blocks as they stand, loose words as paragraphs of their own. */
export function splitBlocks(html: string): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return listBlocks(template.content);
}

/** The same of a text that is shown; its loose words become paragraphs there. */
export function listBlocks(root: ParentNode & Node): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  collect(root, blocks);
  return blocks;
}

function collect(parent: ParentNode & Node, blocks: HTMLElement[]): void {
  let loose: HTMLElement | null = null;
  for (const node of [...parent.childNodes]) {
    const isLoose =
      node.nodeType === Node.TEXT_NODE || (node instanceof HTMLElement && node.matches(INLINE));
    if (isLoose) {
      if (!loose && node.textContent?.trim() === '') continue;
      if (!loose) {
        loose = document.createElement('p');
        node.before(loose);
        blocks.push(loose);
      }
      loose.append(node);
      continue;
    }
    if (!(node instanceof HTMLElement)) continue;
    loose = null;
    if (node.matches(HOLDERS) && node.querySelector(`${BLOCKS}, ${HOLDERS}`)) collect(node, blocks);
    else if (node.textContent?.trim() || node.matches('hr') || node.querySelector('img'))
      blocks.push(node);
    else if (node.matches('img')) blocks.push(node);
  }
}

const HEADING = /^H[1-6]$/;
/** Figures, and names that are written alike in both languages. */
const SIGN = /\d+|\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*/gu;

export function describeBlock(block: HTMLElement): Block {
  const text = block.textContent ?? '';
  return {
    length: text.trim().length,
    kind: HEADING.test(block.tagName) ? 'H' : block.tagName,
    signs: new Set(text.match(SIGN)),
  };
}
