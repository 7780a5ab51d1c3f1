import { expect, it } from 'vitest';
import { checkRetention } from './retention-rule.ts';

it('takes whole days from a month to two years', () => {
  for (const days of [30, 730, '365']) expect(checkRetention(days)).toBeNull();
});

it('refuses a part of a day, nothing, and what is out of bounds', () => {
  for (const days of [2.5, '30.5', 365.5])
    expect(checkRetention(days), String(days)).toBe(
      'Saugojimo trukmė turi būti sveikasis dienų skaičius',
    );
  for (const days of ['', '-', 0, 29, 731])
    expect(checkRetention(days), String(days)).toBe(
      'Saugojimo trukmė turi būti nuo 30 iki 730 dienų',
    );
});
