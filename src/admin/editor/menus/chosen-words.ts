import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';

const isAsked = new PluginKey<boolean>('chosenWords');

/**
 * Words that are linked stay marked while another field has the focus. Not the library's own for that: it takes the
 * browser's selection away with the focus, and a frame after the text has it again puts back the one of before.
 */
export const ChosenWords = Extension.create({
  name: 'chosenWords',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key: isAsked,
      state: { init: () => false, apply: (tr, before) => tr.getMeta(isAsked) ?? before },
      props: {
        decorations(state) {
          const { selection, doc } = state;
          if (!isAsked.getState(state) || selection instanceof NodeSelection) return null;
          const words = Decoration.inline(selection.from, selection.to, { class: 'chosen-words' });
          return DecorationSet.create(doc, [words]);
        },
      },
    }),
  ],
});

export function markChosenWords({ state, view }: Editor, isMarked: boolean): void {
  if (isAsked.getState(state) !== isMarked) view.dispatch(state.tr.setMeta(isAsked, isMarked));
}
