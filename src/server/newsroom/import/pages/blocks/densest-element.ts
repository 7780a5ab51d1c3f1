import type { PageElement } from '../dom/page-node.ts';
import { type Prose, proseIn } from './measure-prose.ts';

/** Of the text around it, or the way in ends. */
const MOST = 0.75;
/** Habits of the web and its vocabularies. */
const PLACES =
  '[itemprop=articleBody], article, .entry-content, .post-content, .article-body, .article-content';
const TEXT = /^(?:P|LI|UL|OL|BLOCKQUOTE|TABLE|TBODY|TR|PRE)$/;

/** The innermost element that holds most running text of what is around it. */
export function findDensest(body: PageElement, prose: Prose): PageElement {
  let at = body;
  for (;;) {
    const length = proseIn(prose, at);
    const next = [...at.children].find(
      (each) => length > 0 && proseIn(prose, each) >= length * MOST,
    );
    if (!next || TEXT.test(next.tagName)) return at;
    at = next;
  }
}

/** The place named for an article that holds most running text; of places one in another the inner. */
export function findNamedPlace(body: PageElement, prose: Prose): PageElement | null {
  let best = null as PageElement | null;
  let most = -1;
  for (const each of body.querySelectorAll(PLACES)) {
    const length = proseIn(prose, each);
    const isInside = best?.contains(each) && length >= most * 0.9;
    if (length <= most && !isInside) continue;
    best = each;
    most = length;
  }
  return best;
}
