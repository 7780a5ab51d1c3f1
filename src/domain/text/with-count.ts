/** Lithuanian agreement of a noun with a number: 1 įrašas, 2 įrašai, 10 įrašų, 21 įrašas. */
export function withCount(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const ones = count % 10;
  const noun = ones === 0 || (tens > 10 && tens < 20) ? many : ones === 1 ? one : few;
  return `${count} ${noun}`;
}

export const articleCount = (count: number): string =>
  withCount(count, 'straipsnis', 'straipsniai', 'straipsnių');
