import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minutes } from '../../../domain/time/duration.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { useServerSearch } from '../../lists/use-server-search.ts';
import { findSource, findSourcesByName } from '../../sources/source-requests.ts';
import { describeNoSource, SOURCES_FAILURE } from './import-words.ts';

interface SourceFilterProps {
  /** Id of the chosen source; empty for all. */
  value: string;
  onChange: (id: string | null) => void;
}

/** Any of the sources, however many there are: what is typed is looked for on the server. */
export function SourceFilter({ value, onChange }: SourceFilterProps) {
  const [typed, setTyped] = useState('');
  const chosen = useQuery({
    queryKey: ['sources', 'one', value],
    queryFn: value ? () => findSource(value) : skipToken,
    staleTime: minutes(1),
    meta: { failure: SOURCES_FAILURE },
  });
  const search = typed.trim();
  // The field shows the chosen one's name as if it had been typed.
  const { found, isWaiting, isError } = useServerSearch(
    search === chosen.data?.name ? '' : search,
    {
      key: ['sources', 'names'],
      find: findSourcesByName,
      failure: SOURCES_FAILURE,
      staleTime: minutes(1),
    },
  );
  const others = (found ?? []).filter(({ id }) => id !== value);
  return (
    <FilterSelect
      label="Šaltinis"
      all="Visi šaltiniai"
      width={190}
      isSearchable
      nothingFound={describeNoSource({ isError, isPending: isWaiting })}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      // The chosen one keeps its place while others are on their way.
      data={[...(chosen.data ? [chosen.data] : []), ...others].map(({ id, name }) => ({
        value: id,
        label: name,
      }))}
      value={value || null}
      onChange={onChange}
    />
  );
}
