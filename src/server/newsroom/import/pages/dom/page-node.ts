import {
  parse,
  parseFragment,
  serialize,
  html as standard,
  type Token,
  type TreeAdapter,
  type TreeAdapterTypeMap,
} from 'parse5';
import { addMeasures, collapseSpace, EMPTY, type Measure, measureText } from './measure-text.ts';
import { readSelector } from './select-elements.ts';

/*
 * A page as a tree: what the extractor and our rules ask of the standard's DOM, and no more. Lists of children and texts are
 * kept until the tree changes below, because the same ones are asked for again and again (docs/decisions/0075).
 */

const ELEMENT = 1;
const TEXT = 3;
const COMMENT = 8;
const DOCUMENT = 9;
const FRAGMENT = 11;

/** Characters; longer texts are put together each time, or a deep page would keep one for every level. */
const LONGEST_KEPT = 65_536;

const NONE: readonly PageNode[] = [];

export abstract class PageNode {
  abstract readonly nodeType: number;
  abstract readonly nodeName: string;
  abstract readonly textContent: string;
  abstract readonly measure: Measure;
  parentNode: PageParent | null = null;
  previousSibling: PageNode | null = null;
  nextSibling: PageNode | null = null;
  firstChild: PageNode | null = null;

  get childNodes(): readonly PageNode[] {
    return NONE;
  }

  /** Characters of its text, runs of white space as one and none around: known without putting the text together. */
  get wordsLength(): number {
    const { length, opens, closes } = this.measure;
    return Math.max(0, length - Number(opens) - Number(closes));
  }

  /** Its text with one space for runs of white space and none around. */
  get words(): string {
    return collapseSpace(this.textContent).trim();
  }

  get parentElement(): PageElement | null {
    return this.parentNode && isElement(this.parentNode) ? this.parentNode : null;
  }

  get nextElementSibling(): PageElement | null {
    let at = this.nextSibling;
    while (at && !isElement(at)) at = at.nextSibling;
    return at;
  }

  get previousElementSibling(): PageElement | null {
    let at = this.previousSibling;
    while (at && !isElement(at)) at = at.previousSibling;
    return at;
  }

  abstract cloneNode(isDeep?: boolean): PageNode;

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  after(node: PageNode): void {
    this.parentNode?.insertBefore(node, this.nextSibling);
  }
}

export class PageText extends PageNode {
  nodeValue: string;
  private keptMeasure: Measure | null = null;

  constructor(value: string) {
    super();
    this.nodeValue = value;
  }

  readonly nodeType = TEXT;

  get nodeName() {
    return '#text';
  }

  get textContent(): string {
    return this.nodeValue;
  }

  get measure(): Measure {
    this.keptMeasure ??= measureText(this.nodeValue);
    return this.keptMeasure;
  }

  cloneNode(): PageText {
    return new PageText(this.nodeValue);
  }
}

class PageComment extends PageNode {
  readonly nodeValue: string;

  constructor(value: string) {
    super();
    this.nodeValue = value;
  }

  readonly nodeType = COMMENT;

  get nodeName() {
    return '#comment';
  }

  get textContent(): string {
    return this.nodeValue;
  }

  get measure() {
    return EMPTY;
  }

  cloneNode(): PageComment {
    return new PageComment(this.nodeValue);
  }
}

/** What has children. */
abstract class PageParent extends PageNode {
  lastChild: PageNode | null = null;
  private keptNodes: readonly PageNode[] | null = null;
  private keptElements: readonly PageElement[] | null = null;
  /** Where one of these is null, so it is in whatever is around. */
  private keptText: string | null = null;
  private keptWords: string | null = null;
  private keptMeasure: Measure | null = null;

  override get childNodes(): readonly PageNode[] {
    if (this.keptNodes) return this.keptNodes;
    const nodes: PageNode[] = [];
    for (let at = this.firstChild; at; at = at.nextSibling) nodes.push(at);
    this.keptNodes = nodes;
    return nodes;
  }

  get children(): readonly PageElement[] {
    this.keptElements ??= this.childNodes.filter(isElement);
    return this.keptElements;
  }

  get firstElementChild(): PageElement | null {
    const first = this.firstChild;
    return first === null || isElement(first) ? first : first.nextElementSibling;
  }

  get lastElementChild(): PageElement | null {
    const last = this.lastChild;
    return last === null || isElement(last) ? last : last.previousElementSibling;
  }

  get textContent(): string {
    if (this.keptText !== null) return this.keptText;
    let text = '';
    for (let at = this.firstChild; at; at = at.nextSibling)
      if (at.nodeType !== COMMENT) text += at.textContent;
    if (text.length <= LONGEST_KEPT) this.keptText = text;
    return text;
  }

  set textContent(text: string) {
    while (this.firstChild) this.firstChild.remove();
    this.appendChild(new PageText(text));
  }

  override get words(): string {
    if (this.keptWords !== null) return this.keptWords;
    const words = super.words;
    if (words.length <= LONGEST_KEPT) this.keptWords = words;
    return words;
  }

  get measure(): Measure {
    if (this.keptMeasure) return this.keptMeasure;
    let measure = EMPTY;
    for (let at = this.firstChild; at; at = at.nextSibling)
      measure = addMeasures(measure, at.measure);
    this.keptMeasure = measure;
    return measure;
  }

  insertBefore<Node extends PageNode>(node: Node, before: PageNode | null): Node {
    node.remove();
    const previous = before ? before.previousSibling : this.lastChild;
    node.parentNode = this;
    node.previousSibling = previous;
    node.nextSibling = before;
    if (previous) previous.nextSibling = node;
    else this.firstChild = node;
    if (before) before.previousSibling = node;
    else this.lastChild = node;
    this.forget();
    return node;
  }

  appendChild<Node extends PageNode>(node: Node): Node {
    return this.insertBefore(node, null);
  }

  append(node: PageNode): void {
    this.insertBefore(node, null);
  }

  prepend(node: PageNode): void {
    this.insertBefore(node, this.firstChild);
  }

  removeChild<Node extends PageNode>(node: Node): Node {
    const { previousSibling, nextSibling } = node;
    if (previousSibling) previousSibling.nextSibling = nextSibling;
    else this.firstChild = nextSibling;
    if (nextSibling) nextSibling.previousSibling = previousSibling;
    else this.lastChild = previousSibling;
    node.parentNode = null;
    node.previousSibling = null;
    node.nextSibling = null;
    this.forget();
    return node;
  }

  replaceChild<Node extends PageNode>(node: PageNode, old: Node): Node {
    const next = old.nextSibling === node ? node.nextSibling : old.nextSibling;
    old.remove();
    this.insertBefore(node, next);
    return old;
  }

  contains(node: PageNode | null): boolean {
    for (let at = node; at; at = at.parentNode) if (at === this) return true;
    return false;
  }

  /** @throws when it is not CSS */
  querySelectorAll(selector: string): PageElement[] {
    return this.listElements(selector === '*' ? () => true : readSelector(selector));
  }

  /** @throws when it is not CSS */
  querySelector(selector: string): PageElement | null {
    const holds = readSelector(selector);
    for (let at = nextIn(this, this); at; at = nextIn(this, at))
      if (isElement(at) && holds(at)) return at;
    return null;
  }

  get innerHTML(): string {
    return serialize(this, MARKUP);
  }

  set innerHTML(html: string) {
    while (this.firstChild) this.firstChild.remove();
    for (const each of [...parseFragment(html, MARKUP).childNodes]) this.appendChild(each);
  }

  getElementsByTagName(name: string): PageElement[] {
    const all = name === '*';
    return this.listElements((each) => all || each.localName === name);
  }

  /** Those within it for which something holds, in their order. */
  listElements(holds: (element: PageElement) => boolean): PageElement[] {
    const found: PageElement[] = [];
    for (let at = nextIn(this, this); at; at = nextIn(this, at))
      if (isElement(at) && holds(at)) found.push(at);
    return found;
  }

  private forget(): void {
    this.keptNodes = null;
    this.keptElements = null;
    for (let at: PageParent | null = this; at?.isKept(); at = at.parentNode) {
      at.keptText = null;
      at.keptWords = null;
      at.keptMeasure = null;
    }
  }

  private isKept(): boolean {
    return this.keptText !== null || this.keptWords !== null || this.keptMeasure !== null;
  }
}

class PageAttribute {
  readonly name: string;
  readonly value: string;

  constructor(name: string, value: string) {
    this.name = name;
    this.value = value;
  }

  /** It never changes. */
  cloneNode(): PageAttribute {
    return this;
  }
}

/** Names in capitals are made once. */
const capitals = new Map<string, string>();

function inCapitals(name: string): string {
  const known = capitals.get(name);
  if (known !== undefined) return known;
  const made = name.toUpperCase();
  // Pages make up names.
  if (capitals.size < 1000) capitals.set(name, made);
  return made;
}

export class PageElement extends PageParent {
  readonly localName: string;
  /** In capitals. */
  readonly tagName: string;
  readonly namespaceURI: string;
  attributes: PageAttribute[] = [];

  constructor(localName: string, namespaceURI: string) {
    super();
    this.localName = localName;
    this.tagName = inCapitals(localName);
    this.namespaceURI = namespaceURI;
  }

  readonly nodeType = ELEMENT;

  get nodeName(): string {
    return this.tagName;
  }

  get ownerDocument() {
    return MAKER;
  }

  getAttribute(name: string): string | null {
    for (const each of this.attributes) if (each.name === name) return each.value;
    return null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  setAttribute(name: string, value: string): void {
    this.setAttributeNode(new PageAttribute(name, value));
  }

  setAttributeNode(attribute: PageAttribute): void {
    const at = this.attributes.findIndex(({ name }) => name === attribute.name);
    if (at >= 0) this.attributes[at] = attribute;
    else this.attributes.push(attribute);
  }

  removeAttribute(name: string): void {
    const at = this.attributes.findIndex((each) => each.name === name);
    if (at >= 0) this.attributes.splice(at, 1);
  }

  /** @throws when it is not CSS */
  matches(selector: string): boolean {
    return readSelector(selector)(this);
  }

  /** @throws when it is not CSS */
  closest(selector: string): PageElement | null {
    const holds = readSelector(selector);
    for (let at: PageElement | null = this; at; at = at.parentElement) if (holds(at)) return at;
    return null;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(id: string) {
    this.setAttribute('id', id);
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  set className(name: string) {
    this.setAttribute('class', name);
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  get srcset(): string {
    return this.getAttribute('srcset') ?? '';
  }

  cloneNode(isDeep: boolean): PageElement {
    const copy = new PageElement(this.localName, this.namespaceURI);
    copy.attributes = this.attributes.slice();
    if (isDeep)
      for (let at = this.firstChild; at; at = at.nextSibling) copy.appendChild(at.cloneNode(true));
    return copy;
  }
}

class PageFragment extends PageParent {
  readonly nodeType = FRAGMENT;

  get nodeName() {
    return '#document-fragment';
  }

  cloneNode(): PageFragment {
    return new PageFragment();
  }
}

export class PageDocument extends PageParent {
  /** By its doctype; the parser asks for it. */
  mode = standard.DOCUMENT_MODE.NO_QUIRKS;

  readonly nodeType = DOCUMENT;

  get nodeName() {
    return '#document';
  }

  /** The parser gives every page one, and a head. */
  get documentElement(): PageElement {
    return this.firstElementChild as PageElement;
  }

  get head(): PageElement {
    return this.childOfRoot('head') as PageElement;
  }

  /** None of a page of frames. */
  get body(): PageElement | null {
    return this.childOfRoot('body');
  }

  get title(): string {
    return this.head.getElementsByTagName('title')[0]?.textContent ?? '';
  }

  /** What `base` says, as the extractor wants it. */
  get baseURI(): string | null {
    return this.getElementsByTagName('base')[0]?.getAttribute('href') ?? null;
  }

  createElement(name: string): PageElement {
    return createElement(name);
  }

  createTextNode(text: string): PageText {
    return new PageText(text);
  }

  cloneNode(): PageDocument {
    return new PageDocument();
  }

  private childOfRoot(name: string): PageElement | null {
    return this.documentElement.children.find((each) => each.localName === name) ?? null;
  }
}

const HTML = 'http://www.w3.org/1999/xhtml';

export const createElement = (name: string): PageElement =>
  new PageElement(name.toLowerCase(), HTML);

/** Elements belong to no document here; the extractor makes new ones through the old ones'. */
const MAKER = { createElement };

export const isElement = (node: PageNode): node is PageElement => node.nodeType === ELEMENT;

/** The next node within a piece of the page, in its order, without recursion. */
function nextIn(piece: PageNode, node: PageNode): PageNode | null {
  if (node.firstChild) return node.firstChild;
  let at: PageNode | null = node;
  while (at && at !== piece && !at.nextSibling) at = at.parentNode;
  return at && at !== piece ? at.nextSibling : null;
}

interface PageTree extends TreeAdapterTypeMap {
  node: PageNode;
  parentNode: PageParent;
  childNode: PageNode;
  document: PageDocument;
  documentFragment: PageFragment;
  element: PageElement;
  commentNode: PageComment;
  textNode: PageText;
  template: PageElement;
  documentType: never;
}

const isText = (node: PageNode | null): node is PageText => node?.nodeType === TEXT;

function insertText(parent: PageParent, text: string, before: PageNode | null): void {
  const previous = before ? before.previousSibling : parent.lastChild;
  if (isText(previous)) previous.nodeValue += text;
  else parent.insertBefore(new PageText(text), before);
}

/** How the standard's parser builds a page, and how its words are written again. */
const treeAdapter: TreeAdapter<PageTree> = {
  createDocument: () => new PageDocument(),
  createDocumentFragment: () => new PageFragment(),
  createElement(name, namespace, attributes) {
    const element = new PageElement(name, namespace);
    treeAdapter.adoptAttributes(element, attributes);
    return element;
  },
  createCommentNode: (data) => new PageComment(data),
  createTextNode: (value) => new PageText(value),
  adoptAttributes(element, attributes) {
    for (const { prefix, name, value } of attributes) {
      const whole = prefix ? `${prefix}:${name}` : name;
      if (!element.hasAttribute(whole)) element.attributes.push(new PageAttribute(whole, value));
    }
  },
  appendChild: (parent, node) => void parent.appendChild(node),
  insertBefore: (parent, node, before) => void parent.insertBefore(node, before),
  insertText: (parent, text) => insertText(parent, text, null),
  insertTextBefore: insertText,
  detachNode: (node) => node.remove(),
  // What a template holds is among a page's elements for us.
  setTemplateContent() {},
  getTemplateContent: (template) => template as PageParent as PageFragment,
  setDocumentType() {},
  setDocumentMode(document, mode) {
    document.mode = mode;
  },
  getDocumentMode: ({ mode }) => mode,
  setNodeSourceCodeLocation() {},
  updateNodeSourceCodeLocation() {},
  getNodeSourceCodeLocation: () => null,
  getFirstChild: (node) => node.firstChild,
  getChildNodes: (node) => [...node.childNodes],
  getParentNode: (node) => node.parentNode,
  getAttrList: ({ attributes }) => attributes as Token.Attribute[],
  getTagName: ({ localName }) => localName,
  getNamespaceURI: ({ namespaceURI }) => namespaceURI as standard.NS,
  getTextNodeContent: ({ nodeValue }) => nodeValue,
  getCommentNodeContent: ({ nodeValue }) => nodeValue,
  getDocumentTypeNodeName: () => '',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isElementNode: isElement,
  isTextNode: isText,
  isCommentNode: (node): node is PageComment => node.nodeType === COMMENT,
  isDocumentTypeNode: (_node): _node is never => false,
};
/** Pieces of pages; what is kept for browsers without scripts is read too. */
const MARKUP = { treeAdapter, scriptingEnabled: false };

/** A whole page, whatever stands before, between and behind its tags, as browsers read it. */
export const parseDocument = (html: string): PageDocument => parse(html, { treeAdapter });
