import { Extension, nodeInputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { NodeType, ResolvedPos } from '@tiptap/pm/model';
import {
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { addressRule, linkRule, pictureRule } from './link-rules.ts';
import { markFor, NO_LETTER } from './typed-marks.ts';
import { meantAs } from './undo-steps.ts';

const CODE_MARKS = new Set(['code', 'kbd', 'samp', 'var']);

function isCode(state: EditorState, place: ResolvedPos): boolean {
  const marks = state.storedMarks ?? place.marks();
  return (
    Boolean(place.parent.type.spec.code) || marks.some(({ type }) => CODE_MARKS.has(type.name))
  );
}

/**
 * Writes a key as it was typed and then, as a step of its own, as Lithuanian typography has it: one undo takes just
 * that back. False where the key stays.
 */
export function typeMark(
  read: () => EditorState,
  dispatch: (transaction: Transaction) => void,
  { from, to, text }: { from: number; to: number; text: string },
): boolean {
  const place = read().doc.resolve(from);
  if (!place.parent.isTextblock || isCode(read(), place)) return false;
  const found = markFor(place.parent.textBetween(0, place.parentOffset, null, NO_LETTER), text);
  if (!found) return false;
  dispatch(read().tr.insertText(text, from, to).scrollIntoView());
  const end = from + text.length;
  dispatch(closeHistory(read().tr.insertText(found.mark, from - found.back, end)));
  // What is typed on is no part of the step.
  dispatch(closeHistory(read().tr));
  return true;
}

/**
 * What is typed while a block is marked that has no words of its own (a card, a file, a picture, a rule) stands behind
 * it, not in its place. False where nothing may stand there.
 */
function typeBehind(
  { selection, schema, tr }: EditorState,
  dispatch: (transaction: Transaction) => void,
  text: string,
): boolean {
  if (!(selection instanceof NodeSelection)) return false;
  const { node, $to, to } = selection;
  const line = schema.nodes.paragraph?.create(null, schema.text(text));
  if (!node.isBlock || !node.isAtom || !line) return false;
  if (!$to.parent.canReplaceWith($to.index(), $to.index(), line.type)) return false;
  tr.insert(to, line);
  const caret = TextSelection.create(tr.doc, to + 1 + text.length);
  dispatch(meantAs('typing', tr.setSelection(caret).scrollIntoView()));
  return true;
}

/** `1) ` counts as `1. ` does; the next number goes on with the list above. */
const bracketedNumberRule = (type: NodeType) =>
  wrappingInputRule({
    find: /^(\d{1,3})\)\s$/,
    type,
    getAttributes: ([, number]) => ({ start: Number(number) }),
    joinPredicate: ([, number], list) => list.childCount + list.attrs.start === Number(number),
  });

/** What a person types becomes what it means, beyond what the editor's own rules know (`## `, `- `, `1. `, `> `). */
export const Typing = Extension.create({
  name: 'typing',
  // Before the editor's own rules and its undo.
  priority: 1000,
  addInputRules() {
    const { heading, horizontalRule, orderedList } = this.editor.schema.nodes;
    return [
      // The first level is the title of the page.
      ...(heading
        ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })]
        : []),
      ...(orderedList ? [bracketedNumberRule(orderedList)] : []),
      ...(horizontalRule ? [nodeInputRule({ find: /^–-$/, type: horizontalRule })] : []),
      linkRule(this.editor),
      pictureRule(this.editor),
      addressRule(this.editor),
    ];
  },
  // Right after a rule: the keys that were typed come back.
  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, from, to, text) {
          const dispatch = (transaction: Transaction) => view.dispatch(transaction);
          return (
            typeBehind(view.state, dispatch, text) ||
            (!view.composing && typeMark(() => view.state, dispatch, { from, to, text }))
          );
        },
      },
    }),
  ],
});
