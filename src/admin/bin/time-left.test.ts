import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-03-01T10:00:00Z');

it('counts days, in the last one hours, and says when it is over', () => {
  expect(timeLeft('2026-03-31T09:59:00Z', now)).toBe('liko 30\u00a0dienų');
  expect(timeLeft('2026-03-31T10:00:00Z', now)).toBe('liko 30\u00a0dienų');
  expect(timeLeft('2026-03-02T11:00:00Z', now)).toBe('liko 1\u00a0diena');
  expect(timeLeft('2026-03-02T10:00:00Z', now)).toBe('liko 1\u00a0diena');
  expect(timeLeft('2026-03-02T09:59:00Z', now)).toBe('liko 23\u00a0valandos');
  expect(timeLeft('2026-03-02T07:30:00Z', now)).toBe('liko 21\u00a0valanda');
  expect(timeLeft('2026-03-01T10:20:00Z', now)).toBe('liko 1\u00a0valanda');
  expect(timeLeft('2026-03-01T10:00:01Z', now)).toBe('liko 1\u00a0valanda');
  expect(timeLeft('2026-03-01T10:00:00Z', now)).toBe('pašalinama');
});
