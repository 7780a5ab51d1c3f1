import type { KeyboardEvent, RefObject } from 'react';
import { goToRow, moveBetweenRows } from '../../lists/row-keys.ts';
import { useListShortcut } from '../../lists/use-list-shortcut.ts';

/** The keys of the list of posts (`use-grid-keys.ts`), as far as the table has their acts. */
export interface TableKeys {
  /** By the row's place in the table. */
  onToggle: (index: number, isRange: boolean) => void;
  onOpen: (index: number) => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onUndo: () => void;
}

type Pressed = Pick<
  globalThis.KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Carries out what the key means in this row. False: it means nothing here. */
export function actOnRow(keys: TableKeys, pressed: Pressed, index: number): boolean {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.altKey) return false;
  const isMod = pressed.ctrlKey || pressed.metaKey;
  switch (isMod ? `mod+${key}` : key) {
    case 'mod+a':
      keys.onSelectAll();
      return true;
    case 'mod+z':
      keys.onUndo();
      return true;
    case 'x':
    case ' ':
      keys.onToggle(index, pressed.shiftKey);
      return true;
    case 'Enter':
      keys.onOpen(index);
      return true;
    case 'e':
      keys.onEdit(index);
      return true;
    case 'Delete':
      keys.onRemove(index);
      return true;
    case 'Escape':
      keys.onClear();
      return true;
    default:
      return false;
  }
}

const ROW_KEYS: Record<string, string> = { j: 'ArrowDown', k: 'ArrowUp' };

/**
 * For `onKeyDown` of the table's body, whose rows take the focus: from any place of a row letters act on it, J and K go
 * to the next row, arrows to the same place of it.
 */
export function useTableKeys(body: RefObject<HTMLElement | null>, keys: TableKeys) {
  useListShortcut(body, 'tr');

  return (event: KeyboardEvent<HTMLElement>) => {
    // Key events of what opens over the table, a row's menu, bubble up here too.
    const target = event.target as HTMLElement;
    const row = target.closest('tr');
    const index = row ? [...event.currentTarget.children].indexOf(row) : -1;
    if (!row || index === -1) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const rowKey = isPlain ? ROW_KEYS[event.key.toLowerCase()] : undefined;
    if (rowKey) goToRow(event, row, rowKey);
    else if (isPlain && target !== row) moveBetweenRows(event);
    else if (isPlain) goToRow(event, row, event.key);
    if (event.defaultPrevented) return;
    // A button has its own meaning of Enter and Space, a box of Space.
    const isOwn = target !== row && (event.key === ' ' || !target.matches('input'));
    if (isOwn && (event.key === ' ' || event.key === 'Enter')) return;
    if (actOnRow(keys, event, index)) event.preventDefault();
  };
}
