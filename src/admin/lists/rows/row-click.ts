import type { MouseEvent } from 'react';

/** What of a row has a meaning of its own under the pointer; a list within it names others. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button], td li';

/**
 * For `onClick` of what holds the rows of a list: a click anywhere on a row is one on what of it opens it
 * (`data-opens`), which stays the one link or button for the keyboard and for readers. A text that was just marked is
 * none, nor is a slip beside a row's box or switch.
 */
export function openFromRow(event: MouseEvent<HTMLElement>): void {
  const target = event.target as Element;
  const hasMeaning = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (hasMeaning || event.defaultPrevented || target.closest(CONTROLS)) return;
  if (target.closest('td')?.querySelector('input')) return;
  if (window.getSelection()?.type === 'Range') return;
  // What opens from a row, such as its menu, is no part of the list in the document.
  const row = [...event.currentTarget.children].find((child) => child.contains(target));
  const opener = row?.querySelector<HTMLElement>('[data-opens]');
  // What opens gives the focus back to it.
  opener?.focus({ preventScroll: true });
  opener?.click();
}
