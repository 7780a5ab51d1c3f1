import type { KeyboardEvent, RefObject } from 'react';
import { useListShortcut } from '../../lists/use-list-shortcut.ts';
import { gridMove } from './grid-move.ts';

const MOVES = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|j|k)$/;

interface GridKeys {
  /** By the card's place in the list. */
  onToggle: (index: number, isRange: boolean) => void;
  onOpen: (index: number) => void;
  onDraft: (index: number) => void;
  onDelete: (index: number) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onUndo: () => void;
}

/** Cards are one stop of the Tab key; from there letters and arrows do everything (see `KeysHelp`). */
export function useGridKeys(grid: RefObject<HTMLUListElement | null>, keys: GridKeys) {
  const cards = () => [...(grid.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const move = (from: number, key: string) => {
    const all = cards();
    const to =
      all[
        gridMove(
          all.map((card) => card.getBoundingClientRect()),
          from,
          key,
        )
      ];
    to?.focus();
    to?.scrollIntoView({ block: 'nearest' });
  };

  useListShortcut(grid, ':scope > li');

  return (event: KeyboardEvent<HTMLUListElement>) => {
    const card = (event.target as HTMLElement).closest('li');
    const index = card ? cards().indexOf(card) : -1;
    const isOnCard = event.target === card;
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      return keys.onSelectAll();
    }
    if (isMod && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      return keys.onUndo();
    }
    if (isMod || event.altKey || index === -1) return;
    // Inside a card's buttons only moving works; Enter and Space are the button's.
    if (MOVES.test(event.key)) {
      event.preventDefault();
      return move(index, event.key);
    }
    if (event.key === 'Escape') return keys.onClear();
    if (!isOnCard) return;
    if (actOnCard(keys, event.key, index, event.shiftKey)) event.preventDefault();
  };
}

/** True when the key means something on a card. */
function actOnCard(keys: GridKeys, key: string, index: number, isRange: boolean): boolean {
  switch (key) {
    case 'x':
    case 'X':
    case ' ':
      keys.onToggle(index, isRange);
      return true;
    case 'e':
    case 'Enter':
      keys.onOpen(index);
      return true;
    case 'd':
      keys.onDraft(index);
      return true;
    case 'Delete':
      keys.onDelete(index);
      return true;
    default:
      return false;
  }
}
