import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed.ts';

const before = { title: 'A', text: 'B', score: 70 };

it('keeps what somebody else saved, but for what this person changed', () => {
  const stored = { ...before, title: 'Kito', score: 50 };
  const typed = { ...before, score: 66 };
  expect(keepTyped({ before, stored, typed })).toEqual({ ...stored, score: 66 });
});

it('keeps what was typed while it was saved, and takes the rest as it is stored', () => {
  const sent = { ...before, title: '' };
  const stored = { ...sent, title: 'Sutvarkyta', score: 71 };
  const typed = { ...sent, text: 'B ir dar' };
  expect(keepTyped({ before: sent, stored, typed })).toEqual({ ...stored, text: 'B ir dar' });
});

it('takes what another person saved in fields this one left alone, when both were sent together', () => {
  const shown = { ...before, text: 'Mano' };
  const stored = { ...shown, score: 7 };
  expect(keepTyped({ before: shown, stored, typed: shown })).toEqual(stored);
});

it('gives back what was given up, and leaves what was typed since', () => {
  const saved = { ...before, title: 'Kito' };
  const mine = { ...saved, text: 'Mano' };
  const typedSince = { ...saved, score: 66 };
  expect(keepTyped({ before: saved, stored: typedSince, typed: mine })).toEqual({
    ...typedSince,
    text: 'Mano',
  });
});
