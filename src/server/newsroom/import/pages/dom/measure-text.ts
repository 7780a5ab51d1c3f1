/** Runs of white space, save a single space, which may stay. */
const RUNS = /[^\S ]\s*| \s+/g;

/** Every run of white space as one space. */
export const collapseSpace = (text: string): string => text.replace(RUNS, ' ');

/** Of a text whose white space is one space each: its length, and whether it begins and ends with one. */
export interface Measure {
  length: number;
  opens: boolean;
  closes: boolean;
}
export const EMPTY: Measure = { length: 0, opens: false, closes: false };

export function measureText(text: string): Measure {
  const collapsed = collapseSpace(text);
  return {
    length: collapsed.length,
    opens: collapsed.startsWith(' '),
    closes: collapsed.endsWith(' '),
  };
}

export function addMeasures(one: Measure, other: Measure): Measure {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const length = one.length + other.length - Number(one.closes && other.opens);
  return { length, opens: one.opens, closes: other.closes };
}
