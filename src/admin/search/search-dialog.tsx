import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { SearchInput } from './search-input.tsx';

const SearchPalette = lazy(() => import('./search-palette.tsx'));

interface SearchProps {
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Ctrl/Cmd+K: the field is there with the key, what it finds follows from a file of its own. */
export function SearchDialog({ isOpen, ...search }: SearchProps & { isOpen: boolean }) {
  return (
    <Modal
      opened={isOpen}
      onClose={search.onClose}
      withCloseButton={false}
      padding={0}
      size="38rem"
      yOffset="10vh"
      zIndex={320}
      attributes={{ content: { 'aria-label': 'Paieška' } }}
      transitionProps={{ duration: 0 }}
    >
      <Search {...search} />
    </Modal>
  );
}

function Search({ typed, onType, onClose }: SearchProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<SearchInput isBusy value={typed} onType={onType} onClose={onClose} />}>
        <SearchPalette typed={typed} onType={onType} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
