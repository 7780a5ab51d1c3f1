/** As the server has them: a month to the two years the privacy policy promises. */
export const LEAST_DAYS = 30;
export const MOST_DAYS = 730;

/** What is wrong with the days as they are typed; null when they can be saved. */
export function checkRetention(days: number | string): string | null {
  const number = String(days).trim() === '' ? Number.NaN : Number(days);
  if (number % 1 !== 0 && !Number.isNaN(number))
    return 'Saugojimo trukmė turi būti sveikasis dienų skaičius';
  return number >= LEAST_DAYS && number <= MOST_DAYS
    ? null
    : `Saugojimo trukmė turi būti nuo ${LEAST_DAYS} iki ${MOST_DAYS} dienų`;
}
