import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { API_MODELS } from '../../domain/constants.ts';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import { useUnsavedGuard } from '../feedback/use-unsaved-guard.ts';
import { ConflictNotice } from '../history/conflict-notice.tsx';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { RequestProblem } from '../http/problem.ts';
import classes from './automation.module.css';
import { AutomationSection } from './automation-section.tsx';
import { AUTOMATIONS, describeModel, PROMPTS } from './automation-texts.ts';
import { DailyCaps } from './daily-caps.tsx';
import { PromptTools } from './prompt-tools.tsx';
import { switchOnQuestion } from './publish-question.ts';
import { mergeSettings, settingsDifferences } from './settings-differences.ts';
import {
  getOpenaiModel,
  getSettings,
  listPublishable,
  type SettingsValues,
  type StoredSettings,
  saveSettings,
  valuesOf,
} from './settings-requests.ts';
import { findSettingsErrors, withNumbers } from './settings-rules.ts';
import { DUE_TIMES, useDueTimes } from './use-due-times.ts';

/** What was typed and given up for what was saved then. */
interface GivenUp {
  mine: SettingsValues;
  saved: SettingsValues;
}

export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const [version, setVersion] = useState(stored.version);
  const due = useDueTimes(stored);
  const { data: openaiModel } = useQuery({
    queryKey: ['openai-model'],
    queryFn: getOpenaiModel,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [conflict, setConflict] = useState<StoredSettings | null>(null);
  const form = useForm<SettingsValues>({
    initialValues: valuesOf(stored),
    validate: findSettingsErrors,
  });
  const save = useAction({
    run: ({ values, seen }: { values: SettingsValues; seen: number }) => saveSettings(values, seen),
    failure: 'Nepavyko išsaugoti nustatymų',
    success: () => 'Nustatymai išsaugoti',
    changes: [['dashboard'], DUE_TIMES],
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
  /** Switching automatic publishing on publishes at once: that is asked first, with what it would be. */
  const switchOn = useAction({
    run: (values: SettingsValues) => listPublishable(values),
    failure: 'Nepavyko išsaugoti nustatymų',
    success: null,
    changes: [],
  });
  const askAndSend = (typed: SettingsValues, saved: SettingsValues, seen: number) => {
    const values = withNumbers(typed);
    if (!values.auto_publish_enabled || saved.auto_publish_enabled) return send(values, seen);
    switchOn.mutate(values, {
      onSuccess: (titles) =>
        ask({ ...switchOnQuestion(values, titles), onConfirm: () => send(values, seen) }),
    });
  };
  const send = (values: SettingsValues, seen: number) => {
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
    (values) => askAndSend(values, form.getInitialValues(), version),
    (errors, values) => focusFirstError(form, errors, values),
  );
  const keepMine = (theirs: StoredSettings) => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) focusFirstError(form, errors, form.getValues());
    else askAndSend(merged(theirs), valuesOf(theirs), theirs.version);
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
        <AutomationSection
          key={automation.key}
          automation={automation}
          form={form}
          dueAt={due[`${automation.key}_due_at`]}
        />
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
            data={API_MODELS.map((value) => ({
              value,
              label: describeModel(value, openaiModel ?? null),
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
        <Button type="submit" loading={save.isPending || switchOn.isPending}>
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
