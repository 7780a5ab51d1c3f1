import type { ComponentProps } from 'react';
import { contactWords } from '../../content/contact.ts';
import type { ContactMessage } from '../../domain/contact/contact-fields.ts';

/** How a field is filled in. */
export interface ContactInput {
  required?: boolean;
  type?: string;
  autoComplete?: string;
  isLong?: boolean;
}

interface Props extends ContactInput {
  name: keyof ContactMessage;
  error: string | undefined;
  /** What the field starts with. */
  value?: string | undefined;
}

export function ContactField(props: Props) {
  const { name, error, required, type = 'text', autoComplete, value = '', isLong } = props;
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } satisfies ComponentProps<'input'>;

  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>
        {contactWords.fields[name]}
        {!required && <small>{contactWords.optional}</small>}
      </label>
      {isLong ? (
        <textarea {...(shared as ComponentProps<'textarea'>)} rows={6} />
      ) : (
        <input type={type} {...shared} />
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
