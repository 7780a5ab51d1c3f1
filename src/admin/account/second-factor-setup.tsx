import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../feedback/use-action.ts';
import { explain } from '../http/problem.ts';
import classes from './account.module.css';
import { ACCOUNT, confirmSecondFactor, type NewSecondFactor } from './account-requests.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorSetupProps {
  setup: NewSecondFactor | null;
  email: string;
  onClose: () => void;
  /** The dialog is gone. */
  onClosed: () => void;
}

/** Scan, confirm with the first code, keep the recovery codes. Left half-way, nothing has changed. */
export function SecondFactorSetup({ setup, email, onClose, onClosed }: SecondFactorSetupProps) {
  return (
    <Modal
      opened={setup !== null}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title="Antrojo veiksnio įjungimas"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      {setup && <SetupSteps setup={setup} email={email} onClose={onClose} />}
    </Modal>
  );
}

function SetupSteps({
  setup,
  email,
  onClose,
}: Omit<SecondFactorSetupProps, 'onClosed'> & { setup: NewSecondFactor }) {
  // Whole: the three steps in their order.
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
    confirm.mutate(digits, { onError: () => field.current?.focus() });
  };

  if (confirm.isSuccess) {
    return (
      <>
        <RecoveryCodes codes={setup.recovery_codes} email={email} />
        <Group justify="flex-end" mt="md">
          <Button onClick={onClose} data-autofocus>
            Kodus išsaugojau
          </Button>
        </Group>
      </>
    );
  }
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
          data-autofocus
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
