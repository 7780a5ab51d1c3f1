import { ALLOWED_HTML, allowedHref, isOwnImage } from '../../domain/article-html.ts';
import { elementsOf, hasBlocks, isBlock, parseHtml, rename, unwrap } from './parse-html.ts';

/** As the server renames them (`sanitise-html.ts`). */
const RENAMED: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  strike: 's',
};
const DROPPED_WITH_CONTENT =
  'script,style,textarea,select,option,noscript,template,svg,math,iframe,object,embed,video,audio,canvas,button,input,title,meta,link,head,xml';

export interface CleanHtml {
  html: string;
  /** Tags that may not stand in an article and were taken out, each once. */
  removed: string[];
  /** How many pictures went because they are not in our storage. */
  foreignImages: number;
}

/**
 * What may stand in an article, by the server's list, so that the editor shows what will be saved. The server
 * cleans again: this is for the eye, not for safety.
 */
export function cleanHtml(html: string): CleanHtml {
  const body = parseHtml(html);
  return { ...cleanTree(body), html: body.innerHTML.trim() };
}

/** Cleans in place. */
export function cleanTree(body: HTMLElement): Omit<CleanHtml, 'html'> {
  const removed = new Set<string>();
  let foreignImages = 0;
  for (const element of body.querySelectorAll(DROPPED_WITH_CONTENT)) {
    removed.add(element.getAttribute('data-tag') ?? element.localName);
    element.remove();
  }
  // Deepest first: what is unwrapped has been cleaned already.
  for (const found of elementsOf(body).reverse()) {
    const to = RENAMED[found.localName];
    const element = to ? rename(found, to) : found;
    const tag = element.localName;
    if (tag === 'img' && !isOwnImage(found.getAttribute('src') ?? '')) {
      foreignImages += 1;
      element.remove();
    } else if (!Object.hasOwn(ALLOWED_HTML, tag)) {
      if (!['span', 'div', 'font', 'colgroup', 'col', 'body', 'html'].includes(tag))
        removed.add(tag);
      takeApart(element);
    } else if (!keepAttributes(element)) {
      unwrap(element);
    }
  }
  return { removed: [...removed], foreignImages };
}

/** A paragraph in disguise becomes one: words of neighbouring blocks must not run together. */
function takeApart(element: HTMLElement): void {
  const standsAlone = isBlock(element) && !hasBlocks(element) && element.textContent?.trim();
  if (standsAlone && !element.closest('p,li,td,th,dd,dt,figcaption,pre')) rename(element, 'p');
  else unwrap(element);
}

/** False for a link that leads nowhere. */
function keepAttributes(element: HTMLElement): boolean {
  const tag = element.localName;
  const allowed = ALLOWED_HTML[tag] ?? [];
  for (const name of element.getAttributeNames()) {
    const isNumber = /^(?:colspan|rowspan|width|height|start)$/.test(name);
    const value = element.getAttribute(name) ?? '';
    // The server gives both to every link and picture by itself.
    const isAutomatic = name === 'rel' || name === 'loading';
    if (!allowed.includes(name) || isAutomatic || (isNumber && !/^[1-9]\d{0,3}$/.test(value)))
      element.removeAttribute(name);
  }
  if (tag !== 'a') return true;
  const href = allowedHref(element.getAttribute('href') ?? '');
  if (href) element.setAttribute('href', href);
  return href !== null;
}
