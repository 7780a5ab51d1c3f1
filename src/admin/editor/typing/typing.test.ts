import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { articleExtensions } from '../schema/extensions.ts';
import { typeMark } from './typing.ts';

const schema = getSchema(articleExtensions);

/** What stands in the paragraph after these keys, and what one undo after another leaves of it. */
function type(keys: string, { block = 'paragraph', marks = [] as string[] } = {}) {
  let state = EditorState.create({
    schema,
    doc: schema.node('doc', null, [schema.node(block)]),
    plugins: [history()],
  });
  const dispatch = (transaction: typeof state.tr) => {
    state = state.apply(transaction);
  };
  dispatch(state.tr.setStoredMarks(marks.map((name) => schema.mark(name))));
  for (const text of keys) {
    const { from, to } = state.selection;
    if (!typeMark(() => state, dispatch, { from, to, text })) dispatch(state.tr.insertText(text));
  }
  return {
    text: state.doc.textContent,
    undo() {
      undo(state, dispatch);
      expect(state.selection).toBeInstanceOf(TextSelection);
      return state.doc.textContent;
    },
  };
}

it.each([
  ['sako "labas" ir', 'sako „labas“ ir'],
  ['"Sako \'taip\'"', '„Sako ‚taip‘“'],
  ['(("vidus"))', '((„vidus“))'],
  ["rock'n'roll", 'rock’n’roll'],
  ['2020--2026 m.', '2020–2026 m.'],
  ['žodis -- kitas', 'žodis – kitas'],
  ['-- Labas', '– Labas'],
  ['na...', 'na…'],
])('writes %s as %s', (keys, text) => {
  expect(type(keys).text).toBe(text);
});

it.each(['24" ekranas', 'npm --help ir --force', '--help', 'a..b', '....', 'puslapis-2', '---'])(
  'leaves %s as it is typed',
  (keys) => {
    expect(type(keys).text).toBe(keys.replace('....', '….'));
  },
);

it.each([
  'https://example.com/a--b ir ',
  'https://xn--lietuvi-i2b.lt/...',
  "www.example.com/o'brien",
  '(example.com/a--b)',
  'jonas@xn--lietuvi-i2b.lt ',
])('changes nothing in the address %s', (keys) => {
  expect(type(keys).text).toBe(keys);
});

it('ends a quote behind an address', () => {
  expect(type('"žr. https://a.lt/x--y" -- ir').text).toBe('„žr. https://a.lt/x--y“ – ir');
});

it('leaves code as it is typed', () => {
  expect(type('a "b" -- ...', { block: 'codeBlock' }).text).toBe('a "b" -- ...');
  expect(type('echo "b"', { marks: ['code'] }).text).toBe('echo "b"');
  // At its second backtick it becomes code.
  expect(type('rašykite `echo "b" -- ...').text).toBe('rašykite `echo "b" -- ...');
  expect(type('rašykite `ls` "taip"').text).toBe('rašykite `ls` „taip“');
});

it('takes back just the mark at one undo, and not what was typed before or after it', () => {
  const quoted = type('sako "taip');
  expect(quoted.text).toBe('sako „taip');
  expect([quoted.undo(), quoted.undo(), quoted.undo()]).toEqual(['sako „', 'sako "', '']);
  const dash = type('nuo 1--');
  expect([dash.undo(), dash.undo()]).toEqual(['nuo 1--', '']);
});
