import { type Editor, mergeAttributes, Node } from '@tiptap/core';
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

/** A video as it waits on the public page: a link that is pressed. Nothing of it is loaded here either. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    title: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-block="video"]',
      getAttrs: (element) => {
        const link = element.querySelector('a');
        const href = link?.getAttribute('href');
        return href ? { href, title: link?.textContent?.trim() || href } : false;
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-block': 'video' }),
    ['a', { href: node.attrs.href }, node.attrs.title],
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.block = 'video';
      dom.dataset.name = `Vaizdo įrašas, ${findVideo(node.attrs.href)?.provider ?? 'nuoroda'}`;
      dom.textContent = `▶ ${node.attrs.title}`;
      return { dom };
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

/** A document to download: what it is called, and of which type and size. */
const FileBlock = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    title: { default: '', rendered: false },
    about: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-block="file"]',
      getAttrs: (element) => {
        const link = element.querySelector('a');
        const href = link?.getAttribute('href');
        const about = element.querySelector('small')?.textContent?.trim() ?? '';
        return href ? { href, title: link?.textContent?.trim() || href, about } : false;
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { href, title, about } = node.attrs;
    return [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-block': 'file' }),
      ['a', { href }, title],
      ...(about ? [['small', about]] : []),
    ];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      const about = document.createElement('small');
      dom.dataset.block = 'file';
      dom.dataset.name = 'Failas atsisiųsti';
      about.textContent = node.attrs.about;
      dom.append(`↓ ${node.attrs.title} `, about);
      return { dom };
    },
});

/** A page told by what it says of itself; made in place of an address (`inserts/lone-address.ts`). */
const Card = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      ['href', 'title', 'description', 'site', 'image'].map((name) => [
        name,
        { default: '', rendered: false },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'div[data-block="card"]',
      getAttrs: (element) => {
        const words = (tag: string) => element.querySelector(tag)?.textContent?.trim() ?? '';
        const href = element.querySelector('a')?.getAttribute('href');
        const image = element.querySelector('img')?.getAttribute('src') ?? '';
        return href
          ? {
              href,
              title: words('a') || href,
              description: words('p'),
              site: words('small'),
              image,
            }
          : false;
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { href, title, description, site, image } = node.attrs;
    return [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-block': 'card' }),
      // The words beside it say what it is of.
      ...(isOwnImage(image) ? [['img', { src: image, alt: '' }]] : []),
      ['a', { href }, title],
      ...(description ? [['p', description]] : []),
      ...(site ? [['small', site]] : []),
    ];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const { title, description, site, image } = node.attrs;
      const dom = document.createElement('div');
      dom.dataset.block = 'card';
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
      return { dom };
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
