import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { findSource, type Source } from './source-requests.ts';

const FAILURE = 'Nepavyko užkrauti šaltinio';

interface OpenSourceProps {
  id: string;
  /** When the list has it already. */
  listed: Source | undefined;
  onClose: () => void;
}

/** A source by its address, on whichever page of the list it stands. */
export function OpenSource({ id, listed, onClose }: OpenSourceProps) {
  const source = useQuery({
    // As it was opened: what is typed in the form is not taken over by a later answer.
    queryKey: ['source', id],
    queryFn: () => findSource(id),
    ...(listed ? { initialData: listed } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: FAILURE },
  });
  if (source.data) return <SourceDialog source={source.data} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="Šaltinis" size="lg" transitionProps={{ duration: 0 }}>
      {source.isPending && <ScreenSkeleton />}
      {source.isError && <QueryError text={FAILURE} query={source} />}
      {source.data === null && <EmptyState text="Šaltinio nebėra" />}
    </Modal>
  );
}
