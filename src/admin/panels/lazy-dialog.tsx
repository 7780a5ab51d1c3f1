import { Modal } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

interface LazyDialogProps {
  title: string;
  onClose: () => void;
  /** The dialog, from a file of its own. */
  children: ReactNode;
}

interface LazyPanelProps extends LazyDialogProps, Pick<SidePanelProps, 'width' | 'isOver'> {}

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

/** The same for a side panel. */
export function LazyPanel({ children, ...panel }: LazyPanelProps) {
  const waiting = (
    <SidePanel {...panel} opened isWaiting>
      <ScreenSkeleton />
    </SidePanel>
  );
  return (
    <ErrorBoundary
      within={(problem) => (
        <SidePanel {...panel} opened>
          {problem}
        </SidePanel>
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
