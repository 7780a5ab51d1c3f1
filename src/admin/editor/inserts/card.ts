import type { Editor } from '@tiptap/react';
import { showPartial } from '../../feedback/toasts.ts';
import { api } from '../../http/api-client.ts';
import { RequestProblem } from '../../http/problem.ts';
import { findLoneAddress } from './lone-address.ts';

/** Under way, so that the same line is not asked for twice. */
const asked = new Set<string>();

/** Puts a card in place of an address that stands alone; where none can be made it stays a link, and why is said. */
export async function replaceByCard(editor: Editor, address: string): Promise<void> {
  if (asked.has(address)) return;
  asked.add(address);
  try {
    const { origin } = window.location;
    const url = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const card = await (await api.api.admin.cards.$post({ json: { url } })).json();
    if (editor.isDestroyed) return;
    const place = findLoneAddress(editor.state.doc, address);
    const { card: type, paragraph } = editor.schema.nodes;
    if (!place || !type || !paragraph) return;
    const node = type.create({ ...card, image: card.image ?? '' });
    const { tr, doc } = editor.state;
    // Behind a card that ends the text there is a line to write on.
    const isLast = place.to === doc.content.size;
    tr.replaceWith(place.from, place.to, isLast ? [node, paragraph.create()] : node);
    editor.view.dispatch(tr);
  } catch (error) {
    const detail = error instanceof RequestProblem ? error.detail : '';
    showPartial('Adresas liko nuoroda: kortelės padaryti nepavyko.', detail);
  } finally {
    asked.delete(address);
  }
}
