import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Marks the block of the caret, which is laid out at once (`editor.module.css`). A block that was made in this frame is
 * not, while `content-visibility` has yet to see whether it is in sight, and a browser puts no letter where nothing
 * is laid out: typed before the next frame, it would land in the next block.
 */
export const CaretBlock = Extension.create({
  name: 'caretBlock',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc, selection: { $head } }) {
          if ($head.depth === 0) return null;
          const block = Decoration.node($head.before(1), $head.after(1), { 'data-caret': '' });
          return DecorationSet.create(doc, [block]);
        },
      },
    }),
  ],
});
