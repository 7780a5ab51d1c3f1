import { useQuery } from '@tanstack/react-query';
import { minutes } from '../../domain/duration.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { listSources } from '../sources/source-requests.ts';

interface SourceFilterProps {
  /** Id of the chosen source; empty for all. */
  value: string;
  onChange: (id: string | null) => void;
}

export function SourceFilter({ value, onChange }: SourceFilterProps) {
  const { data } = useQuery({
    queryKey: ['sources', 'names'],
    queryFn: () => listSources(1, ''),
    staleTime: minutes(1),
  });
  const options = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <FilterSelect
      label="Šaltinis"
      all="Visi šaltiniai"
      width={190}
      isSearchable
      data={options}
      value={value || null}
      onChange={onChange}
    />
  );
}
