import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
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
  if (source.data)
    return <SourcePanel source={source.data} state={listed ?? source.data} onClose={onClose} />;
  return (
    <SidePanel opened onClose={onClose} title="Šaltinis">
      {source.isPending && <ScreenSkeleton />}
      {source.isError && <QueryError text={FAILURE} query={source} />}
      {source.data === null && <EmptyState text="Šaltinio nebėra" />}
    </SidePanel>
  );
}
