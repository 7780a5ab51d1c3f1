import { Node } from '@tiptap/core';
import { hideSources, showableHtml, showSources } from '../foreign-picture.ts';

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
    hideSources(holder.content);
    const element = holder.content.firstElementChild;
    return { dom: element ?? document.createElement('p') };
  },
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'kept-html';
      dom.innerHTML = showableHtml(String(node.attrs.html));
      return { dom };
    },
});

function keepWhen(element: HTMLElement, isKept: boolean) {
  if (!isKept) return false;
  // Of the editor's own clipboard.
  showSources(element);
  return { html: element.outerHTML };
}

const hasFootOrCaption = (table: HTMLElement) =>
  [...table.children].some(({ localName }) => /^(?:caption|tfoot)$/.test(localName));

const isLinkedPicture = (link: HTMLElement) =>
  link.querySelector('img') !== null && !link.textContent?.trim();
