import { useRef } from 'react';

/**
 * For a menu whose entries open dialogs. A dialog gives the focus back to what had it; the entry is gone by then, so
 * the menu's button has to have it before the entry acts. Give `target` to the button, `onClickCapture` to the list.
 */
export function useMenuFocus() {
  const target = useRef<HTMLButtonElement>(null);
  return { target, onClickCapture: () => target.current?.focus({ preventScroll: true }) };
}
