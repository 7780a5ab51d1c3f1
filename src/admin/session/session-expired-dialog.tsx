import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { showSuccess } from '../feedback/toasts.ts';
import { sessionExpiry } from '../http/session.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Above every dialog of the panel, below the toasts. */
const ABOVE_DIALOGS = 390;

/**
 * Asks for the password over whatever is open. What is typed behind it stays, and the calls that met the
 * expired session go on by themselves.
 */
export default function SessionExpiredDialog({
  isOpen,
  email,
}: {
  isOpen: boolean;
  email: string;
}) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      title="Sesija baigėsi"
      zIndex={ABOVE_DIALOGS}
      overlayProps={{ className: 'over-dialogs' }}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
    >
      <SignInAgain email={email} />
    </Modal>
  );
}

function SignInAgain({ email }: { email: string }) {
  // Whole: one form from its field to its buttons.
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const steps = useSignIn(() => showSuccess('Sesija pratęsta, galite tęsti darbą', 'Prisijungta'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setError('Slaptažodis privalomas');
    steps.password.mutate({ email, password });
  };

  if (steps.step === 'second-factor') {
    return (
      <SecondFactorForm
        onProof={steps.secondFactor.mutate}
        isPending={steps.secondFactor.isPending}
        onBack={steps.startAgain}
      />
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          Prisijunkite iš naujo kaip <b>{email}</b>. Kas įrašyta, lieka; nebaigtas veiksmas bus
          pakartotas.
        </Text>
        {/* Password managers look for the name in the same form. */}
        <input type="text" name="email" value={email} autoComplete="username" hidden readOnly />
        <PasswordInput
          label="Slaptažodis"
          name="password"
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(null);
          }}
          visibilityToggleButtonProps={{
            'aria-label': 'Rodyti arba slėpti slaptažodį',
            tabIndex: 0,
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => sessionExpiry.leave()}>
            Atsijungti
          </Button>
          <Button
            type="submit"
            disabled={steps.password.isPending}
            aria-busy={steps.password.isPending}
          >
            {steps.password.isPending ? 'Jungiamasi...' : 'Prisijungti'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
