import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { API_MODELS } from '../../domain/model-providers.ts';
import { ConflictNotice } from '../history/conflict-notice.tsx';
import classes from './automation.module.css';
import { AutomationSection } from './automation-section.tsx';
import { AUTOMATIONS, describeModel, PROMPTS } from './automation-texts.ts';
import { DailyCaps } from './daily-caps.tsx';
import { PromptTools } from './prompt-tools.tsx';
import { settingsDifferences } from './settings-differences.ts';
import { getOpenaiModel, type StoredSettings, valuesOf } from './settings-requests.ts';
import { useDueTimes } from './use-due-times.ts';
import { useEditSettings } from './use-edit-settings.ts';

export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const due = useDueTimes(stored);
  const settings = useEditSettings(stored);
  const { form, conflict, givenUp, isSaving, isAsking } = settings;
  return (
    <form onSubmit={settings.submit} noValidate className={classes.form}>
      {conflict && (
        <ConflictNotice
          title="Nustatymus ką tik pakeitė kitas administratorius"
          differences={settingsDifferences(valuesOf(conflict), settings.merged(conflict))}
          onTakeTheirs={() => settings.takeTheirs(conflict)}
          onKeepMine={() => settings.keepMine(conflict)}
          isBusy={isSaving}
        />
      )}
      {givenUp && <GivenUpNotice onTakeBack={() => settings.takeBack(givenUp)} />}
      {AUTOMATIONS.map((automation) => (
        <AutomationSection
          key={automation.key}
          automation={automation}
          form={form}
          dueAt={due[`${automation.key}_due_at`]}
        />
      ))}
      <ModelSection settings={settings} />
      <DailyCaps form={form} />
      <div className={classes.save}>
        <Button type="submit" loading={isSaving || isAsking}>
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

function GivenUpNotice({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <Alert color="blue" role="status" mb="md" title="Rodomi išsaugoti nustatymai">
      <Group justify="space-between" gap="xs">
        <Text size="sm">Jūsų pakeitimų atsisakyta, bet jie dar nedingo.</Text>
        <Button size="xs" variant="default" onClick={onTakeBack}>
          Grąžinti mano pakeitimus
        </Button>
      </Group>
    </Alert>
  );
}

function ModelSection({ settings }: { settings: ReturnType<typeof useEditSettings> }) {
  const { form, version } = settings;
  const { data: openaiModel } = useQuery({
    queryKey: ['openai-model'],
    queryFn: getOpenaiModel,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
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
              onRestored={(restored) => settings.take(prompt.key, restored)}
            />
          </div>
        ))}
      </Stack>
    </fieldset>
  );
}
