import { Node } from '@tiptap/core';
import { cleanHtml } from '../clean-html.ts';

/** What the editor cannot take apart without losing something: it stays whole, to be changed in the HTML view. */
export const KeptHtml = Node.create({
  name: 'keptHtml',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'table', priority: 100, getAttrs: (table) => keepWhen(table, hasFootOrCaption(table)) },
    { tag: 'figure', priority: 40, getAttrs: (figure) => keepWhen(figure, true) },
    { tag: 'a', priority: 100, getAttrs: (link) => keepWhen(link, isLinkedPicture(link)) },
  ],
  renderHTML: ({ node }) => {
    const holder = document.createElement('template');
    holder.innerHTML = String(node.attrs.html);
    const element = holder.content.firstElementChild;
    return { dom: element ?? document.createElement('p') };
  },
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'kept-html';
      dom.innerHTML = cleanHtml(String(node.attrs.html)).html;
      return { dom };
    },
});

const keepWhen = (element: HTMLElement, isKept: boolean) =>
  isKept ? { html: element.outerHTML } : false;

const hasFootOrCaption = (table: HTMLElement) =>
  [...table.children].some(({ localName }) => /^(?:caption|tfoot)$/.test(localName));

const isLinkedPicture = (link: HTMLElement) =>
  link.querySelector('img') !== null && !link.textContent?.trim();
