import { useEffect, useEffectEvent, useRef } from 'react';

export const REVIEW_KEYS = {
  next: 'J',
  previous: 'K',
  publish: 'P',
  review: 'R',
  edit: 'E',
  remove: 'X',
  undo: 'Z',
} as const;
export type ReviewCommand = keyof typeof REVIEW_KEYS | 'leave';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

const ARROWS: Record<string, ReviewCommand> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/** What a key means while a text is read; null: nothing. A key that is held down only turns pages. */
export function commandOf(pressed: Pressed): ReviewCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return null;
  const arrow = ARROWS[pressed.key];
  if (arrow) return arrow;
  if (pressed.key === 'Escape') return pressed.repeat ? null : 'leave';
  const key = pressed.key.toUpperCase();
  const command = (Object.keys(REVIEW_KEYS) as (keyof typeof REVIEW_KEYS)[]).find(
    (name) => REVIEW_KEYS[name] === key,
  );
  if (!command) return null;
  const isTurning = command === 'next' || command === 'previous';
  return pressed.repeat && !isTurning ? null : command;
}

/** Where letters are written, or mean something to what stands over the page. */
const TAKES_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/** @param onCommand answers whether the key was its own */
export function useReviewKeys(onCommand: (command: ReviewCommand) => boolean): void {
  // Asked before anybody answers the key: what it closes is gone by the time the page hears of it.
  const isCovered = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.isComposing || target.closest(TAKES_KEYS)) return;
    // A menu or a dialog over the page has the keyboard, wherever the focus is.
    if (isCovered.current) return;
    const command = commandOf(event);
    if (command && onCommand(command)) event.preventDefault();
  });
  useEffect(() => {
    const look = () => {
      const over = document.querySelector('[role=dialog], [role=menu]');
      isCovered.current = over?.checkVisibility() ?? false;
    };
    const end = new AbortController();
    window.addEventListener('keydown', look, { capture: true, signal: end.signal });
    document.addEventListener('keydown', onKey, { signal: end.signal });
    return () => end.abort();
  }, []);
}
