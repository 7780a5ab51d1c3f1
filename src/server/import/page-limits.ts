/** What the parser accepts of a stranger's page; deeper or bigger documents hang it. */
export const MAX_DEPTH = 512;
export const MAX_ELEMENTS = 30_000;

/** Characters; the outbound guard lets fewer bytes through, this is for other callers. */
const MAX_LENGTH = 6_000_000;

/**
 * Counted before anything is built from the text, and generously (script text counts too): a thread that
 * runs out of memory in one big step takes the whole process with it, so it must not get that far.
 */
export function isTooBig(html: string): boolean {
  if (html.length > MAX_LENGTH) return true;
  const tags = html.match(/<[a-z!?]/gi)?.length ?? 0;
  const attributes = html.match(/[^\s>]\s*=/g)?.length ?? 0;
  return tags > 4 * MAX_ELEMENTS || attributes > 10 * MAX_ELEMENTS;
}

/**
 * Walks without recursion and stops at the first limit. From an element, not from the document: this
 * DOM's doctype has no next sibling.
 */
export function isTooComplex(root: Element): boolean {
  let elements = 0;
  let depth = 0;
  let node: Node | null = root;
  while (node) {
    if (node.nodeType === 1 && ++elements > MAX_ELEMENTS) return true;
    if (node.firstChild) {
      node = node.firstChild;
      if (++depth > MAX_DEPTH) return true;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      depth--;
    }
    if (!node || node === root) return false;
    node = node.nextSibling;
  }
  return false;
}
