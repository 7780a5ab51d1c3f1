const number = new Intl.NumberFormat('lt-LT');
const money = new Intl.NumberFormat('lt-LT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

export const showNumber = (value: number): string => number.format(value);
export const showMoney = (usd: number): string => money.format(usd);
export const showCost = (microUsd: number): string => showMoney(microUsd / 1e6);
