import { Select, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { API_MODELS } from '../../../domain/model-providers.ts';
import classes from '../automation.module.css';
import { describeModel, PROMPTS } from './automation-texts.ts';
import { PromptTools } from './prompt-tools.tsx';
import { type EditedSettings, SettingsPage } from './settings-page.tsx';
import { getOpenaiModel } from './settings-requests.ts';

/** Which model prepares articles, and what it is told. */
export default function ModelSettingsScreen() {
  return (
    <SettingsPage
      title="Modeliai ir nurodymai"
      lead="Kuris modelis ruošia straipsnius ir ką jam nurodome."
      fields={(settings) => <ModelFields settings={settings} />}
    />
  );
}

function ModelFields({ settings }: { settings: EditedSettings }) {
  const { form, version } = settings;
  const { data: openaiModel } = useQuery({
    queryKey: ['openai-model'],
    queryFn: getOpenaiModel,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Stack gap="lg" className={classes.section}>
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
  );
}
