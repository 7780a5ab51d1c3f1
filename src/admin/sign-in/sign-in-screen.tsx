import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { showSuccess } from '../feedback/toasts.ts';
import { focusFirstError } from '../http/field-errors.ts';
import { useSession } from '../http/session.ts';
import { returnAddress } from '../session/return-address.ts';
import { SecondFactorForm } from '../session/second-factor-form.tsx';
import { useSignIn } from '../session/use-sign-in.ts';
import classes from './sign-in.module.css';

const required = (message: string) => (value: string) => (value.trim() ? null : message);

/** Administrator sign-in, specification §2.9, §5.2 and §8. With a session it leads straight to the
 * panel: to /admin, or to where there was none. */
export default function SignInScreen() {
  // Whole: one form from its fields to its button.
  const session = useSession();
  const { state } = useLocation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: required('El. paštas privalomas'),
      password: required('Slaptažodis privalomas'),
    },
  });
  // The session is saved by now and this screen is about to give way to the panel.
  const steps = useSignIn(() =>
    showSuccess('Nukreipiame į administravimo skydelį...', 'Sėkmingai prisijungta'),
  );
  const isPending = steps.password.isPending;

  useEffect(() => {
    document.title = 'Prisijungimas – Administravimo skydas';
  }, []);

  if (session) return <Navigate to={returnAddress(state)} replace />;
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <Title order={1} size="h2">
          Prisijungimas
        </Title>
        <Text c="dimmed" mb="lg">
          Administravimo skydas
        </Text>
        {steps.step === 'second-factor' ? (
          <SecondFactorForm
            onProof={steps.secondFactor.mutate}
            isPending={steps.secondFactor.isPending}
            onBack={steps.startAgain}
          />
        ) : (
          <form
            onSubmit={form.onSubmit(
              (values) => steps.password.mutate(values),
              (errors, values) => focusFirstError(form, errors, values),
            )}
            noValidate
          >
            <Stack gap="md">
              <TextInput
                label="El. paštas"
                type="email"
                name="email"
                autoComplete="username"
                size="md"
                required
                data-autofocus
                key={form.key('email')}
                {...form.getInputProps('email')}
              />
              <PasswordInput
                label="Slaptažodis"
                name="password"
                autoComplete="current-password"
                size="md"
                required
                visibilityToggleButtonProps={{
                  'aria-label': 'Rodyti arba slėpti slaptažodį',
                  tabIndex: 0,
                }}
                key={form.key('password')}
                {...form.getInputProps('password')}
              />
              <Button type="submit" size="md" disabled={isPending} aria-busy={isPending}>
                {isPending ? 'Jungiamasi...' : 'Prisijungti'}
              </Button>
            </Stack>
          </form>
        )}
      </div>
      <a href="/" className={classes.back}>
        ← Grįžti į svetainę
      </a>
    </main>
  );
}
