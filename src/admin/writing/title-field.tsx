import { Textarea, type TextareaProps } from '@mantine/core';

interface TitleFieldProps extends Omit<TextareaProps, 'onChange'> {
  onChange: (title: string) => void;
}

/** A title is one line of text however long it is: it grows over lines of the window, and Enter makes none. */
export const TitleField = ({ onChange, ...field }: TitleFieldProps) => (
  <Textarea
    label="Pavadinimas"
    autosize
    minRows={1}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault();
    }}
    {...field}
    onChange={(event) => onChange(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
  />
);
