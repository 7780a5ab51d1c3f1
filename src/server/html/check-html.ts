import { type DefaultTreeAdapterMap, parseFragment, html as spec } from 'parse5';
import { isBlockOf, isBlockTag, isPictureSpan } from '../../domain/articles/article-blocks.ts';
import { ALLOWED_HTML, allowedHref, isOwnImage } from '../../domain/articles/article-html.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** HTML that got past the sanitiser and still is not on the list: a bug or an attack, never a person's slip. */
export class UnsafeHtmlError extends Error {
  constructor(found: string) {
    super(`HTML is not on the allow-list: ${found.slice(0, 200)}`);
    this.name = 'UnsafeHtmlError';
  }
}

/**
 * The second look at an article's HTML, with the parser that browsers' rules are written down in: every
 * element, attribute and address must be on the list. Changes nothing. Run on sanitised HTML only (its
 * depth is limited there), before every write and in front of what a model answered.
 * @throws UnsafeHtmlError
 */
export function checkHtml(html: string): void {
  const waiting: Node[] = [...parseFragment(html).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text') continue;
    if (!('tagName' in node)) throw new UnsafeHtmlError(node.nodeName);
    checkElement(node);
    waiting.push(...node.childNodes);
  }
}

function checkElement(element: Element): void {
  const allowed = Object.hasOwn(ALLOWED_HTML, element.tagName) && ALLOWED_HTML[element.tagName];
  if (!allowed || element.namespaceURI !== spec.NS.HTML) throw new UnsafeHtmlError(element.tagName);
  const kind = element.attrs.find(({ name }) => name === 'data-block')?.value;
  if (isBlockTag(element.tagName) && !isBlockOf(element.tagName, kind))
    throw new UnsafeHtmlError(`${element.tagName} data-block="${kind ?? ''}"`);
  for (const { name, value, namespace } of element.attrs) {
    const where = `${element.tagName} ${name}="${value}"`;
    if (namespace || !allowed.includes(name)) throw new UnsafeHtmlError(where);
    if (name === 'data-width' && !isPictureSpan(value)) throw new UnsafeHtmlError(where);
    if (name === 'href' && allowedHref(value) !== value) throw new UnsafeHtmlError(where);
    if (name === 'src' && !isOwnImage(value)) throw new UnsafeHtmlError(where);
  }
}
