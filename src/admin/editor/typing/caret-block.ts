import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Marks the block of the caret, and where more is chosen the first and the last of it: they are laid out at once
 * (`editor.module.css`). A block that was made in this frame is not, while `content-visibility` has yet to see whether it
 * is in sight, and where nothing is laid out a browser puts no letter and „End“ leads nowhere: typed before the next
 * frame, it would land in the next block. A block stays marked when the caret leaves it: to take the mark away again was a
 * third of what a new paragraph cost the browser in a long text.
 */
export const CaretBlock = Extension.create({
  name: 'caretBlock',
  addProseMirrorPlugins: () => [
    new Plugin<number[]>({
      key: marked,
      state: {
        init: (_, state) => endsOf(state),
        apply(tr, starts, _, state) {
          const moved = tr.docChanged ? starts.map((start) => tr.mapping.map(start)) : starts;
          const kept = moved.length < MOST ? moved.filter((start) => isBlock(state, start)) : [];
          return [...new Set([...kept, ...endsOf(state)])];
        },
      },
      props: {
        decorations(state) {
          const blocks = marked.getState(state)?.map((start) => {
            const end = start + (state.doc.nodeAt(start)?.nodeSize ?? 0);
            return Decoration.node(start, end, { 'data-caret': '' });
          });
          return DecorationSet.create(state.doc, blocks ?? []);
        },
      },
    }),
  ],
});

const marked = new PluginKey<number[]>('caretBlock');

/** Blocks marked before all but the caret's are let go: laid out they cost a little at every key. */
const MOST = 200;

/** Where the blocks begin in which the selection does, and ends. */
function endsOf({ doc, selection: { from, to } }: EditorState): number[] {
  const first = doc.childAfter(from);
  const last = doc.childBefore(to);
  return [first, ...(last.offset > first.offset ? [last] : [])]
    .filter(({ node }) => node)
    .map(({ offset }) => offset);
}

const isBlock = ({ doc }: EditorState, start: number) =>
  start < doc.content.size && doc.resolve(start).depth === 0;
