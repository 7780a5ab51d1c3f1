import { Input, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  HALF_HOUR,
  HOUR_PROBLEMS,
  joinPostMoment,
  splitPostMoment,
} from '../../domain/time/post-moment.ts';
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

const OF_HOUR = new Set<ReactNode>(Object.values(HOUR_PROBLEMS));

/** The day of a post and, for who wants it, its hour; one value of the form. */
export function PostMomentField({
  label,
  required = false,
  value = '',
  onChange,
  error,
  'data-path': path,
}: PostMomentFieldProps) {
  // Whole: two inputs and what is said of both.
  const { day, time } = splitPostMoment(value);
  const hint = useId();
  const described = error ? `${hint} ${hint}-error` : hint;
  const hour = useRef<HTMLInputElement>(null);
  const isOfHour = OF_HOUR.has(error);
  useEffect(() => {
    // The form leads to the field before this is drawn: to the day.
    if (isOfHour && document.activeElement?.matches('input[type=date]')) hour.current?.focus();
  }, [isOfHour]);
  const readHour = ({
    currentTarget: { validity, value: typed },
  }: {
    currentTarget: HTMLInputElement;
  }) => {
    const read = validity.badInput ? HALF_HOUR : typed;
    if (read !== time) onChange(joinPostMoment(day, read));
  };
  return (
    <div>
      <div className={classes.moment}>
        <TextInput
          label={label}
          type="date"
          required={required}
          value={day}
          error={Boolean(error) && !isOfHour}
          aria-describedby={described}
          {...(!isOfHour && { 'data-path': path })}
          onChange={(event) => onChange(joinPostMoment(event.currentTarget.value, time))}
        />
        <TextInput
          ref={hour}
          label="Valanda"
          type="time"
          value={time === HALF_HOUR ? '' : time}
          error={isOfHour}
          {...(isOfHour && { 'data-path': path })}
          aria-describedby={described}
          onChange={readHour}
          // Hours without minutes are no value and no change of one.
          onKeyUp={readHour}
          onBlur={readHour}
        />
      </div>
      <Input.Description id={hint} mt={4}>
        Lietuvos laiku. Nenurodžius valandos, šios dienos įrašas pasirodo iš karto, ateities – 9:00.
      </Input.Description>
      <Input.Error id={`${hint}-error`} mt={4}>
        {error}
      </Input.Error>
    </div>
  );
}
