import { backgroundOf, isHiddenElement, listHiddenNames } from '../../../html/hidden-styles.ts';

/**
 * Takes out of a page what its reader does not see, before the extractor strips the styles that tell. Changes
 * the document. The same rules as for feeds (`removeHiddenText`), save that texts in attributes stay: the
 * extractor reads some, and the sanitiser removes them later.
 */
export function removeHiddenElements(document: Document): void {
  const sheets = [...document.querySelectorAll('style')].map((each) => each.textContent ?? '');
  const hiddenNames = listHiddenNames(sheets.join('\n'));
  for (const element of [...document.documentElement.querySelectorAll('*')]) {
    // Many pages hide themselves until their script has run.
    if (element === document.head || element === document.body) continue;
    const attributes = readAttributes(element);
    if (!attributes) continue;
    const background = attributes.style || attributes.color ? backgroundBehind(element) : '';
    if (isHiddenElement(attributes, background, hiddenNames)) element.remove();
  }
}

const READ = new Set(['style', 'class', 'id', 'hidden', 'aria-hidden', 'bgcolor', 'color', 'size']);

/** Null when there is none that could hide. */
function readAttributes(element: Element): Record<string, string> | null {
  let attributes: Record<string, string> | null = null;
  for (const { name, value } of element.attributes) {
    if (!READ.has(name)) continue;
    attributes ??= {};
    attributes[name] = value;
  }
  return attributes;
}

function backgroundBehind(element: Element): string {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const background = backgroundOf({
      style: parent.getAttribute('style') ?? '',
      bgcolor: parent.getAttribute('bgcolor') ?? '',
    });
    if (background) return background;
  }
  return '';
}
