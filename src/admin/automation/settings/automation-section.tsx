import { Button, Group, NumberInput, Select, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AUTO_PUBLISH_BATCH_MAX } from '../../../domain/auto-publish-limits.ts';
import { INTERVALS } from '../../../domain/time/intervals.ts';
import { ask } from '../../feedback/ask.tsx';
import { showSuccess } from '../../feedback/toasts.ts';
import { useAction } from '../../feedback/use-action.ts';
import { WHOLE_NUMBER } from '../../feedback/whole-number.ts';
import { useFunction } from '../../runs/use-runs.ts';
import { IconPlayerPlay } from '../../style/icons.ts';
import classes from '../automation.module.css';
import { type Automation, INTERVAL_LABELS } from './automation-texts.ts';
import { publishQuestion } from './publish-question.ts';
import { getSettings, listPublishable, type SettingsValues } from './settings-requests.ts';
import { findSettingsErrors, withNumbers } from './settings-rules.ts';

type NumberField = 'auto_publish_min_score' | 'auto_publish_batch_size';

interface AutomationSectionProps {
  automation: Automation;
  form: UseFormReturnType<SettingsValues>;
  /** When it runs next, as far as it is known: with what is typed once that is saved. */
  nextRun: string;
  /** What it would do now; null until that is known. */
  outlook: string | null;
}

/** One automation: switch, interval, its own limits, and a button that runs it once. */
export function AutomationSection({ automation, form, nextRun, outlook }: AutomationSectionProps) {
  // Whole: one group of fields with the button that tries them.
  const { key, title, description, functionName, body, started, action } = automation;
  const test = useFunction(functionName);
  const failure = `Nepavyko paleisti ${action}`;
  const run = () => test.start({ body, failure, onStarted: () => showSuccess(started) });
  /** With the settings as they are saved now: those are what the run goes by. */
  const publishing = useAction({
    run: async () => {
      const saved = await getSettings();
      return { saved, titles: await listPublishable(saved) };
    },
    failure,
    success: ({ saved, titles }) => {
      ask({ ...publishQuestion(saved, titles, form.isDirty()), onConfirm: run });
      return null;
    },
    changes: [],
  });
  /** As it is typed, an emptied field included; a number is made of it when the field is left or saved. */
  const type = (field: NumberField) => (typed: string | number) =>
    form.setFieldValue(field, typed as number);
  const leave = (field: NumberField) => () => {
    const values = withNumbers(form.getValues());
    if (values[field] !== form.getValues()[field]) form.setFieldValue(field, values[field]);
    const error = findSettingsErrors(values)[field];
    if (error) form.setFieldError(field, error);
  };
  return (
    <fieldset className={classes.section}>
      <legend hidden>{title}</legend>
      <div className={classes.legend}>
        <Switch
          label={
            <Text component="span" fw={600}>
              {title}
            </Text>
          }
          description={description}
          {...form.getInputProps(`${key}_enabled`, { type: 'checkbox' })}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          loading={test.isStarting}
          disabled={test.isRunning}
          aria-label={`Išbandyti: ${title}`}
          onClick={() => {
            if (key !== 'auto_publish') run();
            else if (!publishing.isPending) publishing.mutate(undefined);
          }}
        >
          Išbandyti
        </Button>
      </div>
      <dl className={classes.runs}>
        <dt>Kitas vykdymas</dt>
        <dd>{nextRun}</dd>
        <dt>Jei vyktų dabar</dt>
        <dd>{outlook ?? '…'}</dd>
      </dl>
      <Group align="flex-start" gap="md">
        <Select
          label="Intervalas"
          w={240}
          data={INTERVALS.map((value) => ({ value, label: INTERVAL_LABELS[value] }))}
          {...form.getInputProps(`${key}_interval`)}
        />
        {key === 'auto_publish' && (
          <>
            <NumberInput
              label="Mažiausias aktualumo balas"
              w={220}
              min={0}
              max={100}
              {...WHOLE_NUMBER}
              {...form.getInputProps('auto_publish_min_score')}
              onChange={type('auto_publish_min_score')}
              onBlur={leave('auto_publish_min_score')}
            />
            <NumberInput
              label="Straipsnių per kartą"
              w={180}
              min={1}
              max={AUTO_PUBLISH_BATCH_MAX}
              {...WHOLE_NUMBER}
              {...form.getInputProps('auto_publish_batch_size')}
              onChange={type('auto_publish_batch_size')}
              onBlur={leave('auto_publish_batch_size')}
            />
          </>
        )}
      </Group>
    </fieldset>
  );
}
