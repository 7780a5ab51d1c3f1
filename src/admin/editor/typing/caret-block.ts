import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Marks the block of the caret, and where more is chosen the first and the last of it: they are laid out at once
 * (`editor.module.css`). A block that was made in this frame is not, while `content-visibility` has yet to see whether it
 * is in sight, and where nothing is laid out a browser puts no letter and „End“ leads nowhere: typed before the next
 * frame, it would land in the next block.
 */
export const CaretBlock = Extension.create({
  name: 'caretBlock',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc, selection: { from, to } }) {
          const first = doc.childAfter(from);
          const last = doc.childBefore(to);
          const ends = last.node && last.offset > first.offset ? [first, last] : [first];
          return DecorationSet.create(
            doc,
            ends.flatMap(({ node, offset }) =>
              node ? [Decoration.node(offset, offset + node.nodeSize, { 'data-caret': '' })] : [],
            ),
          );
        },
      },
    }),
  ],
});
