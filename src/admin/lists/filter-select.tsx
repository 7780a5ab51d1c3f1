import { Select, type SelectProps } from '@mantine/core';

/** With `filter` and `onSearchChange` a searchable one is searched by who uses it. */
interface FilterSelectProps extends Pick<SelectProps, 'filter' | 'onSearchChange'> {
  /** What is chosen, for readers: 'Būsena'. */
  label: string;
  /** What an empty field shows: 'Visos būsenos'. */
  all: string;
  data: NonNullable<SelectProps['data']>;
  value: string | null;
  onChange: (value: string | null) => void;
  width: number;
  isSearchable?: boolean;
  /** In place of „Nerasta“. */
  nothingFound?: string;
}

/** Narrows a list to one value; emptied, the list shows all. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, all, width, isSearchable, nothingFound = 'Nerasta', ...field } = props;
  return (
    <Select
      size="xs"
      w={width}
      aria-label={label}
      placeholder={all}
      clearable
      clearButtonProps={{ 'aria-label': all }}
      {...(isSearchable ? { searchable: true, nothingFoundMessage: nothingFound } : {})}
      {...field}
    />
  );
}
