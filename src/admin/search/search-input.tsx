import { Loader, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { ComponentProps, Ref } from 'react';
import { IconSearch } from '../style/icons.ts';
import classes from './search.module.css';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'ref'> {
  value: string;
  onType: (text: string) => void;
  onClose: () => void;
  isBusy: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** In the breath it appears, behind the last letter: so that no keystroke goes to what stood here before. */
const takeKeyboard = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
};

/** The field of the palette, before its list has arrived and with it. */
export function SearchInput({
  ref,
  onType,
  onClose,
  isBusy,
  onKeyDown,
  ...input
}: SearchInputProps) {
  return (
    <TextInput
      ref={useMergedRef(takeKeyboard, ref)}
      size="md"
      variant="unstyled"
      aria-label="Ieškoti įrašų, straipsnių, šaltinių, žinučių ir puslapių"
      placeholder="Ieškoti įrašų, straipsnių, šaltinių, žinučių…"
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={isBusy ? <Loader size="xs" /> : null}
      className={classes.input}
      maxLength={100}
      data-autofocus
      // Escape is for this dialog alone, not for one that it stands over.
      data-mantine-stop-propagation="true"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape') onClose();
      }}
      onChange={(event) => onType(event.currentTarget.value)}
      {...input}
    />
  );
}
