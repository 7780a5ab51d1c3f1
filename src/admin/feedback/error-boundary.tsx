import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What the message stands in, where it cannot stand by itself. */
  within?: (problem: ReactNode) => ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * A screen that broke, or whose file could not be fetched (a new version was installed meanwhile), takes
 * neither the frame nor the other screens with it. Reloading the page mends both.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const problem = (
      <LoadError
        text="Nepavyko atidaryti šio puslapio"
        isAnnounced
        onRetry={() => window.location.reload()}
        retryLabel="Įkelti iš naujo"
      />
    );
    return this.props.within?.(problem) ?? problem;
  }
}
