import { expect, test } from 'vitest';
import { changedPart } from './text-difference.ts';

test('short texts are told whole', () => {
  expect(changedPart('Senas', 'Naujas')).toEqual({ before: 'Senas', after: 'Naujas' });
});

test('of a long text only the changed part and what stands around it is told', () => {
  const text = (word: string) => `<p>${'a'.repeat(500)} ${word} ${'b'.repeat(500)}</p>`;
  const { before, after } = changedPart(text('vienas'), text('du'));
  expect(before).toBe(`…${'a'.repeat(39)} vienas ${'b'.repeat(39)}…`);
  expect(after).toBe(`…${'a'.repeat(39)} du ${'b'.repeat(39)}…`);
});

test('a repeated word taken out at the end or the beginning does not confuse it', () => {
  const long = 'x'.repeat(400);
  expect(changedPart(long, `${long}x`).after).toBe(`…${'x'.repeat(41)}`);
  expect(changedPart(`A${long}`, long).before.startsWith('A')).toBe(true);
});

test('what is told of a new long text has an end', () => {
  const { before, after } = changedPart('', 'ž'.repeat(5000));
  expect([before, after.length]).toEqual(['', 2001]);
});
