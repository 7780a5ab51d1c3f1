import { showNumber } from './show-numbers.ts';

/** Lithuanian agreement of a noun with a number: 1 įrašas, 2 įrašai, 10 įrašų, 21 įrašas. */
export function nounFor(count: number, one: string, few: string, many: string): string {
  const tens = Math.floor(count / 10) % 10;
  const ones = count % 10;
  if (ones === 0 || tens === 1) return many;
  return ones === 1 ? one : few;
}

/** „150 001 žodis“: number and noun are never on two lines. */
export const withCount = (count: number, one: string, few: string, many: string): string =>
  `${showNumber(count)}\u00a0${nounFor(count, one, few, many)}`;

export const articleCount = (count: number): string =>
  withCount(count, 'straipsnis', 'straipsniai', 'straipsnių');
