import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import classes from './images.module.css';

/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

export function ImageSearch({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (text: string) => void;
}) {
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), SEARCH_DELAY);
  return (
    <TextInput
      size="xs"
      type="search"
      aria-label="Ieškoti nuotraukų"
      placeholder="Ieškoti pagal pavadinimą ar aprašymą"
      leftSection={<IconSearch size={14} aria-hidden />}
      defaultValue={value}
      className={classes.search}
      onChange={(event) => search(event.currentTarget.value)}
    />
  );
}
