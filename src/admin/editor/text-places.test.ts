import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { articleExtensions } from './schema/extensions.ts';
import { createTextPlaces } from './text-places.ts';

it('keeps a place between its words while others are written and taken out before it', () => {
  const schema = getSchema(articleExtensions);
  const paragraph = (text: string) => schema.node('paragraph', null, schema.text(text));
  const start = EditorState.create({
    schema,
    doc: schema.node('doc', null, [paragraph('Prieš'), paragraph('Po')]),
  });
  const places = createTextPlaces();
  const place = places.keep(start.doc.child(0).nodeSize);
  const before = (state: EditorState) => state.doc.textBetween(0, place.position);

  const typed = start.tr.insertText('Kas dar ', 1);
  places.follow(typed.mapping);
  const longer = start.apply(typed);
  expect(before(longer)).toBe('Kas dar Prieš');

  const cut = longer.tr.delete(1, 9);
  places.follow(cut.mapping);
  expect(before(longer.apply(cut))).toBe('Prieš');

  const there = start.tr.insert(place.position, paragraph('Vėliau'));
  places.follow(there.mapping);
  expect(place.position).toBe(start.doc.child(0).nodeSize);
  places.forget(place);
  places.follow(typed.mapping);
  expect(place.position).toBe(start.doc.child(0).nodeSize);
});
