import { Group, NumberInput, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { TOKEN_HELP } from '../../article-import/comparison/preparation-cost.ts';
import { WHOLE_NUMBER } from '../../feedback/whole-number.ts';
import classes from '../automation.module.css';
import { CAPS } from './automation-texts.ts';
import type { SettingsValues } from './settings-requests.ts';
import { toStoredCap } from './settings-rules.ts';

/** What models may use in a day; at a limit the work waits for the next day. An empty field is the built-in one. */
export function DailyCaps({ form }: { form: UseFormReturnType<SettingsValues> }) {
  return (
    <fieldset className={classes.section}>
      <legend hidden>AI dienos ribos</legend>
      <Text component="h2" fw={600}>
        AI dienos ribos
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        Pasiekus ribą darbai laukia kitos dienos (pagal Vilniaus laiką), niekas neprarandama.{' '}
        {TOKEN_HELP}, straipsnio vertimui jų reikia kelių tūkstančių.
      </Text>
      <Group align="flex-start" gap="md">
        {CAPS.map((cap) => (
          <CapField key={cap.key} cap={cap} form={form} />
        ))}
      </Group>
    </fieldset>
  );
}

interface CapFieldProps {
  cap: (typeof CAPS)[number];
  form: UseFormReturnType<SettingsValues>;
}

function CapField({ cap: { key, label, whenEmpty, scale }, form }: CapFieldProps) {
  /** As it stands in the field while it is typed in: „0,“ is no number yet, but on the way to one. */
  const [typed, setTyped] = useState<string | number | null>(null);
  const { value, error } = form.getInputProps(key);
  return (
    <NumberInput
      label={label}
      w={220}
      min={scale === 1 ? 1 : 0.01}
      {...WHOLE_NUMBER}
      decimalScale={2}
      thousandSeparator=" "
      placeholder={whenEmpty}
      error={error}
      value={typed ?? (typeof value === 'number' ? value / scale : '')}
      onChange={(next) => {
        setTyped(next);
        form.setFieldValue(key, toStoredCap(next, scale));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
