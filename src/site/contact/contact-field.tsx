import type { ComponentProps } from 'react';
import { contactWords } from '../../content/contact.ts';

type FieldName = keyof typeof contactWords.fields;

interface Props {
  name: FieldName;
  error: string | undefined;
  required?: boolean;
  type?: string;
  autoComplete?: string;
  /** A text area with this starting text instead of a line. */
  text?: string;
}

export function ContactField({ name, error, required, type = 'text', autoComplete, text }: Props) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } satisfies ComponentProps<'input'>;

  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>
        {contactWords.fields[name]}
        {!required && <small>{contactWords.optional}</small>}
      </label>
      {text === undefined ? (
        <input type={type} {...shared} />
      ) : (
        <textarea {...(shared as ComponentProps<'textarea'>)} defaultValue={text} rows={6} />
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
