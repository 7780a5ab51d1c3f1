import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { IconSearch } from '../style/icons.ts';
import { acknowledge, noPendingSearch, requestSearch } from './typed-search.ts';

/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

interface SearchFieldProps {
  /** What is looked for, for readers: 'Ieškoti žinutės'. */
  label: string;
  /** What can be looked for, where the label does not tell. */
  placeholder?: string;
  /** As the address has it. */
  value: string;
  /** Null when the field is empty. */
  onSearch: (text: string | null) => void;
  /** In a panel: it has the focus when that opens. */
  isFirst?: boolean;
}

/** Looks for what is typed a moment after the last key; Escape empties it. */
export function SearchField({
  label,
  placeholder = 'Ieškoti',
  value,
  onSearch,
  isFirst,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // The address may change from elsewhere (the palette, the back button); what was typed here comes back as
  // `value` and must not take away the letters typed since.
  const [search, setSearch] = useState(() => noPendingSearch(value));
  if (value !== search.seen) {
    const { next, isOurs } = acknowledge(search, value);
    setSearch(next);
    if (!isOurs) setTyped(value);
  }
  const ask = useDebouncedCallback((text: string) => {
    setSearch((known) => requestSearch(known, text.trim()));
    onSearch(text.trim() || null);
  }, SEARCH_DELAY);
  const change = (text: string) => {
    setTyped(text);
    ask(text);
  };
  return (
    <TextInput
      size="xs"
      type="search"
      data-autofocus={isFirst}
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        typed && <CloseButton size="xs" aria-label="Išvalyti paiešką" onClick={() => change('')} />
      }
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') change('');
      }}
    />
  );
}
