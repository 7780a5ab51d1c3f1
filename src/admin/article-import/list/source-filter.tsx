import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minutes } from '../../../domain/time/duration.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { findSource, findSourcesByName } from '../../sources/source-requests.ts';
import { describeNoSource, SOURCES_FAILURE } from './import-words.ts';

interface SourceFilterProps {
  /** Id of the chosen source; empty for all. */
  value: string;
  onChange: (id: string | null) => void;
}

/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

/** Any of the sources, however many there are: what is typed is looked for on the server. */
export function SourceFilter({ value, onChange }: SourceFilterProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const chosen = useQuery({
    queryKey: ['sources', 'one', value],
    queryFn: value ? () => findSource(value) : skipToken,
    staleTime: minutes(1),
    meta: { failure: SOURCES_FAILURE },
  });
  // The field shows the chosen one's name as if it had been typed.
  const q = search === chosen.data?.name ? '' : search;
  const found = useQuery({
    queryKey: ['sources', 'names', q],
    queryFn: () => findSourcesByName(q),
    placeholderData: keepPreviousData,
    staleTime: minutes(1),
    meta: { failure: SOURCES_FAILURE },
  });
  // Enter takes what stands at the marked place: marked in the list before, that would be another one.
  const isWaiting = typed.trim() !== search || found.isPlaceholderData;
  const listed = (!isWaiting && found.data) || [];
  const isListed = listed.some(({ id }) => id === value);
  const all = chosen.data && !isListed ? [chosen.data, ...listed] : listed;
  return (
    <FilterSelect
      label="Šaltinis"
      all="Visi šaltiniai"
      width={190}
      isSearchable
      nothingFound={describeNoSource({
        isError: found.isError && !isWaiting,
        isPending: found.isPending || isWaiting,
      })}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      data={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      onChange={onChange}
    />
  );
}
