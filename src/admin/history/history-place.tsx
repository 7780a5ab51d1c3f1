import { lazy } from 'react';
import { useOverAddress } from '../lists/use-over-address.ts';
import { LazyPanel } from '../panels/lazy-panel.tsx';
import type { HistoryProps } from './history-panel.tsx';

/** Large beside the texts it opens over. */
const HistoryPanel = lazy(() => import('./history-panel.tsx'));

/** The parameter of the address that opens the former versions over a text. */
const HISTORY = 'versijos';

/** The former versions of a text in the address: the way to open them, and where they open. */
export function useHistory() {
  const { opened, open, close } = useOverAddress(HISTORY);
  return { isOpen: opened !== null, open: () => open('1'), close };
}

interface HistoryPlaceProps extends HistoryProps {
  history: ReturnType<typeof useHistory>;
}

export function HistoryPlace({ history, onRestored, ...text }: HistoryPlaceProps) {
  if (!history.isOpen) return null;
  return (
    <LazyPanel title="Versijų istorija" width="texts" isOver onClose={history.close}>
      <HistoryPanel
        {...text}
        onClose={history.close}
        onRestored={(article) => {
          history.close();
          onRestored(article);
        }}
      />
    </LazyPanel>
  );
}
