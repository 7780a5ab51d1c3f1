import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { showFailure, showSuccess } from '../feedback/toasts.ts';
import { focusFirstError } from '../http/field-errors.ts';
import { explain } from '../http/problem.ts';
import { signIn } from '../session/identity.ts';
import { useSession } from '../session/session.ts';
import classes from './sign-in.module.css';

const required = (message: string) => (value: string) => (value.trim() ? null : message);

/** Administrator sign-in, specification §2.9, §5.2 and §8. With a session it leads straight to /admin. */
export function SignInScreen() {
  const session = useSession();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: required('El. paštas privalomas'),
      password: required('Slaptažodis privalomas'),
    },
  });
  const attempt = useMutation({
    mutationFn: (values: typeof form.values) => signIn(values.email.trim(), values.password),
    // The session is saved by now and this screen is about to give way to the panel.
    onSuccess: () =>
      showSuccess('Nukreipiame į administravimo skydelį...', 'Sėkmingai prisijungta'),
    onError: (error) => {
      const reason = explain(error);
      if (reason) showFailure(reason);
      else showFailure('Įvyko nenumatyta klaida', error);
    },
  });

  useEffect(() => {
    document.title = 'Prisijungimas – Administravimo skydas';
  }, []);

  if (session) return <Navigate to="/admin" replace />;
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <Title order={1} size="h2">
          Prisijungimas
        </Title>
        <Text c="dimmed" mb="lg">
          Administravimo skydas
        </Text>
        <form
          onSubmit={form.onSubmit(
            (values) => attempt.mutate(values),
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
            <Button
              type="submit"
              size="md"
              disabled={attempt.isPending}
              aria-busy={attempt.isPending}
            >
              {attempt.isPending ? 'Jungiamasi...' : 'Prisijungti'}
            </Button>
          </Stack>
        </form>
      </div>
      <a href="/" className={classes.back}>
        ← Grįžti į svetainę
      </a>
    </main>
  );
}
