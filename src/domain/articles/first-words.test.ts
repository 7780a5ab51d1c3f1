import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('tells how a text begins in whole words of one line', () => {
  expect(firstWords('')).toBe('');
  expect(firstWords('<h2>Kopijos</h2><p>Trys <b>tai</b>syklės&nbsp;&amp; kita</p>')).toBe(
    'Kopijos Trys taisyklės & kita',
  );
  expect(firstWords(`<p>${'Žodis ir '.repeat(20)}</p>`)).toBe(
    'Žodis ir Žodis ir Žodis ir Žodis ir Žodis ir Žodis ir Žodis…',
  );
  expect(firstWords(`<p>${'ą'.repeat(100)}</p>`)).toBe(`${'ą'.repeat(60)}…`);
});

it('leaves out what was cut in the middle of a tag or a sign', () => {
  expect(firstWords('<p>Kopijos <a href="https://exam')).toBe('Kopijos');
  expect(firstWords('<p>Kopijos &am')).toBe('Kopijos');
});
