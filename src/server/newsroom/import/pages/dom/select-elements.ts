import { compile, type Options } from 'css-select';

/** What selectors ask of a tree. */
interface SelectableNode {
  readonly nodeType: number;
  readonly textContent: string;
  readonly parentNode: SelectableNode | null;
  readonly childNodes?: readonly SelectableNode[];
}
interface SelectableElement extends SelectableNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
}

type Test = (element: SelectableElement) => boolean;

const isTag = (node: SelectableNode): node is SelectableElement => node.nodeType === 1;
const childrenOf = (node: SelectableNode): SelectableNode[] => [...(node.childNodes ?? [])];

const adapter: NonNullable<Options<SelectableNode, SelectableElement>['adapter']> = {
  isTag,
  getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
  getChildren: childrenOf,
  getName: (element) => element.localName,
  getParent: (element) => element.parentNode,
  getSiblings: (node) => (node.parentNode ? childrenOf(node.parentNode) : [node]),
  getText: (node) => node.textContent,
  hasAttrib: (element, name) => element.getAttribute(name) !== null,
  removeSubsets: (nodes) => nodes,
};

/** Selectors are few: our own, the extractor's and those that people gave sources. */
const MOST_KEPT = 500;
const kept = new Map<string, Test>();

/**
 * What tells an element that a CSS selector means.
 * @throws when it is not CSS
 */
export function readSelector(selector: string): Test {
  const known = kept.get(selector);
  if (known) return known;
  const test = namesOnly(selector) ?? compile(selector, { adapter, cacheResults: false });
  if (kept.size < MOST_KEPT) kept.set(selector, test);
  return test;
}

/** Most selectors are a list of tags, and one look tells those. */
function namesOnly(selector: string): Test | null {
  const names = selector.split(',').map((each) => each.trim().toLowerCase());
  if (!names.every((name) => /^[a-z][a-z\d]*$/.test(name))) return null;
  const all = new Set(names);
  return ({ localName }) => all.has(localName);
}
