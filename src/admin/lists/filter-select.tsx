import { Select, type SelectProps } from '@mantine/core';

/** With `filter` and `onSearchChange` a searchable one is searched by who uses it. */
interface FilterSelectProps extends Pick<SelectProps, 'filter' | 'onSearchChange'> {
  /** What is chosen, for readers: 'Būsena'. */
  label: string;
  /** What an empty field shows: 'Visos būsenos'. */
  all: string;
  data: readonly (string | { value: string; label: string })[];
  value: string | null;
  onChange: (value: string | null) => void;
  width: number;
  isSearchable?: boolean;
  /** In place of „Nerasta“. */
  nothingFound?: string;
}

/** Stands for no value: no filter has it. */
const ALL = '';

/**
 * Narrows a list to one value. The way back is the cross for the mouse, and for the keyboard, which does not get there,
 * the first choice.
 */
export function FilterSelect(props: FilterSelectProps) {
  const { label, all, data, width, isSearchable, nothingFound = 'Nerasta', ...field } = props;
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
      data={field.value === null ? data : [{ value: ALL, label: all }, ...data]}
      onChange={(value) => field.onChange(value || null)}
    />
  );
}
