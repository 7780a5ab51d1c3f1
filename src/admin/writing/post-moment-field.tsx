import { Input, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { joinPostMoment, splitPostMoment } from '../../domain/time/post-moment.ts';
import classes from './post-editor.module.css';

interface PostMomentFieldProps {
  label: string;
  required?: boolean;
  value?: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Where the form looks for the field to focus. */
  'data-path'?: string;
}

/** The day of a post and, for who wants it, its hour; one value of the form. */
export function PostMomentField({
  label,
  required = false,
  value = '',
  onChange,
  error,
  'data-path': path,
}: PostMomentFieldProps) {
  const { day, time } = splitPostMoment(value);
  const hint = useId();
  const described = error ? `${hint} ${hint}-error` : hint;
  return (
    <div>
      <div className={classes.moment}>
        <TextInput
          label={label}
          type="date"
          required={required}
          value={day}
          error={Boolean(error)}
          aria-describedby={described}
          data-path={path}
          onChange={(event) => onChange(joinPostMoment(event.currentTarget.value, time))}
        />
        <TextInput
          label="Valanda"
          type="time"
          value={time}
          aria-describedby={described}
          onChange={(event) => onChange(joinPostMoment(day, event.currentTarget.value))}
        />
      </div>
      <Input.Description id={hint} mt={4}>
        Lietuvos laiku. Nenurodžius valandos šios dienos įrašas pasirodo iš karto, ateities – 9:00.
      </Input.Description>
      <Input.Error id={`${hint}-error`} mt={4}>
        {error}
      </Input.Error>
    </div>
  );
}
