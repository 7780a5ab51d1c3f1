import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../feedback/use-action.ts';
import { explain } from '../http/problem.ts';
import classes from './account.module.css';
import { ACCOUNT, confirmSecondFactor, type NewSecondFactor } from './account-requests.ts';
import { QrCode } from './qr-code.tsx';

interface SecondFactorSetupProps {
  setup: NewSecondFactor;
  onClose: () => void;
  /** The factor is on. */
  onConfirmed: () => void;
}

/** Scan, confirm with the first code. Left half-way, nothing has changed. */
export function SecondFactorSetup({ setup, onClose, onConfirmed }: SecondFactorSetupProps) {
  // Whole: one form from the picture to its button.
  const [code, setCode] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = useAction({
    run: confirmSecondFactor,
    failure: 'Nepavyko įjungti antrojo veiksnio',
    success: () => 'Antrasis veiksnys įjungtas, kiti Jūsų prisijungimai nutraukti',
    changes: [...ACCOUNT, ['account-sessions']],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) return setMalformed(true);
    confirm.mutate(digits, { onSuccess: onConfirmed, onError: () => field.current?.focus() });
  };

  // The panel is open already, with the step before.
  useEffect(() => field.current?.focus(), []);
  const serverError = confirm.isError ? explain(confirm.error) : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          1. Nuskaitykite kodą autentifikavimo programėle (pvz., „Google Authenticator“, „Microsoft
          Authenticator“, „1Password“).
        </Text>
        <QrCode text={setup.uri} label="QR kodas autentifikavimo programėlei" />
        <Text size="sm">
          Jei nuskaityti negalite, įrašykite raktą ranka:{' '}
          <span className={classes.secret}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</span>
        </Text>
        <TextInput
          ref={field}
          label="2. Įrašykite programėlės rodomą kodą"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          value={code}
          error={isMalformed ? 'Kodą sudaro 6 skaitmenys' : serverError}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMalformed(false);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Atšaukti
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            Įjungti
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
