import { parseHTML } from 'linkedom';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { MAX_DEPTH, MAX_ELEMENTS } from './page-limits.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Of more, the work of what follows grows too fast. */
export class TooComplexPage extends Error {}

/**
 * A page as browsers read it: whatever stands before, between and behind its tags, the document has one `html`,
 * `head` and `body` (of framesets: no `body`). The DOM's own parser keeps none of the rules for that, and has no `body` for
 * a page with two `html` tags or a warning in front; so it is given what the standard's parser made of the page.
 * @throws TooComplexPage
 */
export function parsePage(html: string): Document {
  const tree = parse(html);
  if (isTooComplex(tree)) throw new TooComplexPage('too deep or too many elements');
  return parseHTML(serialize(tree)).document;
}

/** Walks without recursion, which the serialisation does not, and stops at the first limit. */
function isTooComplex(root: Node): boolean {
  let elements = 0;
  const open: { node: Node; depth: number }[] = [{ node: root, depth: 0 }];
  for (let each = open.pop(); each; each = open.pop()) {
    const { node, depth } = each;
    if ('tagName' in node && ++elements > MAX_ELEMENTS) return true;
    if (depth > MAX_DEPTH) return true;
    const children = 'childNodes' in node ? node.childNodes : [];
    for (const child of children) open.push({ node: child, depth: depth + 1 });
    if ('content' in node) open.push({ node: node.content, depth: depth + 1 });
  }
  return false;
}
