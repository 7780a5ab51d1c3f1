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

const part = (before: string, after: string) => changedPart(before, after);
const x = (length: number) => 'x'.repeat(length);

test('three hundred characters are short, one more on either side is long', () => {
  expect(part(`${x(299)}a`, `${x(299)}b`).before).toBe(`${x(299)}a`);
  for (const [one, other] of [
    [`${x(299)}a`, `${x(299)}bb`],
    [`${x(299)}bb`, `${x(299)}a`],
  ] as const)
    expect(part(one, other).before).toBe(`…${one.slice(259)}`);
});

test('forty characters stand around what changed, and a sign says what is left out', () => {
  const of = (around: number) => part(`${x(around)}a${x(400)}`, `${x(around)}b${x(400)}`).before;
  expect(of(40)).toBe(`${x(40)}a${x(40)}…`);
  expect(of(41)).toBe(`…${x(40)}a${x(40)}…`);
  const upTo = (around: number) => part(`${x(400)}a${x(around)}`, `${x(400)}b${x(around)}`).before;
  expect(upTo(40)).toBe(`…${x(40)}a${x(40)}`);
  expect(upTo(41)).toBe(`…${x(40)}a${x(40)}…`);
});

test('two thousand characters of what changed are told, and a sign says that there is more', () => {
  expect(part('', x(2000)).after).toBe(x(2000));
  expect(part('', x(2001)).after).toBe(`${x(2000)}…`);
});
