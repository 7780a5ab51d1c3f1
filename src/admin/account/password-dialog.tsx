import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface PasswordDialogProps {
  title: string;
  text: string;
  confirm: string;
  isDestructive?: boolean;
  isOpen: boolean;
  isPending: boolean;
  /** The server's word about the last try. */
  error: string | null;
  onPassword: (password: string) => void;
  onClose: () => void;
  /** The dialog is gone. */
  onClosed: () => void;
}

/** What weakens an account asks for its password: whoever finds an open panel does not know it. */
export function PasswordDialog(props: PasswordDialogProps) {
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      onExitTransitionEnd={props.onClosed}
      title={props.title}
    >
      <PasswordQuestion {...props} />
    </Modal>
  );
}

function PasswordQuestion(props: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isRefused = props.error !== null && !props.isPending;
  // The button that was pressed was at work and has lost the keyboard: whoever was refused types anew.
  useEffect(() => {
    if (!isRefused) return;
    field.current?.focus();
    field.current?.select();
  }, [isRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) props.onPassword(password);
    else setEmpty(true);
  };
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
          error={isEmpty ? 'Slaptažodis privalomas' : props.error}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
          }}
          visibilityToggleButtonProps={{
            'aria-label': 'Rodyti arba slėpti slaptažodį',
            tabIndex: 0,
          }}
        />
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
