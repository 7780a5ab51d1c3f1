import { Modal } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

interface LazyDialogProps {
  title: string;
  onClose: () => void;
  /** The dialog, from a file of its own. */
  children: ReactNode;
}

/**
 * Stands in for a dialog whose file is on its way or could not be fetched: the screen under it stays. While it waits it
 * leaves the focus where it was, for the dialog to take and to give back.
 */
export function LazyDialog({ title, onClose, children }: LazyDialogProps) {
  const place = { opened: true, onClose, title, size: 'lg', transitionProps: { duration: 0 } };
  const waiting = (
    <Modal {...place} trapFocus={false} returnFocus={false}>
      <ScreenSkeleton />
    </Modal>
  );
  return (
    <ErrorBoundary within={(problem) => <Modal {...place}>{problem}</Modal>}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
