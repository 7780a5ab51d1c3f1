import { expect, test } from 'vitest';

/**
 * A test for each row: what the function makes of the first value is the second.
 * @param title may name both: '%s is kept as %s'
 */
export function eachBecomes<Given, Made>(
  title: string,
  make: (given: Given) => Made,
  rows: readonly (readonly [given: Given, made: NoInfer<Made>])[],
): void {
  test.each(rows)(title, (given, made) => {
    expect(make(given)).toStrictEqual(made);
  });
}
