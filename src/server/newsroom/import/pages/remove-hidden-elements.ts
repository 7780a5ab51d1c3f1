import type { Colour } from '../../../html/css-colours.ts';
import { isHiddenElement, lettersOf, readLook } from '../../../html/hidden-styles.ts';
import type { Letters } from '../../../html/hiding-declarations.ts';
import { readSheets } from '../../../html/sheet-names.ts';
import { type PageDocument, type PageElement, PageText } from './dom/page-node.ts';

/**
 * Takes out of a page what its reader does not see, before the extractor strips the styles that tell. Changes
 * the document. The same rules as for feeds (`removeHiddenText`), save that texts in attributes stay: the
 * extractor reads some, and the sanitiser removes them later.
 * @throws MarkupLimitError
 */
export function removeHiddenElements(document: PageDocument): void {
  const sheets = [...document.querySelectorAll('style')].map((each) => each.textContent ?? '');
  const names = readSheets(sheets);
  /** Behind what each element contains. */
  const backgrounds = new Map<PageElement | null, Colour | null>();
  /** Of elements whose letters somebody has given a size. */
  const letters = new Map<PageElement | null, Letters>();
  const root = readAttributes(document.documentElement);
  backgrounds.set(document.documentElement, root && readLook(root).background);
  for (const element of [...document.documentElement.querySelectorAll('*')]) {
    const behind = backgrounds.get(element.parentElement) ?? null;
    const attributes = readAttributes(element);
    const look = attributes && readLook(attributes);
    backgrounds.set(element, look?.background ?? behind);
    // Many pages hide themselves until their script has run.
    if (element === document.head || element === document.body) continue;
    const size = (look && lettersOf(attributes, look, names)) ?? letters.get(element.parentElement);
    if (size) letters.set(element, size);
    if (size === 'unreadable') removeOwnText(element);
    if (look && isHiddenElement(attributes, look, behind, names)) element.remove();
  }
}

/** What it contains may have letters of its own: sheets close gaps between boxes this way. */
function removeOwnText(element: PageElement): void {
  for (const node of [...element.childNodes]) if (node instanceof PageText) node.remove();
}

const READ = new Set(['style', 'class', 'id', 'hidden', 'aria-hidden', 'bgcolor', 'color', 'size']);

/** Null when there is none that could hide. */
function readAttributes(element: PageElement): Record<string, string> | null {
  let attributes: Record<string, string> | null = null;
  for (const { name, value } of element.attributes) {
    if (!READ.has(name)) continue;
    attributes ??= {};
    attributes[name] = value;
  }
  return attributes;
}
