/** The marked rows of a list, by id; the one marked last is where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), last: null };

/**
 * Marks or unmarks one row; with `isRange` everything between the row marked last and this one, in the order
 * the rows are shown.
 */
export function toggle(
  selection: Selection,
  shown: readonly string[],
  id: string,
  isRange: boolean,
): Selection {
  const isMarking = !selection.ids.has(id);
  const ids = new Set(selection.ids);
  const from = isRange && selection.last ? shown.indexOf(selection.last) : -1;
  const to = shown.indexOf(id);
  const range =
    from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  for (const one of range) {
    if (isMarking) ids.add(one);
    else ids.delete(one);
  }
  return { ids, last: id };
}

/** All shown rows, or none of them when all were marked. */
export function toggleAll(selection: Selection, shown: readonly string[]): Selection {
  const isWhole = shown.every((id) => selection.ids.has(id));
  return { ids: new Set(isWhole ? [] : shown), last: null };
}

/** Only what is still shown: bulk acts never touch hidden rows. */
export function keepShown(selection: Selection, shown: readonly string[]): string[] {
  return shown.filter((id) => selection.ids.has(id));
}
