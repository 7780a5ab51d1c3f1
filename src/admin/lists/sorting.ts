interface Sorting {
  column: string;
  isDescending: boolean;
}

/** `-created_at` as the server takes it. */
export function parseSorting(text: string): Sorting {
  return { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

/** The sort an address asks for, when the list has such a column. */
export const readSorting = (
  asked: string | null,
  columns: readonly string[],
  byDefault: string,
): string => (asked && columns.includes(parseSorting(asked).column) ? asked : byDefault);

/** The same column turns round; another column begins descending (specification §4.4). */
export function nextSorting(current: string, column: string): string {
  const { column: sorted, isDescending } = parseSorting(current);
  return sorted === column && isDescending ? column : `-${column}`;
}
