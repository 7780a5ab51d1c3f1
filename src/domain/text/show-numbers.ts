/*
 * How the panel writes numbers: digits in groups, a comma, money with fixed decimals. One place, so that the same sum
 * reads the same on every screen.
 */

const number = new Intl.NumberFormat('lt-LT');
const money = new Intl.NumberFormat('lt-LT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const price = new Intl.NumberFormat('lt-LT', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

export const showNumber = (value: number): string => number.format(value);

/** A sum in US dollars, to the cent; what is less than a cent is not nothing. */
export const showMoney = (usd: number): string =>
  usd > 0 && usd < 0.01 ? `< ${money.format(0.01)}` : money.format(usd);

/** A sum of many calls of models. */
export const showCost = (microUsd: number): string => showMoney(microUsd / 1e6);

/** What one article cost: mostly parts of a cent, and compared with others. */
export const showPrice = (microUsd: number): string => price.format(microUsd / 1e6);
