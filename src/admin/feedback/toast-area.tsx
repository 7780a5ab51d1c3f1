import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { type Control, placeToasts, weighCovered } from './toast-place.ts';
import { TOAST_LIMIT, TOAST_MILLISECONDS } from './toasts.ts';

const TOASTS = '.mantine-Notifications-root[data-position="bottom-right"]';
/** What can be used, and a status, which says what stays. */
const CONTROLS =
  'a[href], button, input, textarea, label, [role=textbox], [role=slider], [role=status]';
const HEAD = 'header';
/** Beside everything else, which weighs 1: what has the keyboard is needed most, the head of the panel least. */
const WEIGHTS = { focus: 10, head: 0.1 };
/** Milliseconds between two looks at what is beneath: what a toast reports changes the screen a moment later. */
const LOOK = 150;

/** The toasts, wherever they cover nothing that can be used. */
export function Toasts() {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) return;
    moveToasts();
    const timer = setInterval(moveToasts, LOOK);
    return () => clearInterval(timer);
  }, [count]);
  return (
    <Notifications
      limit={TOAST_LIMIT}
      autoClose={TOAST_MILLISECONDS}
      transitionDuration={200}
      position="bottom-right"
    />
  );
}

function moveToasts(): void {
  const root = document.querySelector<HTMLElement>(TOASTS);
  if (!root || root.childElementCount === 0) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const window = { width: clientWidth, height: clientHeight };
  const controls = listControls(root, window);
  const now = root.getBoundingClientRect();
  // Where it stands well it stays, whatever place would be nearer to the corner.
  if (root.style.inset && weighCovered(now, controls) === 0) return;
  const { left, top } = placeToasts(now, window, controls);
  const right = window.width - left - now.width;
  root.style.inset = `auto ${right}px ${window.height - top - now.height}px auto`;
}

/** Of the topmost dialog, or of the screen: what is under a dialog cannot be used. */
function listControls(toasts: HTMLElement, window: { width: number; height: number }): Control[] {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const layer = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document;
  return [...layer.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    const isInWindow = right > 0 && bottom > 0 && left < window.width && top < window.height;
    if (!isInWindow || toasts.contains(control) || !control.checkVisibility()) return [];
    const weight = control.matches(':focus')
      ? WEIGHTS.focus
      : control.closest(HEAD)
        ? WEIGHTS.head
        : 1;
    return { left, top, width, height, weight };
  });
}
