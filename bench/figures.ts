/** The value that `share` of the values do not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
