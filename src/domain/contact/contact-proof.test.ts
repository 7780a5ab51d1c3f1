import { expect, it } from 'vitest';
import { hasLeadingZeroBits } from './contact-proof.ts';

it.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0xff], 8, true],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x0f], 12, true],
  [[0x00, 0x10], 12, false],
  [[0x00, 0x00, 0x80], 16, true],
  [[0x00, 0x01, 0x00], 16, false],
  [[], 1, false],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(hasLeadingZeroBits(Uint8Array.from(bytes), bits)).toBe(expected);
});
