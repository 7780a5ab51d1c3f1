import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../http/field-errors.ts';
import type { PasswordAndCode } from './account-requests.ts';

export interface PasswordQuestionProps {
  text: string;
  confirm: string;
  isDestructive?: boolean;
  isPending: boolean;
  /** Also for a code of the second factor. */
  asksForCode?: boolean;
  /** The server's word about the last try, and whether it is about the code. */
  error: string | null;
  isCodeWrong?: boolean;
  onAnswer: (given: PasswordAndCode) => void;
  onClose: () => void;
}

export const isAboutCode = (error: unknown) =>
  Object.keys(fieldErrors(error, { code: '', recovery_code: '' })).length > 0;

/** What weakens an account asks for its password, and for the factor if it has one: a person who finds an open panel has neither. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  // Whole: one form from its fields to its buttons.
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const wrong = props.isCodeWrong ? codeField : field;
  const isRefused = props.error !== null && !props.isPending;
  // The button that was pressed was at work and has lost the focus: after a refusal it returns to the field.
  useEffect(() => {
    if (!isRefused) return;
    wrong.current?.focus();
    wrong.current?.select();
  }, [isRefused, wrong]);
  const isCodeMissing = props.asksForCode === true && code.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!password) field.current?.focus();
    else if (isCodeMissing) codeField.current?.focus();
    else props.onAnswer({ password, code });
  };
  const errorOf = (isMissing: boolean, missing: string, isMine: boolean) =>
    isTried && isMissing ? missing : isMine ? props.error : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{props.text}</Text>
        <PasswordInput
          ref={field}
          label="Slaptažodis"
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          error={errorOf(!password, 'Slaptažodis privalomas', !props.isCodeWrong)}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{
            'aria-label': 'Rodyti arba slėpti slaptažodį',
            tabIndex: 0,
          }}
        />
        {props.asksForCode && (
          <TextInput
            ref={codeField}
            label="Kodas iš programėlės arba atkūrimo kodas"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            required
            value={code}
            error={errorOf(isCodeMissing, 'Įveskite kodą', props.isCodeWrong === true)}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            Atšaukti
          </Button>
          <Button
            type="submit"
            loading={props.isPending}
            {...(props.isDestructive ? { color: 'red' } : {})}
          >
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
