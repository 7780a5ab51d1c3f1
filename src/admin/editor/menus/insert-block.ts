import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Puts a block in place of the empty paragraph one stands in, else behind where one stands, and leads to its first line,
 * or behind it where all its words are there.
 * @param isAlone false while the panel asks about another one: the focus stays there
 */
export function insertBlock(editor: Editor, content: JSONContent, isAlone = true): boolean {
  const chain = editor.chain();
  return (isAlone ? chain.focus() : chain)
    .command(({ tr, dispatch }) => {
      const place = findPlace(tr, editor.schema.nodeFromJSON(content));
      if (place && dispatch) putBlock(tr, place);
      return place !== null;
    })
    .run();
}

interface Place {
  block: Node;
  start: number;
  end: number;
}

/** @returns null where the block may stand nowhere around */
export function findPlace({ selection: { $from } }: Transaction, block: Node): Place | null {
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  for (let depth = $from.depth - 1; depth >= 0; depth -= 1) {
    const isOwn = isEmpty && depth === $from.depth - 1;
    const index = $from.index(depth);
    const from = isOwn ? index : index + 1;
    if (!$from.node(depth).canReplaceWith(from, index + 1, block.type)) continue;
    const end = $from.after(depth + 1);
    return { block, start: isOwn ? $from.before(depth + 1) : end, end };
  }
  return null;
}

export function putBlock(tr: Transaction, { block, start, end }: Place): void {
  tr.replaceWith(start, end, block);
  // Nothing is written in it: left marked, what is typed next would take the place of a file, and stand before the
  // sentence of a strip.
  if (waitsForWords(block)) tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1), 1));
  else goBehind(tr, start + block.nodeSize);
  tr.scrollIntoView();
}

/** Leads to the words behind a block, where the text has none to a new paragraph. */
export function goBehind(tr: Transaction, position: number): void {
  const $behind = tr.doc.resolve(position);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (paragraph && $behind.depth === 0 && !$behind.nodeAfter?.isTextblock)
    tr.insert(position, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(position), 1));
}

/** Whether a line of it is empty. */
function waitsForWords(block: Node): boolean {
  let waits = false;
  block.descendants((node) => {
    waits ||= node.isTextblock && node.content.size === 0;
  });
  return waits;
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

const isPicture = (node: Node | null) => /^(?:image|figure)$/.test(node?.type.name ?? '');

const sourceOf = (node: Node): string =>
  String((node.type.name === 'figure' ? node.firstChild : node)?.attrs.src ?? '');

/**
 * Makes one block of the pictures with these addresses where they stand one after another in the text.
 * @returns false where fewer than two do
 */
export function joinGallery(editor: Editor, sources: readonly string[]): boolean {
  const { tr, doc, schema } = editor.state;
  const sought = new Set(sources);
  let run: { from: number; pictures: Node[] } = { from: 0, pictures: [] };
  let found = run;
  doc.forEach((node, from) => {
    if (!isPicture(node) || !sought.has(sourceOf(node))) run = { from: 0, pictures: [] };
    else if (run.pictures.length === 0) run = { from, pictures: [node] };
    else run.pictures.push(node);
    if (run.pictures.length > found.pictures.length) found = run;
  });
  const { from, pictures } = found;
  const gallery = schema.nodes.gallery;
  if (!gallery || pictures.length < 2) return false;
  const end = pictures.reduce((at, { nodeSize }) => at + nodeSize, from);
  editor.view.dispatch(tr.replaceWith(from, end, gallery.create(null, pictures)));
  return true;
}

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
      while (isPicture(outer.maybeChild(first - 1))) first -= 1;
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
