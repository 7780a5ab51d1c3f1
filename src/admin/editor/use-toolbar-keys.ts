import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/**
 * A toolbar is one stop of the Tab key; arrows, Home and End go through its buttons. Not Mantine's `useRovingIndex`, which
 * has each button know its number: these come and go in groups, and some are Mantine's own.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  const buttons = () => [
    ...(toolbar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
  ];
  const stopAt = (button: HTMLElement | undefined) => {
    for (const each of toolbar.current?.querySelectorAll('button') ?? [])
      each.tabIndex = each === button ? 0 : -1;
  };
  // Buttons come and go with the place of the cursor, and undoing has an end: exactly one that can be used is the stop.
  useEffect(() => {
    const settle = () => {
      const all = buttons();
      if (all.filter(({ tabIndex }) => tabIndex === 0).length !== 1) stopAt(all[0]);
    };
    settle();
    const watcher = new MutationObserver(settle);
    if (toolbar.current)
      watcher.observe(toolbar.current, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled'],
      });
    return () => watcher.disconnect();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (moveInGrid(event)) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (at === -1) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const target = all.at(to % all.length);
    stopAt(target);
    target?.focus();
  };
  const onFocus = () => {
    const focused = document.activeElement as HTMLElement;
    // Escape there closes the grid and not the dialog around the text.
    if (SIZE.test(focused.ariaLabel ?? '')) focused.dataset.mantineStopPropagation = 'true';
    else stopAt(focused);
  };
  return { onKeyDown, onFocus };
}

/** What a button of the grid of sizes is called. */
const SIZE = /^(.*: )(\d+) × (\d+)$/;
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The size of a new table is chosen among buttons that stand as a grid, of which only their names say where. */
function moveInGrid(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const focused = document.activeElement;
  const size = SIZE.exec(focused?.ariaLabel ?? '');
  if (!step || !size) return false;
  const [, name = '', columns, rows] = size;
  const label = `${name}${Number(columns) + step[0]} × ${Number(rows) + step[1]}`;
  const grid = focused?.closest('[role=dialog], [data-position]') ?? document;
  const next = [...grid.querySelectorAll<HTMLElement>('button')].find(
    (button) => button.ariaLabel === label,
  );
  event.preventDefault();
  next?.focus();
  return true;
}
