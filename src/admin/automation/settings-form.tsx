import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { API_MODELS } from '../../domain/constants.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { useAction } from '../http/use-action.ts';
import classes from './automation.module.css';
import { AutomationSection } from './automation-section.tsx';
import { AUTOMATIONS, PROMPTS } from './automation-texts.ts';
import {
  type SettingsValues,
  type StoredSettings,
  saveSettings,
  valuesOf,
} from './settings-requests.ts';

export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const [version, setVersion] = useState(stored.version);
  const form = useForm<SettingsValues>({ initialValues: valuesOf(stored) });
  const save = useAction({
    run: (values: SettingsValues) => saveSettings(values, version),
    failure: 'Nepavyko išsaugoti nustatymų',
    success: () => 'Nustatymai išsaugoti',
    changes: [['dashboard']],
  });
  const submit = form.onSubmit((values) =>
    save.mutate(values, {
      onSuccess: (saved) => {
        setVersion(saved.version);
        form.setInitialValues(valuesOf(saved));
        form.setValues(valuesOf(saved));
      },
      onError: (error) => form.setErrors(fieldErrors(error, values)),
    }),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {AUTOMATIONS.map((automation) => (
        <AutomationSection key={automation.key} automation={automation} form={form} />
      ))}
      <fieldset className={classes.section}>
        <legend hidden>AI modelis ir nurodymai</legend>
        <Text component="h2" fw={600} mb="md">
          AI modelis ir nurodymai
        </Text>
        <Stack gap="md">
          <Select
            label="Modelis"
            maw={360}
            data={API_MODELS.map((value, index) => ({
              value,
              label: index === 0 ? `${value} (numatytasis)` : value,
            }))}
            {...form.getInputProps('api_model')}
          />
          {PROMPTS.map(({ key, label }) => (
            <Textarea
              key={key}
              label={label}
              autosize
              minRows={4}
              maxRows={16}
              {...form.getInputProps(key)}
            />
          ))}
        </Stack>
      </fieldset>
      <div className={classes.save}>
        <Button type="submit" loading={save.isPending}>
          Išsaugoti nustatymus
        </Button>
        {form.isDirty() && (
          <Text size="sm" c="dimmed" role="status">
            Yra neišsaugotų pakeitimų
          </Text>
        )}
      </div>
    </form>
  );
}
