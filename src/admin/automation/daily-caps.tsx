import { Group, NumberInput, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import classes from './automation.module.css';
import { CAPS } from './automation-texts.ts';
import type { SettingsValues } from './settings-requests.ts';

/** What models may use in a day; at a limit the work waits for the next day. An empty field is the built-in one. */
export function DailyCaps({ form }: { form: UseFormReturnType<SettingsValues> }) {
  return (
    <fieldset className={classes.section}>
      <legend hidden>AI dienos ribos</legend>
      <Text component="h2" fw={600}>
        AI dienos ribos
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        Pasiekus ribą darbai laukia kitos dienos (pagal Vilniaus laiką), niekas neprarandama.
      </Text>
      <Group align="flex-start" gap="md">
        {CAPS.map(({ key, label, whenEmpty, scale }) => {
          const { value, error } = form.getInputProps(key);
          return (
            <NumberInput
              key={key}
              label={label}
              w={220}
              min={scale === 1 ? 1 : 0.01}
              decimalScale={scale === 1 ? 0 : 2}
              decimalSeparator=","
              thousandSeparator=" "
              placeholder={whenEmpty}
              error={error}
              value={typeof value === 'number' ? value / scale : ''}
              onChange={(typed) =>
                form.setFieldValue(
                  key,
                  typeof typed === 'number' ? Math.round(typed * scale) : null,
                )
              }
            />
          );
        })}
      </Group>
    </fieldset>
  );
}
