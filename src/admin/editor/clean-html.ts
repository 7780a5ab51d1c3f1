import { isBlockOf, isBlockTag, isPictureSpan } from '../../domain/articles/article-blocks.ts';
import {
  ALLOWED_HTML,
  allowedHref,
  findImageAddress,
  findOwnImage,
  isTrackingPixel,
  RENAMED_TAGS,
} from '../../domain/articles/article-html.ts';
import { elementsOf, hasBlocks, isBlock, parseHtml, rename, unwrap } from './parse-html.ts';

const DROPPED_WITH_CONTENT =
  'script,style,textarea,select,option,noscript,template,svg,math,iframe,object,embed,video,audio,canvas,button,input,title,meta,link,head,xml';

export interface CleanHtml {
  html: string;
  /** Tags that may not stand in an article and were taken out, each once. */
  removed: string[];
  /** Attributes that went, each once: a style, a class. */
  removedAttributes: string[];
  /** How many pictures were dropped because they cannot be fetched: they lie in a document or on a local disk. */
  foreignImages: number;
  /** How many pictures lie on other sites: saving the text brings them into our storage. */
  fetchedImages: number;
}

/** Without a meaning of their own for the text: the editor's, the browser's, those the server gives by itself. */
const SILENT_TAGS = new Set('span,div,font,colgroup,col,body,html,picture,source'.split(','));
const SILENT_ATTRIBUTES = /^(?:rel|loading|decoding|srcset|sizes|target|data-(?!style$|on).*)$/;

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
  const removedAttributes = new Set<string>();
  let foreignImages = 0;
  let fetchedImages = 0;
  for (const element of body.querySelectorAll(DROPPED_WITH_CONTENT)) {
    removed.add(element.getAttribute('data-tag') ?? element.localName);
    element.remove();
  }
  // Deepest first: what is unwrapped has been cleaned already.
  for (const found of elementsOf(body).reverse()) {
    const to = RENAMED_TAGS[found.localName];
    const element = to ? rename(found, to) : found;
    const tag = element.localName;
    if (tag === 'img') {
      const kind = settleImage(element);
      if (kind === 'gone') foreignImages += 1;
      if (kind === 'fetched') fetchedImages += 1;
      if (kind === 'own' || kind === 'fetched') keepAttributes(element, removedAttributes);
      else element.remove();
    } else if (!isAllowed(element)) {
      if (!SILENT_TAGS.has(tag)) removed.add(tag);
      takeApart(element);
    } else if (!keepAttributes(element, removedAttributes)) {
      removed.add(tag);
      unwrap(element);
    }
  }
  return {
    removed: [...removed],
    removedAttributes: [...removedAttributes],
    foreignImages,
    fetchedImages,
  };
}

/** On the list, and of what may stand only as a block of the editor's, one. */
const isAllowed = (element: HTMLElement): boolean =>
  isBlockTag(element.localName)
    ? isBlockOf(element.localName, element.getAttribute('data-block'))
    : Object.hasOwn(ALLOWED_HTML, element.localName);

/** Gives a picture the address the server would give it, and tells what becomes of it. */
function settleImage(image: HTMLElement): 'own' | 'fetched' | 'gone' | 'pixel' {
  const src = image.getAttribute('src') ?? '';
  const ownOrigin = globalThis.location?.origin;
  const own = findOwnImage(src, ownOrigin);
  const address = own ?? findImageAddress(src, ownOrigin);
  if (!address) return 'gone';
  image.setAttribute('src', address);
  if (own) return 'own';
  const isPixel = isTrackingPixel(image.getAttribute('width'), image.getAttribute('height'));
  return isPixel ? 'pixel' : 'fetched';
}

/** A paragraph in disguise becomes one: words of neighbouring blocks must not run together. */
function takeApart(element: HTMLElement): void {
  const standsAlone = isBlock(element) && !hasBlocks(element) && element.textContent?.trim();
  if (standsAlone && !element.closest('p,li,td,th,dd,dt,figcaption,pre')) rename(element, 'p');
  else unwrap(element);
}

/** False for a link that leads nowhere. */
function keepAttributes(element: HTMLElement, removed: Set<string>): boolean {
  const tag = element.localName;
  const allowed = ALLOWED_HTML[tag] ?? [];
  for (const name of element.getAttributeNames()) {
    const isNumber = /^(?:colspan|rowspan|width|height|start)$/.test(name);
    const value = element.getAttribute(name) ?? '';
    // The server gives both to every link and picture by itself.
    const isAutomatic = name === 'rel' || name === 'loading';
    const isFine =
      name === 'data-width' ? isPictureSpan(value) : !isNumber || /^[1-9]\d{0,3}$/.test(value);
    if (allowed.includes(name) && !isAutomatic && isFine) continue;
    if (!SILENT_ATTRIBUTES.test(name)) removed.add(name.replace(/^data-(?=style$|on)/, ''));
    element.removeAttribute(name);
  }
  if (tag !== 'a') return true;
  const href = allowedHref(element.getAttribute('href') ?? '');
  if (href) element.setAttribute('href', href);
  return href !== null;
}
