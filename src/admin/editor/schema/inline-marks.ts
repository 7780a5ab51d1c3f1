import { Mark } from '@tiptap/core';
import Link from '@tiptap/extension-link';

/** A mark that is only its tag, with the attributes the server allows on it. */
function tagMark(tag: string, attributes: readonly string[] = []) {
  return Mark.create({
    name: tag,
    // Before the editor's own rules, which would take `del` for `s`: struck out and taken out are not the same.
    parseHTML: () => [{ tag, priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () => Object.fromEntries(attributes.map((name) => [name, { default: null }])),
  });
}

/** Inline tags that have no button but must survive being opened and saved. */
export const keptMarks = [
  tagMark('abbr', ['title']),
  tagMark('time', ['datetime']),
  ...['sub', 'sup', 'mark', 'small', 'kbd', 'samp', 'var', 'q', 'cite', 'del', 'ins'].map((tag) =>
    tagMark(tag),
  ),
];

/** Only where it leads and its title; the server adds `rel` by itself. */
export const ArticleLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
});
