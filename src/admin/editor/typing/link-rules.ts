import { type Editor, InputRule } from '@tiptap/core';
import { findImageAddress, findOwnImage } from '../../../domain/articles/article-html.ts';
import { linkAddress } from '../link-address.ts';
import { findPlace, putBlock } from '../menus/insert-block.ts';

/** With brackets of its own, as encyclopedias have them. */
const ADDRESS = String.raw`\(((?:[^()\s]|\([^()\s]*\))+)\)$`;

/** `[words](address)` becomes a link; the words keep what they were marked with. */
export const linkRule = (editor: Editor) =>
  new InputRule({
    find: new RegExp(String.raw`(?<!!)\[([^[\]]+)\]${ADDRESS}`),
    handler({ state, range, match }) {
      const [, words = '', address = ''] = match;
      const href = linkAddress(address);
      const type = editor.schema.marks.link;
      if (!href || !type) return null;
      const end = range.from + 1 + words.length;
      state.tr
        .delete(end, range.to)
        .delete(range.from, range.from + 1)
        .addMark(range.from, end - 1, type.create({ href }))
        .removeStoredMark(type);
      return undefined;
    },
  });

/** `![words](address)` becomes the picture that is there; one of another site is fetched when the text is saved. */
export const pictureRule = (editor: Editor) =>
  new InputRule({
    find: new RegExp(String.raw`!\[([^[\]]*)\]${ADDRESS}`),
    handler({ state, range, match }) {
      const [, alt = '', address = ''] = match;
      const src = findOwnImage(address) ?? findImageAddress(address);
      const picture = src && editor.schema.nodes.image?.create({ src, alt: alt.trim() || null });
      if (!picture) return null;
      const { tr } = state;
      tr.delete(range.from, range.to);
      const place = findPlace(tr, picture);
      if (!place) return null;
      putBlock(tr, place);
      return undefined;
    },
  });

/** An address that a sign of punctuation follows: the editor's own rule takes only what a space ends. */
export const addressRule = (editor: Editor) =>
  new InputRule({
    find: /(?:^|[\s(„])((?:https?:\/\/|www\.)[^\s„“]*[^\s„“.,;:!?)…])[.,;:!?)“…]+ $/,
    handler({ state, range, match }) {
      const [whole, address = ''] = match;
      const href = linkAddress(address);
      const type = editor.schema.marks.link;
      if (!href || !type) return null;
      const from = range.from + whole.indexOf(address);
      const to = from + address.length;
      // It may lead elsewhere already, or have been told not to.
      if (state.doc.rangeHasMark(from, to, type)) return null;
      state.tr.addMark(from, to, type.create({ href }));
      return undefined;
    },
  });
