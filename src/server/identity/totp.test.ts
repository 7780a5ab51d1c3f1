import { expect, test } from 'vitest';
import { findStep } from './totp.ts';

/** RFC 6238, appendix B; the last six of its eight digits. */
const SECRET = '12345678901234567890';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %d the code is %s, as the standard says', (second, code) => {
  expect(findStep(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test('a code passes half a minute before and after its time, no more', () => {
  const at = (second: number) => findStep(SECRET, '005924', new Date(second * 1000));
  const step = Math.floor(1234567890 / 30);
  expect([at(1234567890 - 30), at(1234567890 + 30)]).toEqual([step, step]);
  expect([at(1234567890 - 60), at(1234567890 + 60)]).toEqual([null, null]);
});

test.each(['', '5924', '005925', '0059245', '００５９２４'])('%j is a wrong code', (code) => {
  expect(findStep(SECRET, code, new Date(1234567890_000))).toBeNull();
});
