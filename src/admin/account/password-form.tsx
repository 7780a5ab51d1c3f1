import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../feedback/use-action.ts';
import { useUnsavedGuard } from '../feedback/use-unsaved-guard.ts';
import { focusFirstError, showFieldErrors } from '../http/field-errors.ts';
import classes from './account.module.css';
import { ACCOUNT, changePassword } from './account-requests.ts';
import { checkPasswords, type PasswordFields } from './check-passwords.ts';

const EMPTY: PasswordFields = { current_password: '', new_password: '', repeated: '' };
const FIELDS = [
  { name: 'current_password', label: 'Dabartinis slaptažodis', autoComplete: 'current-password' },
  { name: 'new_password', label: 'Naujas slaptažodis', autoComplete: 'new-password' },
  { name: 'repeated', label: 'Pakartokite naują slaptažodį', autoComplete: 'new-password' },
] as const;
const toggle = { 'aria-label': 'Rodyti arba slėpti slaptažodį', tabIndex: 0 };

export function PasswordForm({ email }: { email: string }) {
  // Whole: one form from its fields to its button.
  const form = useForm({ initialValues: EMPTY, validate: checkPasswords });
  // Not of the current one: browsers fill that in by themselves.
  useUnsavedGuard(form.values.new_password !== '' || form.values.repeated !== '');
  const change = useAction({
    run: ({ current_password, new_password }: PasswordFields) =>
      changePassword({ current_password, new_password }),
    failure: 'Nepavyko pakeisti slaptažodžio',
    success: () => 'Slaptažodis pakeistas, kiti Jūsų prisijungimai nutraukti',
    changes: [...ACCOUNT, ['account-sessions']],
  });
  const submit = form.onSubmit(
    (values) =>
      change.mutate(values, {
        onSuccess: () => form.reset(),
        onError: (error) => showFieldErrors(form, error, values),
      }),
    (errors, values) => focusFirstError(form, errors, values),
  );
  return (
    <section className={classes.section} aria-labelledby="password">
      <h2 id="password">Slaptažodis</h2>
      <p className={classes.lead}>
        Bent 12 ženklų, kurių niekas neatspėtų: nei Jūsų vardas, nei dažnas žodis. Pakeitus
        slaptažodį, kituose įrenginiuose reikės prisijungti iš naujo.
      </p>
      <form onSubmit={submit} noValidate className={classes.narrowForm}>
        <Stack gap="sm">
          {/* Password managers look for the name in the same form. */}
          <input type="text" name="email" value={email} autoComplete="username" hidden readOnly />
          {FIELDS.map(({ name, ...field }) => (
            <PasswordInput
              key={name}
              required
              visibilityToggleButtonProps={toggle}
              {...field}
              {...form.getInputProps(name)}
            />
          ))}
          <Button type="submit" variant="default" loading={change.isPending} w="fit-content">
            Pakeisti slaptažodį
          </Button>
        </Stack>
      </form>
    </section>
  );
}
