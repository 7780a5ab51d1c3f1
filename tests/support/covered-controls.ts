import type { Page } from '@playwright/test';

/** What can be used on the screen, or in its topmost dialog, and has a toast over it. Says so where there is no toast. */
export const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.mantine-Notification-root')].filter((toast) =>
      toast.checkVisibility(),
    );
    if (toasts.length === 0) return ['no toast'];
    const layer =
      [...document.querySelectorAll('[role=dialog]')].findLast((one) => one.checkVisibility()) ??
      document.body;
    const controls = [
      ...layer.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, label, [role=slider], [role=status]',
      ),
    ].filter(
      (control) => control.checkVisibility() && !control.closest('.mantine-Notification-root'),
    );
    return controls
      .filter((control) => {
        const a = control.getBoundingClientRect();
        return toasts.some((toast) => {
          const b = toast.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        });
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? control.tagName);
  });
