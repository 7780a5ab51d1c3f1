import { Modal } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { SearchInput } from './search-input.tsx';

const SearchPalette = lazy(() => import('./search-palette.tsx'));

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Ctrl/Cmd+K: the field is there with the key, what it finds follows from a file of its own. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="38rem"
      yOffset="10vh"
      zIndex={320}
      attributes={{ content: { 'aria-label': 'Paieška' } }}
      transitionProps={{ duration: 0 }}
    >
      <Search onClose={onClose} />
    </Modal>
  );
}

function Search({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const [typed, setTyped] = useState('');
  return (
    <ErrorBoundary>
      <Suspense fallback={<SearchInput isBusy value={typed} onType={setTyped} onClose={onClose} />}>
        <SearchPalette typed={typed} onType={setTyped} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
