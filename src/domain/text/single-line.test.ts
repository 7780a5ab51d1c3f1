import { expect, test } from 'vitest';
import { toSingleLine } from './single-line.ts';

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u0000', '\u202e', '\t'])(
  '%j ends no line',
  (character) => {
    expect(toSingleLine(`UAB${character}Telefonas: 1`)).toBe('UAB Telefonas: 1');
  },
);

test('a plain text stays as it is', () => {
  expect(toSingleLine('UAB „Ąžuolas“ – 2\u00a0')).toBe('UAB „Ąžuolas“ – 2');
});
