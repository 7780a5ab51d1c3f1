import { expect, it } from 'vitest';
import { attemptStart, hasLeadingZeroBits } from './contact-proof.ts';

it.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0xff], 8, true],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x7f], 9, true],
  [[0x00, 0x80], 9, false],
  [[0x00, 0x0f], 12, true],
  [[0x00, 0x10], 12, false],
  [[0x00, 0x00, 0x80], 16, true],
  [[0x00, 0x01, 0x00], 16, false],
  [[], 1, false],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(hasLeadingZeroBits(Uint8Array.from(bytes), bits)).toBe(expected);
});

it('begins each attempt with the first twenty bytes of the seed, so that one is one block', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, at) => at);
  expect(attemptStart(seed)).toBe('000102030405060708090a0b0c0d0e0f10111213.');
});
