import type { Editor, JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Puts a block in place of the empty paragraph one stands in, else behind where one stands, and leads to its first words. */
export function insertBlock(editor: Editor, content: JSONContent): boolean {
  return editor
    .chain()
    .focus()
    .command(({ tr, dispatch }) => {
      const block = editor.schema.nodeFromJSON(content);
      const { $from } = tr.selection;
      const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
      for (let depth = $from.depth - 1; depth >= 0; depth -= 1) {
        const isOwn = isEmpty && depth === $from.depth - 1;
        const index = $from.index(depth);
        const from = isOwn ? index : index + 1;
        if (!$from.node(depth).canReplaceWith(from, index + 1, block.type)) continue;
        const end = $from.after(depth + 1);
        const start = isOwn ? $from.before(depth + 1) : end;
        if (dispatch) {
          tr.replaceWith(start, end, block);
          tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1), 1)).scrollIntoView();
        }
        return true;
      }
      return false;
    })
    .run();
}

const line = (type: string, words = ''): JSONContent => ({
  type,
  ...(words && { content: [{ type: 'text', text: words }] }),
});
const cell = (type: string, words = ''): JSONContent => ({
  type,
  content: [line('paragraph', words)],
});
const row = (...cells: JSONContent[]): JSONContent => ({ type: 'tableRow', content: cells });

export const QUOTE_WITH_SOURCE: JSONContent = {
  type: 'quoteFigure',
  content: [{ type: 'blockquote', content: [line('paragraph')] }, line('figcaption')],
};
export const QUESTION: JSONContent = {
  type: 'question',
  content: [line('questionTitle'), line('paragraph')],
};
/** What is compared stands over the columns, by what in the first of them. */
export const COMPARISON: JSONContent = {
  type: 'table',
  content: [
    row(
      cell('tableHeader', 'Savybė'),
      cell('tableHeader', 'Pirmas'),
      cell('tableHeader', 'Antras'),
    ),
    row(cell('tableHeader', 'Kaina'), cell('tableCell'), cell('tableCell')),
    row(cell('tableHeader', 'Kam tinka'), cell('tableCell'), cell('tableCell')),
  ],
};
export const CONTACT_STRIP: JSONContent = {
  type: 'callout',
  attrs: { kind: 'contact' },
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Reikia pagalbos? ' },
        {
          type: 'text',
          text: 'Parašykite mums',
          marks: [{ type: 'link', attrs: { href: '/kontaktai' } }],
        },
        { type: 'text', text: '.' },
      ],
    },
  ],
};

/**
 * Makes one block of the pictures that stand one after another right above the caret.
 * @returns false where there are fewer than two
 */
export function gatherGallery(editor: Editor): boolean {
  return editor
    .chain()
    .focus()
    .command(({ tr, dispatch }) => {
      const { $from } = tr.selection;
      const depth = Math.max(1, $from.depth);
      const outer = $from.node(depth - 1);
      const index = $from.index(depth - 1);
      let first = index;
      while (/^(?:image|figure)$/.test(outer.maybeChild(first - 1)?.type.name ?? '')) first -= 1;
      const gallery = editor.schema.nodes.gallery;
      if (!gallery || index - first < 2) return false;
      const pictures = Array.from({ length: index - first }, (_, at) => outer.child(first + at));
      const end = $from.before(depth);
      const start = end - pictures.reduce((size, { nodeSize }) => size + nodeSize, 0);
      if (dispatch) tr.replaceWith(start, end, gallery.create(null, pictures));
      return true;
    })
    .run();
}
