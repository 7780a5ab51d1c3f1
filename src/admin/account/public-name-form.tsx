import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../feedback/use-action.ts';
import { useUnsavedGuard } from '../feedback/use-unsaved-guard.ts';
import { showFieldErrors } from '../http/field-errors.ts';
import classes from './account.module.css';
import { ACCOUNT, setPublicName } from './account-requests.ts';

/** Under which name readers may know who has reviewed an article. Nobody has one until they choose it. */
export function PublicNameForm({ publicName }: { publicName: string }) {
  const form = useForm({ initialValues: { public_name: publicName } });
  useUnsavedGuard(form.values.public_name !== publicName);
  const save = useAction({
    run: setPublicName,
    failure: 'Nepavyko pakeisti viešo vardo',
    success: () => 'Viešas vardas išsaugotas',
    changes: ACCOUNT,
  });
  const submit = form.onSubmit((values) =>
    save.mutate(values.public_name, {
      onError: (error) => showFieldErrors(form, error, values),
    }),
  );
  return (
    <section className={classes.section} aria-labelledby="public-name">
      <h2 id="public-name">Viešas vardas</h2>
      <p className={classes.lead}>
        Skaitytojai jį mato prie Jūsų peržiūrėtų straipsnių, taip pat prie jau publikuotų. Palikus
        lauką tuščią, rašoma, kad straipsnį peržiūrėjo redaktorius. El. paštas viešai nerodomas
        niekada.
      </p>
      <form onSubmit={submit} noValidate className={classes.narrowForm}>
        <Stack gap="sm">
          <TextInput
            label="Viešas vardas"
            maxLength={80}
            autoComplete="off"
            {...form.getInputProps('public_name')}
          />
          <Button type="submit" variant="default" loading={save.isPending} w="fit-content">
            Išsaugoti viešą vardą
          </Button>
        </Stack>
      </form>
    </section>
  );
}
