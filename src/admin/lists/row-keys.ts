import type { KeyboardEvent } from 'react';

const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * For `onKeyDown` of a table's body: the arrows up and down lead to the same place of the row above or below.
 * Fields that use the arrows themselves keep them.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  if (!row || target.getAttribute('aria-haspopup') === 'listbox') return;
  const place = placesOf(row).indexOf(target);
  const next = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
  if (place < 0 || !(next instanceof HTMLElement)) return;
  const places = placesOf(next);
  // Rows offer different acts: counted from the end where the row is entered from its end.
  const fromEnd = placesOf(row).length - place;
  const goal = place === 0 ? places[0] : (places[places.length - fromEnd] ?? places.at(-1));
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

/** Leads to the row above or below itself, where rows take the focus; `key` is the arrow that is meant. */
export function goToRow(event: KeyboardEvent<HTMLElement>, row: HTMLElement, key: string): void {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  event.preventDefault();
  const next = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

const placesOf = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>(REACHABLE)].filter((place) => place.checkVisibility());
