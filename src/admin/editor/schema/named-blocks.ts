import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import type { Attrs, DOMOutputSpec } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { BLOCKS, CALLOUTS } from '../../../domain/articles/article-blocks.ts';
import { isOwnImage } from '../../../domain/articles/article-html.ts';
import { findVideo } from '../../../domain/articles/video-address.ts';

/** What stands over a block in the editor; the public page has its own. */
const NAMES: Record<string, string> = {
  ...CALLOUTS,
  contact: 'Kontaktų juosta',
  gallery: 'Galerija',
};

const kindOf = (element: HTMLElement) => element.getAttribute('data-block');

/** A block whose kind is one of these; its name stands over it while it is written. */
function framed(name: string, content: string, kinds: readonly (typeof BLOCKS.div)[number][]) {
  return Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    addAttributes: () => ({
      kind: {
        default: kinds[0],
        parseHTML: kindOf,
        renderHTML: ({ kind }) => ({ 'data-block': kind }),
      },
    }),
    parseHTML: () => kinds.map((kind) => ({ tag: `div[data-block="${kind}"]` })),
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div');
        dom.dataset.block = node.attrs.kind;
        dom.dataset.name = NAMES[node.attrs.kind] ?? '';
        return { dom, contentDOM: dom };
      },
  });
}

/** From a line that stands over others, such as a question, Enter leads to what follows it. */
export function leaveLine(editor: Editor, name: string): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== name) return false;
  return editor.commands.command(({ tr, dispatch }) => {
    const after = $from.after();
    const isLast = $from.indexAfter(-1) === $from.node(-1).childCount;
    const place = isLast ? $from.after(-1) : after;
    const next = tr.doc.resolve(place).nodeAfter;
    const paragraph = editor.schema.nodes.paragraph;
    if (dispatch) {
      if (isLast && !next?.isTextblock && paragraph) tr.insert(place, paragraph.create());
      tr.setSelection(TextSelection.near(tr.doc.resolve(place), 1)).scrollIntoView();
    }
    return true;
  });
}

const QuestionTitle = Node.create({
  name: 'questionTitle',
  content: 'inline*',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'summary[data-block="question"]' }],
  renderHTML: () => ['summary', { 'data-block': 'question' }, 0],
  addKeyboardShortcuts() {
    return { Enter: () => leaveLine(this.editor, this.name) };
  },
});

/** Shown open while it is written. */
const Question = Node.create({
  name: 'question',
  group: 'block',
  content: 'questionTitle block+',
  defining: true,
  parseHTML: () => [{ tag: 'details[data-block="question"]' }],
  renderHTML: () => ['details', { 'data-block': 'question' }, 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.dataset.block = 'question';
    dom.dataset.name = 'Klausimas ir atsakymas';
    return { dom, contentDOM: dom };
  },
});

/** Whose words they are stands under them. */
const QuoteFigure = Node.create({
  name: 'quoteFigure',
  group: 'block',
  content: 'blockquote figcaption',
  isolating: true,
  defining: true,
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: ({ children: [quote, source, ...others] }) =>
        quote?.localName === 'blockquote' &&
        source?.localName === 'figcaption' &&
        others.length === 0
          ? null
          : false,
    },
  ],
  renderHTML: () => ['figure', 0],
});

const wordsIn = (element: HTMLElement, tag: string): string =>
  element.querySelector(tag)?.textContent?.trim() ?? '';

interface LinkBlock {
  name: 'video' | 'file' | 'card';
  /** What is kept beside the link's address and words, and how it is read; all is drawn by `render`. */
  beside?: Record<string, (element: HTMLElement) => string>;
  render: (attrs: Attrs) => DOMOutputSpec[];
  /** Fills the block as it is shown while the text is written. */
  show: (dom: HTMLElement, attrs: Attrs) => void;
}

/** A block that is one link with what is said of it. Nothing of what it leads to is loaded here. */
function linkBlock({ name, beside = {}, render, show }: LinkBlock) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        ['href', 'title', ...Object.keys(beside)].map((key) => [
          key,
          { default: '', rendered: false },
        ]),
      ),
    parseHTML: () => [
      {
        tag: `div[data-block="${name}"]`,
        getAttrs: (element) => {
          const href = element.querySelector('a')?.getAttribute('href');
          if (!href) return false;
          const read = Object.entries(beside).map(([key, readIn]) => [key, readIn(element)]);
          return { href, title: wordsIn(element, 'a') || href, ...Object.fromEntries(read) };
        },
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-block': name }),
      ...render(node.attrs),
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div');
        dom.dataset.block = name;
        show(dom, node.attrs);
        return { dom };
      },
  });
}

/** A video as it waits on the public page: a link that is pressed. */
const Video = linkBlock({
  name: 'video',
  render: ({ href, title }) => [['a', { href }, title]],
  show: (dom, { href, title }) => {
    dom.dataset.name = `Vaizdo įrašas, ${findVideo(href)?.provider ?? 'nuoroda'}`;
    dom.textContent = `▶ ${title}`;
  },
});

/** A document to download: what it is called, and of which type and size. */
const FileBlock = linkBlock({
  name: 'file',
  beside: { about: (element) => wordsIn(element, 'small') },
  render: ({ href, title, about }) => [
    ['a', { href }, title],
    ...(about ? [['small', about] as const] : []),
  ],
  show: (dom, { title, about }) => {
    const small = document.createElement('small');
    dom.dataset.name = 'Failas atsisiųsti';
    small.textContent = about;
    dom.append(`↓ ${title} `, small);
  },
});

/** A page told by what it says of itself; made in place of an address (`inserts/lone-address.ts`). */
const Card = linkBlock({
  name: 'card',
  beside: {
    description: (element) => wordsIn(element, 'p'),
    site: (element) => wordsIn(element, 'small'),
    image: (element) => element.querySelector('img')?.getAttribute('src') ?? '',
  },
  render: ({ href, title, description, site, image }) => [
    // The words beside it say what it is of.
    ...(isOwnImage(image) ? [['img', { src: image, alt: '' }] as const] : []),
    ['a', { href }, title],
    ...(description ? [['p', description] as const] : []),
    ...(site ? [['small', site] as const] : []),
  ],
  show: (dom, { title, description, site, image }) => {
    dom.dataset.name = 'Nuorodos kortelė';
    const add = (tag: string, words: string) => {
      const element = document.createElement(tag);
      element.textContent = words;
      dom.append(element);
    };
    if (isOwnImage(image))
      dom.append(Object.assign(document.createElement('img'), { src: image, alt: '' }));
    add('strong', title);
    if (description) add('p', description);
    add('small', site);
  },
});

const CALLOUT_KINDS = BLOCKS.div.filter((kind) => Object.hasOwn(CALLOUTS, kind));

export const namedBlocks = [
  framed('callout', 'block+', [...CALLOUT_KINDS, 'contact']),
  framed('gallery', '(image | figure)+', ['gallery']),
  Question,
  QuestionTitle,
  Video,
  FileBlock,
  Card,
  QuoteFigure,
];
