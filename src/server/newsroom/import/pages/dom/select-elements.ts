import { compile, type Options } from 'css-select';
import { MarkupLimitError } from '../../../../html/markup-limits.ts';

/** What selectors ask of a tree. */
interface SelectableNode {
  readonly nodeType: number;
  readonly textContent: string;
  readonly parentNode: SelectableNode | null;
  readonly childNodes?: readonly SelectableNode[];
  readonly previousElementSibling: SelectableElement | null;
}
interface SelectableElement extends SelectableNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
}

export type Test = (element: SelectableElement) => boolean;

type Adapter = NonNullable<Options<SelectableNode, SelectableElement>['adapter']>;

const isTag = (node: SelectableNode): node is SelectableElement => node.nodeType === 1;
const NONE: readonly SelectableNode[] = [];

const adapter: Adapter = {
  isTag,
  getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
  // The library reads them alone.
  getChildren: (node) => (node.childNodes ?? NONE) as SelectableNode[],
  getName: (element) => element.localName,
  getParent: (element) => element.parentNode,
  getSiblings: (node) => (node.parentNode?.childNodes ?? [node]) as SelectableNode[],
  prevElementSibling: (node) => node.previousElementSibling,
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

/** A second at most. Of 558 real pages the one that asked most took 0.4 million. */
const MOST_STEPS = 8_000_000;
const CHARACTERS_OF_A_STEP = 16;

/** What a page's reader has not done yet. */
const UNDONE = [
  'focus',
  'focus-visible',
  'focus-within',
  'target',
  'target-within',
  'fullscreen',
  'modal',
  'popover-open',
];
const pseudos = {
  ...Object.fromEntries(UNDONE.map((name) => [name, () => false])),
  // No script runs here.
  defined: ({ localName }: SelectableElement) => !localName.includes('-'),
};

/**
 * Reads selectors that strangers wrote, for one page: whatever they ask of it, altogether in a bounded number of steps. What is no
 * selector, or none that is known here, means nothing.
 * @throws MarkupLimitError out of a test
 */
export function createBoundedReader(isQuirky: boolean) {
  let left = MOST_STEPS;
  const spend = (steps: number) => {
    left -= steps;
    if (left < 0) throw new MarkupLimitError('selectors that ask too much of it');
  };
  const counting: Adapter = {
    ...adapter,
    isTag: (node): node is SelectableElement => {
      spend(1);
      return isTag(node);
    },
    getAttributeValue(element, name) {
      const value = adapter.getAttributeValue(element, name);
      spend(1 + (value?.length ?? 0) / CHARACTERS_OF_A_STEP);
      return value;
    },
    getName(element) {
      spend(1);
      return element.localName;
    },
    getParent(element) {
      spend(1);
      return element.parentNode;
    },
    getText(node) {
      const text = node.textContent;
      spend(1 + text.length / CHARACTERS_OF_A_STEP);
      return text;
    },
    equals(one, other) {
      spend(1);
      return one === other;
    },
  };
  const options = { adapter: counting, cacheResults: false, quirksMode: isQuirky, pseudos };
  const read = (selector: string): Test => {
    // The library sorts what a selector asks for.
    spend(selector.length + selector.length ** 2 / 100);
    try {
      return compile<SelectableNode, SelectableElement>(selector, options);
    } catch {
      return () => false;
    }
  };
  return { read, spend };
}
