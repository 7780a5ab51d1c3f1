import { isElement, type PageElement } from '../dom/page-node.ts';
import { type Boilerplate, createNameReader, isChapter } from './boilerplate-names.ts';
import { type Prose, proseIn } from './measure-prose.ts';

/** Of the page's running text: what holds more is the article, whatever it is called. */
const MOST: Record<Exclude<Boilerplate, null>, number> = { likely: 0.2, certain: 0.7 };

/** Takes out what names itself as something else than the article, and hover cards. Changes the document. */
export function removeBoilerplate(body: PageElement, prose: Prose): void {
  removeHoverCards(body);
  const whole = Math.max(proseIn(prose, body), 1);
  const kindOf = createNameReader();
  for (const [element, length] of prose) {
    if (element === body || length >= whole * MOST.certain) continue;
    const kind = kindOf(element);
    if (kind === null || length >= whole * MOST[kind]) continue;
    if (element.querySelector('h1, [itemprop=articleBody]') || isChapter(element)) continue;
    element.remove();
  }
}

/** Characters; what is longer says more than who somebody is. */
const LONGEST_CARD = 1000;

/** Behind a link on a name: begins with the name again, has the same link, and would be read as part of the sentence. */
function removeHoverCards(body: PageElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    const card = link.nextSibling;
    if (!href || !card || !isElement(card) || card.tagName === 'A') continue;
    if (card.wordsLength > LONGEST_CARD || link.wordsLength === 0) continue;
    if (!card.words.startsWith(link.words)) continue;
    const isSame = [...card.querySelectorAll('a')].some(
      (each) => each.getAttribute('href') === href && each.words === link.words,
    );
    if (isSame) card.remove();
  }
}
