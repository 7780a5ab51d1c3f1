import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { API_MODELS } from '../../domain/constants.ts';
import { ConflictNotice } from '../feedback/conflict-notice.tsx';
import { useUnsavedGuard } from '../feedback/use-unsaved-guard.ts';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { RequestProblem } from '../http/problem.ts';
import { useAction } from '../http/use-action.ts';
import classes from './automation.module.css';
import { AutomationSection } from './automation-section.tsx';
import { AUTOMATIONS, PROMPTS } from './automation-texts.ts';
import { DailyCaps } from './daily-caps.tsx';
import { PromptTools } from './prompt-tools.tsx';
import { mergeSettings, settingsDifferences } from './settings-differences.ts';
import {
  getSettings,
  type SettingsValues,
  type StoredSettings,
  saveSettings,
  valuesOf,
} from './settings-requests.ts';
import { findSettingsErrors, withNumbers } from './settings-rules.ts';

/** What was typed and given up for what was saved then. */
interface GivenUp {
  mine: SettingsValues;
  saved: SettingsValues;
}

export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const [version, setVersion] = useState(stored.version);
  const [conflict, setConflict] = useState<StoredSettings | null>(null);
  const form = useForm<SettingsValues>({
    initialValues: valuesOf(stored),
    validate: findSettingsErrors,
  });
  const save = useAction({
    run: ({ values, seen }: { values: SettingsValues; seen: number }) => saveSettings(values, seen),
    failure: 'Nepavyko išsaugoti nustatymų',
    success: () => 'Nustatymai išsaugoti',
    changes: [['dashboard']],
  });
  useUnsavedGuard(form.isDirty());

  /** It can be taken back. */
  const [givenUp, setGivenUp] = useState<GivenUp | null>(null);

  const show = (settings: StoredSettings, values = valuesOf(settings)) => {
    setVersion(settings.version);
    setConflict(null);
    form.setInitialValues(valuesOf(settings));
    form.setValues(values);
  };
  /** One prompt was put back by the server; what is typed in the other fields stays. */
  const take = (key: keyof SettingsValues, settings: StoredSettings) => {
    const typed = form.getValues();
    setVersion(settings.version);
    form.setInitialValues(valuesOf(settings));
    form.setValues({ ...typed, [key]: valuesOf(settings)[key] });
  };
  const send = (typed: SettingsValues, seen: number) => {
    const values = withNumbers(typed);
    // What is sent may hold another person's values; what was typed meanwhile shows against what stands here.
    const shown = form.getValues();
    save.mutate(
      { values, seen },
      {
        onSuccess(settings) {
          setGivenUp(null);
          // What was typed while it was saved stays, unsaved.
          show(settings, mergeSettings(valuesOf(settings), shown, form.getValues()));
        },
        onError: async (error) => {
          const errors = fieldErrors(error, values);
          form.setErrors(errors);
          focusFirstError(form, errors, values);
          setConflict(await findConflict(error));
        },
      },
    );
  };
  const merged = (theirs: StoredSettings) =>
    mergeSettings(valuesOf(theirs), form.getInitialValues(), withNumbers(form.getValues()));
  const submit = form.onSubmit(
    (values) => send(values, version),
    (errors, values) => focusFirstError(form, errors, values),
  );
  const keepMine = (theirs: StoredSettings) => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) focusFirstError(form, errors, form.getValues());
    else send(merged(theirs), theirs.version);
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {conflict && (
        <ConflictNotice
          title="Nustatymus ką tik pakeitė kitas administratorius"
          differences={settingsDifferences(valuesOf(conflict), merged(conflict))}
          onTakeTheirs={() => {
            setGivenUp({ mine: merged(conflict), saved: valuesOf(conflict) });
            show(conflict);
          }}
          onKeepMine={() => keepMine(conflict)}
          isBusy={save.isPending}
        />
      )}
      {givenUp && (
        <Alert color="blue" role="status" mb="md" title="Rodomi išsaugoti nustatymai">
          <Group justify="space-between" gap="xs">
            <Text size="sm">Jūsų pakeitimų atsisakyta, bet jie dar nedingo.</Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                form.setValues(mergeSettings(form.getValues(), givenUp.saved, givenUp.mine));
                setGivenUp(null);
              }}
            >
              Grąžinti mano pakeitimus
            </Button>
          </Group>
        </Alert>
      )}
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
          {PROMPTS.map((prompt) => (
            <div key={prompt.key}>
              <Textarea
                label={prompt.label}
                autosize
                minRows={4}
                maxRows={16}
                {...form.getInputProps(prompt.key)}
              />
              <PromptTools
                prompt={prompt}
                text={form.getValues()[prompt.key]}
                version={version}
                onRestored={(settings) => take(prompt.key, settings)}
              />
            </div>
          ))}
        </Stack>
      </fieldset>
      <DailyCaps form={form} />
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

/** The settings as they are now when somebody else was quicker; null for every other failure. */
async function findConflict(error: unknown): Promise<StoredSettings | null> {
  if (!(error instanceof RequestProblem) || error.status !== 409) return null;
  return await getSettings().catch(() => null);
}
