import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { moveBetweenRows } from '../lists/row-keys.ts';

/** The keys of the list of posts (`use-grid-keys.ts`), as far as the table has their acts. */
export interface TableKeys {
  /** By the row's place in the table. */
  onToggle: (index: number, isRange: boolean) => void;
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
      keys.onToggle(index, pressed.shiftKey);
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

/** For `onKeyDown` of the table's body: from any place of a row letters act on it, arrows, J and K go to the next. */
export function useTableKeys(body: RefObject<HTMLElement | null>, keys: TableKeys) {
  // From nowhere j leads into the table; it does nothing else, so a stray key harms nothing.
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.key !== 'j' || document.activeElement !== document.body) return;
      body.current?.querySelector<HTMLElement>('input')?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [body]);

  return (event: KeyboardEvent<HTMLElement>) => {
    // What opens over the table, a row's menu, tells its keys here too.
    const row = (event.target as HTMLElement).closest('tr');
    const index = row ? [...event.currentTarget.children].indexOf(row) : -1;
    if (index === -1) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain) moveBetweenRows(event, ROW_KEYS[event.key]);
    if (!event.defaultPrevented && actOnRow(keys, event, index)) event.preventDefault();
  };
}
