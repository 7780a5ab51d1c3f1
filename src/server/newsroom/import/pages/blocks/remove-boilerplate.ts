import type { PageElement } from '../dom/page-node.ts';
import { createNameReader } from './boilerplate-names.ts';
import { type Prose, proseIn } from './measure-prose.ts';

/** Of the page's running text: what holds more is the article, whatever it is called; comments may be longer than it. */
const MOST = 0.2;
const MOST_COMMENTS = 0.7;

/** Takes out what names itself as something else than the article. Changes the document. */
export function removeBoilerplate(body: PageElement, prose: Prose): void {
  const whole = Math.max(proseIn(prose, body), 1);
  const kindOf = createNameReader();
  for (const [element, length] of prose) {
    if (element === body || length >= whole * MOST_COMMENTS) continue;
    const kind = kindOf(element);
    if (kind === null || (kind !== 'comments' && length >= whole * MOST)) continue;
    if (!element.querySelector('h1, [itemprop=articleBody]')) element.remove();
  }
}
