import { type RefObject, useEffect } from 'react';

/** The article that was read last: its row is where one was in the list. */
let lastRead: string | null = null;

export const rememberRow = (id: string): void => {
  lastRead = id;
};

/** Back from a text, the keyboard is at its row again, or stays where it is when the row is gone. */
export function useReturnToRow(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = lastRead && body.current?.querySelector<HTMLElement>(`[data-id="${lastRead}"]`);
    if (!row) return;
    lastRead = null;
    if (document.activeElement === document.body) row.focus();
  });
}
