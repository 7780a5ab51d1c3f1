/** What keys do to the items of a list, rows or cards, by their place in it. */
export interface ItemShortcuts {
  onToggle: (index: number, isRange: boolean) => void;
  onOpen: (index: number) => void;
  onEdit: (index: number) => void;
  /** Where the list has drafts to return to. */
  onDraft?: (index: number) => void;
  onRemove: (index: number) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onUndo: () => void;
}

type Pressed = Pick<
  globalThis.KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Carries out what the key means for this item. False: it means nothing here. */
export function actOnItem(keys: ItemShortcuts, pressed: Pressed, index: number): boolean {
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
    case 'd':
      keys.onDraft?.(index);
      return keys.onDraft !== undefined;
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
