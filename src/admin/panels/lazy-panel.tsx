import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

interface LazyPanelProps extends Pick<SidePanelProps, 'width' | 'isOver'> {
  title: string;
  onClose: () => void;
  /** The panel, from a file of its own. */
  children: ReactNode;
}

/**
 * Stands in for a panel whose file is on its way or could not be fetched: the screen under it stays. While it waits it
 * leaves the focus where it was, for the panel to take and to give back.
 */
export function LazyPanel({ children, ...panel }: LazyPanelProps) {
  const waiting = (
    <SidePanel {...panel} opened trapFocus={false} returnFocus={false}>
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
