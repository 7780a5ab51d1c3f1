import type { KeyboardEvent, RefObject } from 'react';
import { actOnItem, type ItemShortcuts } from '../../lists/item-shortcuts.ts';
import { goToRow, moveBetweenRows } from '../../lists/row-keys.ts';
import { useListShortcut } from '../../lists/use-list-shortcut.ts';

const ROW_KEYS: Record<string, string> = { j: 'ArrowDown', k: 'ArrowUp' };

/**
 * For `onKeyDown` of the table's body, whose rows take the focus: from any place of a row letters act on it, J and K go
 * to the next row, arrows to the same place of it.
 */
export function useTableKeys(body: RefObject<HTMLElement | null>, keys: ItemShortcuts) {
  useListShortcut(body, 'tr');

  return (event: KeyboardEvent<HTMLElement>) => {
    // Key events of what opens over the table, a row's menu, bubble up here too.
    const target = event.target as HTMLElement;
    const rows = [...event.currentTarget.querySelectorAll('tr')];
    const index = rows.findIndex((each) => each.contains(target));
    const row = rows[index];
    if (!row) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const rowKey = isPlain ? ROW_KEYS[event.key.toLowerCase()] : undefined;
    if (rowKey) goToRow(event, row, rowKey);
    else if (isPlain && target !== row) moveBetweenRows(event);
    else if (isPlain) goToRow(event, row, event.key);
    if (event.defaultPrevented) return;
    // A button has its own meaning of Enter and Space, a box of Space.
    const isOwn = target !== row && (event.key === ' ' || !target.matches('input'));
    if (isOwn && (event.key === ' ' || event.key === 'Enter')) return;
    if (actOnItem(keys, event, index)) event.preventDefault();
  };
}
