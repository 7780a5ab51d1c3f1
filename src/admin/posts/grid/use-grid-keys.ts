import type { KeyboardEvent, RefObject } from 'react';
import { actOnItem, type ItemShortcuts } from '../../lists/item-shortcuts.ts';
import { useListShortcut } from '../../lists/use-list-shortcut.ts';
import { gridMove } from './grid-move.ts';

const MOVES = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|j|k)$/;

/** Cards are one stop of the Tab key; from there letters and arrows do everything (see `KeysHelp`). */
export function useGridKeys(grid: RefObject<HTMLUListElement | null>, keys: ItemShortcuts) {
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
    if (isMod) {
      if (actOnItem(keys, event, index)) event.preventDefault();
      return;
    }
    if (event.altKey || index === -1) return;
    // Inside a card's buttons only moving works; Enter and Space are the button's.
    if (MOVES.test(event.key)) {
      event.preventDefault();
      return move(index, event.key);
    }
    if (!isOnCard && event.key !== 'Escape') return;
    if (actOnItem(keys, event, index)) event.preventDefault();
  };
}
