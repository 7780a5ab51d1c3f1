export interface Sample {
  values: readonly number[];
  is: boolean;
  /** How much it counts. */
  weight: number;
}

const STEPS = 100;
/** The largest change of a step after which there is nothing left to gain. */
const SETTLED = 1e-7;

/**
 * Newton's method on the weighted logistic loss with a quadratic penalty, over standardised values; the bias is not
 * penalised.
 * @param c how much the samples count against the penalty, as scikit-learn's `C`
 * @returns weights of the values as they were given
 */
export function fitLogistic(samples: readonly Sample[], c: number) {
  const width = samples[0]?.values.length ?? 0;
  const means = columns(width, (at) => mean(samples.map(({ values }) => values[at] ?? 0)));
  const spreads = columns(width, (at) => {
    const variance = mean(samples.map(({ values }) => ((values[at] ?? 0) - (means[at] ?? 0)) ** 2));
    return Math.sqrt(variance) || 1;
  });
  // The last column is the bias.
  const rows = samples.map(({ values }) => [
    ...values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    1,
  ]);
  const found = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = found.map((weight, at) => (at < width ? weight : 0));
    const curvature = found.map((_, at) =>
      found.map((__, other) => (at === other && at < width ? 1 : 0)),
    );
    for (const [nth, row] of rows.entries()) {
      const { is, weight } = samples[nth] as Sample;
      const likely = 1 / (1 + Math.exp(-dot(row, found)));
      const pull = c * weight * (likely - Number(is));
      const bend = c * weight * likely * (1 - likely);
      for (let at = 0; at <= width; at += 1) {
        const value = row[at] ?? 0;
        if (value === 0) continue;
        gradient[at] = (gradient[at] ?? 0) + pull * value;
        const line = curvature[at] as number[];
        for (let other = 0; other <= width; other += 1)
          line[other] = (line[other] ?? 0) + bend * value * (row[other] ?? 0);
      }
    }
    const move = solve(curvature, gradient);
    for (const [at, change] of move.entries()) found[at] = (found[at] ?? 0) - change;
    if (Math.max(...move.map(Math.abs)) < SETTLED) break;
  }
  const weights = columns(width, (at) => (found[at] ?? 0) / (spreads[at] ?? 1));
  return { weights, bias: (found[width] ?? 0) - dot(weights, means) };
}

const columns = (width: number, of: (at: number) => number): number[] =>
  Array.from({ length: width }, (_, at) => of(at));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Gauss's elimination with the largest pivot. Changes what it is given. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0]);
  for (let at = 0; at < size; at += 1) {
    const largest = lines.reduce(
      (best, line, nth) =>
        nth >= at && Math.abs(line[at] ?? 0) > Math.abs(lines[best]?.[at] ?? 0) ? nth : best,
      at,
    );
    [lines[at], lines[largest]] = [lines[largest] as number[], lines[at] as number[]];
    const pivot = lines[at] as number[];
    for (const [nth, line] of lines.entries()) {
      if (nth === at) continue;
      const factor = (line[at] ?? 0) / (pivot[at] ?? 1);
      if (factor !== 0)
        for (let other = at; other <= size; other += 1)
          line[other] = (line[other] ?? 0) - factor * (pivot[other] ?? 0);
    }
  }
  return lines.map((line, at) => (line[size] ?? 0) / (line[at] ?? 1));
}
