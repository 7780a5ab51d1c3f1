import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import type { Editor, JSONContent } from '@tiptap/react';
import type { StoredImage } from '../images/image.ts';
import { updateImage } from '../images/image-requests.ts';
import type { TextImage } from './image-form.tsx';
import { goBehind } from './menus/insert-block.ts';
import type { TextPlace } from './text-places.ts';

/** A picture of the library as it is offered for a text. */
export function toTextImage(image: StoredImage): TextImage {
  return {
    src: image.url,
    alt: image.alt,
    isDecorative: image.is_decorative,
    width: image.width,
    height: image.height,
    span: null,
    caption: '',
    undescribedId: image.alt || image.is_decorative ? null : image.id,
  };
}

/** The picture the cursor is on; null when it is on something else. */
export function selectedImage(editor: Editor): TextImage | null {
  if (!editor.isActive('image')) return null;
  const { src, alt, width, height, span } = editor.getAttributes('image');
  return {
    src: String(src),
    alt: String(alt ?? ''),
    // Without any `alt` it is undecided: the dialog asks.
    isDecorative: alt === '',
    width: Number(width) || null,
    height: Number(height) || null,
    span: span ?? null,
    caption: editor.isActive('figure') ? null : '',
    undescribedId: null,
  };
}

/** Which of the text's pictures the cursor is on, from the first; null when it is on something else. */
export function selectedImageNumber(editor: Editor): number | null {
  if (!editor.isActive('image')) return null;
  const found = positionsOfImages(editor).indexOf(editor.state.selection.from);
  return found < 0 ? null : found;
}

/** Puts the cursor on the picture of this number. @returns false where there is none */
export function selectImage(editor: Editor, number: number): boolean {
  const position = positionsOfImages(editor)[number];
  return position !== undefined && editor.commands.setNodeSelection(position);
}

function positionsOfImages(editor: Editor): number[] {
  const positions: number[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image') positions.push(position);
  });
  return positions;
}

/** Puts a picture at a place, and the place behind it, where the next one belongs. */
export function insertImage(editor: Editor, image: TextImage, place: TextPlace): void {
  const { doc } = editor.state;
  const picture = editor.schema.nodeFromJSON(nodeOf(image));
  const { from, to } = findRoom(doc.resolve(Math.min(place.position, doc.content.size)), picture);
  // The focus stays in the panel, which may ask about another one.
  editor.commands.insertContentAt({ from, to }, picture);
  editor.state.doc.descendants((node, position) => {
    if (node === picture) place.position = position + node.nodeSize;
  });
  // Left in the caption, what is typed next would be written on to it.
  editor.commands.command(({ tr }) => {
    goBehind(tr, place.position);
    return true;
  });
}

/** At a block's beginning before the block, in place of an empty one, in the middle of words between them. */
function findRoom($at: ResolvedPos, picture: Node): { from: number; to: number } {
  const { parent, parentOffset, depth } = $at;
  const at = (from: number, to = from) => ({ from, to });
  if (!parent.isTextblock) return at($at.pos);
  const holder = $at.node(depth - 1);
  const index = $at.index(depth - 1);
  const fits = (first: number, end: number) => holder.canReplaceWith(first, end, picture.type);
  const isEmpty = parent.content.size === 0 && !parent.type.spec.code;
  if (isEmpty && fits(index, index + 1)) return at($at.before(), $at.after());
  if (parentOffset > 0 && fits(index + 1, index + 1)) return at($at.pos);
  return at(findPlaceBeside($at, picture.type, parentOffset === 0));
}

/** Before or behind the words of a place, as near as a block of this type may stand: a list's point begins with words. */
export function findPlaceBeside($at: ResolvedPos, type: NodeType, isBefore: boolean): number {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const holder = $at.node(depth - 1);
    const index = $at.index(depth - 1);
    if (isBefore && holder.canReplaceWith(index, index, type)) return $at.before(depth);
    if (holder.canReplaceWith(index + 1, index + 1, type)) return $at.after(depth);
  }
  return $at.pos;
}

/** What was said of a picture in a text is what the library offers next; failing that harms nothing. */
export async function updateLibraryAlt({
  undescribedId,
  alt,
  isDecorative,
}: TextImage): Promise<void> {
  if (undescribedId)
    await updateImage({ id: undescribedId }, { alt, is_decorative: isDecorative }).catch(
      console.error,
    );
}

/** Changes the picture the cursor is on. */
export function changeImage(editor: Editor, image: TextImage): void {
  if (image.caption) editor.chain().focus().insertContent(nodeOf(image)).run();
  else editor.chain().focus().updateAttributes('image', { alt: image.alt, span: image.span }).run();
}

/** Takes the picture the cursor is on out of the text; its caption goes along, for nothing is left to be under it. */
export function removeImage(editor: Editor): void {
  const chain = editor.chain().focus();
  if (editor.isActive('figure')) chain.deleteNode('figure').run();
  else chain.deleteSelection().run();
}

function nodeOf({ src, alt, width, height, span, caption }: TextImage): JSONContent {
  const picture = { type: 'image', attrs: { src, alt, width, height, span } };
  if (!caption) return picture;
  const text = { type: 'figcaption', content: [{ type: 'text', text: caption }] };
  return { type: 'figure', content: [picture, text] };
}
