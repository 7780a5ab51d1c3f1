import { isElement, type PageDocument, type PageNode, parseDocument } from './dom/page-node.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from './page-limits.ts';

/** Of more, the work of what follows grows too fast. */
export class TooComplexPage extends Error {}

/**
 * A page as browsers read it: whatever stands before, between and behind its tags, the document has one `html`,
 * `head` and `body` (of framesets: no `body`). What it keeps for browsers without scripts is read as well.
 * @throws TooComplexPage
 */
export function parsePage(html: string): PageDocument {
  const document = parseDocument(html);
  for (const each of document.getElementsByTagName('noscript'))
    if (each.textContent.includes('<')) each.innerHTML = each.textContent;
  if (isTooComplex(document)) throw new TooComplexPage('too deep or too many elements');
  return document;
}

/** Walks without recursion and stops at the first limit. */
function isTooComplex(document: PageDocument): boolean {
  let elements = 0;
  let depth = 0;
  for (let at: PageNode | null = document; at; ) {
    if (isElement(at) && ++elements > MAX_ELEMENTS) return true;
    if (at.firstChild) {
      at = at.firstChild;
      if (++depth > MAX_DEPTH) return true;
      continue;
    }
    while (at && !at.nextSibling) {
      at = at.parentNode;
      depth -= 1;
    }
    at = at?.nextSibling ?? null;
  }
  return false;
}
