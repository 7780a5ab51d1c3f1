import { type RefObject, useEffect } from 'react';

/** Where a letter is a letter, or means something to what is open. */
const TAKES_LETTERS =
  'input:not([type=radio], [type=checkbox], [readonly]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/**
 * J leads into a list from anywhere around it: it does nothing else, so a stray key harms nothing. Inside the list it is
 * the list's own key.
 * @param first what of the list it leads to
 */
export function useListShortcut(list: RefObject<HTMLElement | null>, first: string): void {
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.key.toLowerCase() !== 'j' || target.closest(TAKES_LETTERS)) return;
      if (!list.current?.contains(target)) list.current?.querySelector<HTMLElement>(first)?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [list, first]);
}
