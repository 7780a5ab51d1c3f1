import { isOwnImage } from '../../domain/articles/article-html.ts';
import { cleanTree } from './clean-html.ts';
import { elementsOf, parseHtml } from './parse-html.ts';

export const FOREIGN_PICTURE = 'Nuotrauka iš kitos svetainės bus įkelta į saugyklą išsaugant:';

/**
 * What stands in the editor for a picture of another site until saving brings it into our storage: nothing is loaded
 * from there, the page's policy would refuse it.
 */
function foreignPicture(page: Document, src: string): HTMLElement {
  const place = page.createElement('div');
  place.className = 'foreign-picture';
  place.append(`${FOREIGN_PICTURE} ${src}`);
  return place;
}

/** The picture of a text as the editor shows it. */
export function pictureOf(page: Document, attributes: Record<string, unknown>): HTMLElement {
  const src = String(attributes.src ?? '');
  if (!isOwnImage(src)) return foreignPicture(page, src);
  const image = page.createElement('img');
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) image.setAttribute(name === 'span' ? 'data-width' : name, String(value));
  return image;
}

/** Where a picture of another site keeps its address in the editor's own tree, so that no browser asks for it. */
export const HIDDEN_SOURCE = 'data-foreign-src';

/** Hides such addresses, in a tree that is in no page. */
export function hideSources(root: ParentNode): void {
  for (const image of root.querySelectorAll('img[src]')) {
    const src = image.getAttribute('src') ?? '';
    if (isOwnImage(src)) continue;
    image.removeAttribute('src');
    image.setAttribute(HIDDEN_SOURCE, src);
  }
}

/** Brings them back, in a tree that is in no page. */
export function showSources(root: ParentNode): void {
  for (const image of root.querySelectorAll(`img[${HIDDEN_SOURCE}]`)) {
    image.setAttribute('src', image.getAttribute(HIDDEN_SOURCE) ?? '');
    image.removeAttribute(HIDDEN_SOURCE);
  }
}

/** A piece of HTML as the editor may show it. */
export function showableHtml(html: string): string {
  const body = parseHtml(html);
  cleanTree(body);
  for (const element of elementsOf(body)) {
    const src = element.getAttribute('src') ?? '';
    if (element.localName === 'img' && !isOwnImage(src))
      element.replaceWith(foreignPicture(element.ownerDocument, src));
  }
  return body.innerHTML;
}
