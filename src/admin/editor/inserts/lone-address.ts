import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { allowedHref } from '../../../domain/articles/article-html.ts';
import { meantAs } from '../typing/undo-steps.ts';

/** A whole address of the web and nothing beside it. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && allowedHref(text) !== null;
}

/** A paragraph of the text itself: in a list, a table or a frame an address is part of what is said there. */
const isOnLine = ({ selection: { $from, empty } }: EditorState) =>
  empty && $from.depth === 1 && $from.parent.type.name === 'paragraph';

/**
 * Pastes an address into an empty line as a link.
 * @returns false where it is no address alone, or the line is not empty
 */
export function pasteLoneAddress(view: EditorView, text: string): boolean {
  const { state } = view;
  const link = state.schema.marks.link;
  if (!link || !isWebAddress(text) || !isOnLine(state)) return false;
  if (state.selection.$from.parent.content.size > 0) return false;
  const words = state.schema.text(text, [link.create({ href: allowedHref(text) })]);
  view.dispatch(meantAs('act', state.tr.replaceSelectionWith(words, false).scrollIntoView()));
  return true;
}

/** Puts an address into the text: a link where it stands alone on a line, its letters elsewhere. */
export function keepAddress(view: EditorView, address: string): void {
  if (pasteLoneAddress(view, address)) return;
  view.dispatch(meantAs('act', view.state.tr.insertText(address)));
}

/** The address that is all the line holds at whose end the caret stands; it becomes a link where it is none. */
export function endLoneAddress(view: EditorView): string | null {
  const { state } = view;
  const { $from } = state.selection;
  const link = state.schema.marks.link;
  const text = $from.parent.textContent;
  if (!link || !isOnLine(state) || !isWebAddress(text)) return null;
  if ($from.parentOffset !== $from.parent.content.size) return null;
  if (!$from.parent.firstChild?.marks.some(({ type }) => type === link))
    view.dispatch(
      state.tr.addMark($from.start(), $from.end(), link.create({ href: allowedHref(text) })),
    );
  return text;
}

/** The line that still holds this address alone; null when somebody has written on in it. */
export function findLoneAddress(doc: Node, address: string): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  doc.forEach((block, from) => {
    if (found || block.type.name !== 'paragraph' || block.textContent !== address) return;
    found = { from, to: from + block.nodeSize };
  });
  return found;
}
