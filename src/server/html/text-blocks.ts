import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

const BLOCKS = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
]);

const isElement = (node: Node): node is HtmlElement => 'tagName' in node;
const attribute = (element: HtmlElement, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** What a person reads, a line a block, single spaces. */
export function textByBlocks(html: string): string {
  let text = '';
  const walk = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if ('value' in node) text += node.value.replace(/\s+/g, ' ');
      else if (isElement(node) && !UNREAD.has(node.tagName)) {
        const isBlock = BLOCKS.has(node.tagName);
        if (isBlock) text += '\n';
        walk(node);
        if (isBlock) text += '\n';
      }
    }
  };
  walk(parseFragment(html));
  return text
    .replace(/ {2,}/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** The same without code and quotations of code. */
export const proseOf = (html: string): string =>
  textByBlocks(html.replace(/<(pre|code|kbd|samp)\b[\s\S]*?<\/\1>/gi, ' '));

/** Addresses that the HTML links to or loads, as written. */
export function listAddresses(html: string): string[] {
  const addresses: string[] = [];
  const walk = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      for (const name of ['href', 'src', 'cite', 'poster']) {
        const value = attribute(node, name);
        if (value) addresses.push(value);
      }
      walk(node);
    }
  };
  walk(parseFragment(html));
  return addresses;
}

/** What can be followed in the HTML, with the words it stands on. */
export function listLinks(html: string): { address: string; text: string }[] {
  const links: { address: string; text: string }[] = [];
  const walk = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      const address = node.tagName === 'a' ? attribute(node, 'href') : undefined;
      if (address) links.push({ address, text: textByBlocks(serialize(node)) });
      walk(node);
    }
  };
  walk(parseFragment(html));
  return links;
}

/** The blocks of the text in order, wrappers around the whole taken off. */
export function listTopBlocks(html: string): { html: string; isHeading: boolean }[] {
  let nodes = meaningful(parseFragment(html));
  while (nodes.length === 1 && nodes[0] && isElement(nodes[0]) && isWrapper(nodes[0])) {
    nodes = meaningful(nodes[0]);
  }
  return nodes.map((node) => {
    const holder = parseFragment('');
    defaultTreeAdapter.appendChild(holder, node);
    return { html: serialize(holder), isHeading: isElement(node) && /^h[1-6]$/.test(node.tagName) };
  });
}

const isWrapper = (element: HtmlElement) =>
  ['div', 'article', 'section', 'main'].includes(element.tagName);
const meaningful = (parent: Parent) =>
  parent.childNodes.filter((node) => !('value' in node) || node.value.trim() !== '');
