import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { articleExtensions } from '../schema/extensions.ts';
import { COMPARISON, CONTACT_STRIP, findPlace, putBlock, QUESTION } from './insert-block.ts';

const schema = getSchema(articleExtensions);
const VIDEO = { type: 'video', attrs: { href: 'https://youtu.be/a', title: 'A' } };
const paragraph = (words = '') => schema.node('paragraph', null, words ? [schema.text(words)] : []);

/** The names of the blocks, and the words, when the block was put where the caret is and a letter typed. */
function putAndType(content: object, blocks: ReturnType<typeof paragraph>[], caret: number) {
  let state = EditorState.create({ schema, doc: schema.node('doc', null, blocks) });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret)));
  const { tr } = state;
  const place = findPlace(tr, schema.nodeFromJSON(content));
  if (!place) throw new Error('There is no place for it');
  putBlock(tr, place);
  state = state.apply(tr);
  expect(state.selection).toBeInstanceOf(TextSelection);
  state = state.apply(state.tr.insertText('x'));
  return state.doc.children.map(({ type, textContent }) => `${type.name} ${textContent}`);
}

it.each([
  [
    'in place of an empty paragraph at the end',
    [paragraph('a'), paragraph()],
    4,
    ['paragraph a', 'video ', 'paragraph x'],
  ],
  ['behind words at the end', [paragraph('a')], 2, ['paragraph a', 'video ', 'paragraph x']],
  ['between words', [paragraph('a'), paragraph('b')], 2, ['paragraph a', 'video ', 'paragraph xb']],
  [
    'before another',
    [paragraph(), schema.nodeFromJSON(VIDEO)],
    1,
    ['video ', 'paragraph x', 'video '],
  ],
])(
  'a block without words, put %s, is not what is written over next',
  (_name, blocks, caret, left) => {
    expect(putAndType(VIDEO, blocks, caret)).toEqual(left);
  },
);

it('a block that may not stand in a caption or between pictures stands behind them', () => {
  const figure = {
    type: 'figure',
    content: [
      { type: 'image', attrs: { src: '/a.webp', alt: '' } },
      { type: 'figcaption', content: [{ type: 'text', text: 'Po' }] },
    ],
  };
  const gallery = { type: 'gallery', content: [figure, figure] };
  expect(putAndType(VIDEO, [schema.nodeFromJSON(figure), paragraph('a')], 4)).toEqual([
    'figure Po',
    'video ',
    'paragraph xa',
  ]);
  expect(putAndType(VIDEO, [schema.nodeFromJSON(gallery)], 5)).toEqual([
    'gallery PoPo',
    'video ',
    'paragraph x',
  ]);
});

it('a block that waits for words leads to its first line', () => {
  expect(putAndType(QUESTION, [paragraph()], 1)).toEqual(['question x']);
  expect(putAndType(COMPARISON, [paragraph()], 1)[0]).toMatch(/^table x/);
});

it('a block that comes with all its words is not written into: one writes on behind it', () => {
  const strip = 'callout Reikia pagalbos? Parašykite mums.';
  expect(putAndType(CONTACT_STRIP, [paragraph()], 1)).toEqual([strip, 'paragraph x']);
  expect(putAndType(CONTACT_STRIP, [paragraph('a'), paragraph('b')], 2)).toEqual([
    'paragraph a',
    strip,
    'paragraph xb',
  ]);
});
