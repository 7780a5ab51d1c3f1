import { isElement, type PageElement, type PageNode } from '../dom/page-node.ts';
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

/**
 * Behind a link on a name or in it: begins with the name again, and would be read as part of the sentence. It has the same link,
 * or stands in a sentence without a space before it.
 */
function removeHoverCards(body: PageElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (!href || link.wordsLength === 0) continue;
    const [inside, behind] = [link.lastChild, link.nextSibling];
    if (isCard(inside, ownWords(link)) && isGlued(inside, link)) inside.remove();
    else if (isCard(behind, link.words) && (hasLink(behind, link) || isGlued(behind, link)))
      behind.remove();
  }
}

const isCard = (node: PageNode | null, name: string): node is PageElement =>
  node !== null &&
  isElement(node) &&
  node.tagName !== 'A' &&
  name !== '' &&
  node.wordsLength <= LONGEST_CARD &&
  node.words.startsWith(name);

const hasLink = (card: PageElement, link: PageElement): boolean =>
  card
    .querySelectorAll('a')
    .some(
      (each) =>
        each.getAttribute('href') === link.getAttribute('href') && each.words === link.words,
    );

/** What is written goes on with a space. A label may stand so before a text that begins like it, but in no sentence. */
const isGlued = (card: PageElement, link: PageElement): boolean =>
  card.tagName === 'SPAN' &&
  /^\S/.test(card.textContent) &&
  /\S$/.test(card.previousSibling?.textContent ?? '') &&
  /[\p{L}\d,]\s$/u.test(link.previousSibling?.textContent ?? '');

/** Before any element. */
const ownWords = (link: PageElement): string =>
  link.firstChild?.nodeType === 3 ? (link.firstChild.textContent ?? '').trim() : '';
