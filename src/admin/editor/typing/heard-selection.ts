import { Extension, resolveFocusPosition } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What may act on a selection, or put another in its place: the text hears of it before anything else does. */
const ACTS = ['keydown', 'keyup', 'pointerdown'] as const;

/**
 * Keeps the editor's selection the one on the screen. A browser says some milliseconds later that a key has moved the
 * caret, on a busy machine many, and what acted meanwhile acted on the selection before: with all the text marked, a
 * line put in at its end took the place of the text.
 */
export const HeardSelection = Extension.create({
  name: 'heardSelection',
  addCommands: () => ({
    /**
     * Gives the text the focus before the next key is heard. The library's own does it a frame later, wherever a person
     * is by then: it put the selection of before over theirs, and took back the focus they had given to a tool.
     */
    focus:
      (position = null, { scrollIntoView = true } = {}) =>
      ({ editor, view, tr, dispatch }) => {
        if (position === false || (position === null && view.hasFocus())) return true;
        if (!dispatch) return true;
        const selection = position === null ? null : resolveFocusPosition(tr.doc, position);
        if (selection && !selection.eq(tr.selection)) tr.setSelection(selection);
        // What is done beside it is done by then.
        queueMicrotask(() => {
          if (editor.isDestroyed) return;
          view.focus();
          if (scrollIntoView) editor.commands.scrollIntoView();
        });
        return true;
      },
  }),
  addProseMirrorPlugins() {
    let isPressed = false;
    return [
      new Plugin({
        view(view) {
          const hear = (event: Event) => hearSelection(view, event);
          for (const act of ACTS) window.addEventListener(act, hear, true);
          return {
            destroy() {
              for (const act of ACTS) window.removeEventListener(act, hear, true);
            },
          };
        },
        props: {
          handleDOMEvents: {
            mousedown() {
              isPressed = true;
              setTimeout(() => {
                isPressed = false;
              });
            },
            // The browser puts the caret at the beginning, the editor 20 ms later where it was: a key may come between.
            focus(view) {
              if (!isPressed) view.focus();
            },
          },
        },
      }),
    ];
  },
});

function hearSelection(view: EditorView, event: Event): void {
  // A word that is being composed has its own moments.
  const isComposing = view.composing || (event instanceof KeyboardEvent && event.isComposing);
  if (isComposing || !view.hasFocus()) return;
  // For 200 ms after the focus the editor takes a caret at the beginning for the browser's doing and puts its selection
  // back. It stands there from the start here, and „Home“ is a key. The moment has no public name.
  if (event.type === 'keydown')
    (view as unknown as { input: { lastFocus: number } }).input.lastFocus = 0;
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
