import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import { explain } from '../http/problem.ts';
import { ToastText } from './toast-text.tsx';

/** Specification §9: at most three at a time, 4,000 ms each. */
export const TOAST_LIMIT = 3;
export const TOAST_MILLISECONDS = seconds(4);

const closeButtonProps = { 'aria-label': 'Uždaryti pranešimą' };

/** @param remark a second line: what the person should know of it */
export function showSuccess(
  description: string,
  title = 'Atlikta',
  remark: string | null = null,
): void {
  const message = createElement(ToastText, { text: description, reason: remark });
  notifications.show({ title, message, color: 'sea', closeButtonProps });
}

/** A part of the work was done and a part failed: neither of the other colours would be true. */
export function showPartial(description: string, remark: string | null = null): void {
  const message = createElement(ToastText, { text: description, reason: remark });
  notifications.show({ title: 'Ne viskas pavyko', message, color: 'yellow', closeButtonProps });
}

/**
 * A destructive toast: the fixed text of the action (specification §8) and, under it, what the server
 * said about the reason. The error itself goes to the console.
 */
export function showFailure(description: string, error?: unknown, title = 'Klaida'): void {
  if (error !== undefined) console.error(error);
  const reason = error === undefined ? null : explain(error);
  notifications.show({
    title,
    message: createElement(ToastText, { text: description, reason }),
    color: 'red',
    className: 'toast-failure',
    closeButtonProps,
  });
}
