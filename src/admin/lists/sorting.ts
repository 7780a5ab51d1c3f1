export interface Sorting {
  column: string;
  isDescending: boolean;
}

/** `-created_at` as the server takes it. */
export function parseSorting(text: string): Sorting {
  return { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

/** The same column turns round; another column begins descending (specification §4.4). */
export function nextSorting(current: string, column: string): string {
  const { column: sorted, isDescending } = parseSorting(current);
  return sorted === column && isDescending ? column : `-${column}`;
}
