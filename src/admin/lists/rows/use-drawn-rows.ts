import { useDeferredValue } from 'react';

/** As many as a window shows. */
const DRAWN_FIRST = 12;

/** The rows of a list that has just come: the first are on the screen at once, the others follow in the same breath. */
export function useDrawnRows<Row>(rows: Row[]): Row[] {
  const isFirst = useDeferredValue(false, true);
  return isFirst ? rows.slice(0, DRAWN_FIRST) : rows;
}
