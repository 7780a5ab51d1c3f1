import { Stack, Textarea } from '@mantine/core';
import classes from '../automation.module.css';
import { PROMPTS } from './automation-texts.ts';
import { ModelSelect } from './model-select.tsx';
import { PromptTools } from './prompt-tools.tsx';
import { type EditedSettings, SettingsPage } from './settings-page.tsx';

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
  return (
    <Stack gap="lg" className={classes.section}>
      <ModelSelect {...form.getInputProps('api_model')} />
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
