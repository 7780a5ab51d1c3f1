const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*/gi;
/** Values, which stay as they are, or a name that the page's policy has something against. */
const VALUE_OR_NAME = /=\s*(?:"[^"]*"|'[^']*')|(?<=[\s/"'])(?:style|on[a-z]+)(?=\s*=)/gi;
const renameAttributes = (tag: string) =>
  tag.replace(VALUE_OR_NAME, (found) => (found.startsWith('=') ? found : `data-${found}`));

/**
 * HTML as a tree that is in no page: nothing in it is loaded or run. Styles become `data-style`, handlers of events
 * `data-on…`, and whole sheets of styles templates: the page's policy would refuse them even here and complain in the
 * console.
 */
export function parseHtml(html: string): HTMLElement {
  const silent = html
    .replace(TAG, renameAttributes)
    .replace(/<style(?![\w-])/gi, '<template data-tag="style"')
    .replace(/<\/style(?![\w-])/gi, '</template');
  const page = `<!doctype html><html><body>${silent}</body></html>`;
  return new DOMParser().parseFromString(page, 'text/html').body;
}

/** The element's inline style as it was written. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** All elements below, deepest last, as they are at this moment: the tree may be changed on the way. */
export const elementsOf = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('*'),
];

/** Puts what is inside in the element's place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content in another element; attributes stay behind. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts the element's content into a new element inside it. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const BLOCKS =
  'address,article,aside,blockquote,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,ul';

export const hasBlocks = (element: Element): boolean => element.querySelector(BLOCKS) !== null;
export const isBlock = (element: Element): boolean => element.matches(BLOCKS);
