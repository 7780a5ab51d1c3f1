interface DayCost {
  /** `yyyy-MM-dd`, of Vilnius. */
  date: string;
  cost_micro_usd: number;
}

export interface MonthLine {
  /** Spent from the month's first day to the end of each, today the last. */
  sums: number[];
  spent: number;
  /** By the month's end, if it goes on as it has; null while nothing was, or a day or two say nothing of a month. */
  expected: number | null;
  daysInMonth: number;
}

/** Fewer days tell nothing of a month. */
const DAYS_THAT_TELL = 3;

/**
 * What the month of `today` cost so far, as a line.
 * @param days those with calls of models, in any order; others are of no cost
 */
export function monthLine(days: readonly DayCost[], today: string): MonthLine {
  const month = today.slice(0, 8);
  const dayOfMonth = Number(today.slice(8));
  const daysInMonth = new Date(
    Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0),
  ).getUTCDate();
  const costs = new Map(days.map(({ date, cost_micro_usd }) => [date, cost_micro_usd]));
  let spent = 0;
  const sums = Array.from({ length: dayOfMonth }, (_, index) => {
    spent += costs.get(month + String(index + 1).padStart(2, '0')) ?? 0;
    return spent;
  });
  const expected =
    spent === 0 || dayOfMonth < DAYS_THAT_TELL ? null : (spent / dayOfMonth) * daysInMonth;
  return { sums, spent, expected, daysInMonth };
}
