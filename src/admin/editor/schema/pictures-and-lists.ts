import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { isOwnImage } from '../../../domain/articles/article-html.ts';
import { HIDDEN_SOURCE, pictureOf } from '../foreign-picture.ts';
import { leaveLine } from './named-blocks.ts';

/** A picture of our storage, or one that saving brings there; an empty `alt` says that it is only decoration, none at all that the person was not asked. */
export const ArticleImage = Image.extend({
  addAttributes: () => ({
    src: {
      default: null,
      parseHTML: (image) => image.getAttribute(HIDDEN_SOURCE) ?? image.getAttribute('src'),
      // The editor draws a text in this way for a moment before it asks for `addNodeView`.
      renderHTML: ({ src }) => (isOwnImage(String(src)) ? { src } : { [HIDDEN_SOURCE]: src }),
    },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
    span: {
      default: null,
      parseHTML: (image) => image.getAttribute('data-width'),
      renderHTML: ({ span }) => (span ? { 'data-width': span } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'img[src]' }, { tag: `img[${HIDDEN_SOURCE}]` }],
  // Its own takes any address (`typing/link-rules.ts`).
  addInputRules: () => [],
  addNodeView:
    () =>
    ({ node }) => ({ dom: pictureOf(document, node.attrs) }),
});

/** A picture with a caption; any other figure is kept as it is (`KeptHtml`). */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  // Between the two is no place to stand: the arrows go from the caption to the picture.
  allowGapCursor: false,
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (isPicture(element) ? null : false) }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return { Enter: () => leaveLine(this.editor, this.name) };
  },
});

function isPicture(figure: HTMLElement): boolean {
  const [image, caption, ...others] = [...figure.children];
  return image?.localName === 'img' && caption?.localName === 'figcaption' && others.length === 0;
}

export const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definition)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

export const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

export const Definition = Node.create({
  name: 'definition',
  content: 'block+',
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});
